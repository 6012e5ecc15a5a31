import { screen, within } from '@testing-library/react';
import type { RankingRow } from '@caravan/shared/contracts/calls';
import { insertedRules } from '@caravan/shared/testing';
import { openPage, pageOf, row } from '../../testing/openPage';

const info = row(1).seriesInfo;

const openRow = async (
  address: string,
  data: RankingRow,
  options: { currency?: 'USD' | 'GEL'; lang?: 'en' | 'ge' } = {},
) => {
  await openPage(address, { answer: () => pageOf([data]), ...options });
  return screen.getByRole('heading', { level: 3 }).closest('li') ?? document.body;
};

describe('a row of the ranking', () => {
  it('shows mark, brand, series, price range and number of reviews [RNK-6]', async () => {
    const seriesInfo = { ...info, brandNameEn: 'Tesla', seriesNameEn: 'Model Y', minPrice: 94_368, maxPrice: 134_018 };
    const line = await openRow('/sales/sale', row(7, { seriesInfo, carReviewCount: 3096 }), { currency: 'GEL' });
    expect(line.querySelector('img')).toHaveAttribute('src', '/media/brands/byd.svg');
    expect(line).toHaveTextContent(/Tesla.*Model Y.*₾94,368–134,018.*3,096 reviews/);
  });

  it('links only series that Georgia sells to their sales', async () => {
    const sold = row(7, { seriesInfo: { ...info, seriesNameEn: 'Model Y', salesModelId: 'tesla-model-y' } });
    const line = await openRow('/sales/sale', sold);
    expect(within(line).getByRole('link', { name: 'Sales in Georgia of Model Y' })).toHaveAttribute(
      'href',
      '/sales/detail/month/tesla-model-y',
    );
    document.body.replaceChildren();
    expect(within(await openRow('/sales/sale', row(8))).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows one price, or that it is unknown', async () => {
    const line = await openRow('/sales/sale', row(7, { seriesInfo: { ...info, minPrice: 12_000, maxPrice: 12_000 } }));
    expect(line).toHaveTextContent(/\$12,000(?!–)/);
    document.body.replaceChildren();
    expect(await openRow('/sales/sale', row(7))).toHaveTextContent('Price unknown');
  });

  it.each([1, 2, 3])('has a drawn medal at place %i [RNK-6]', async (ranking) => {
    const line = await openRow('/sales/sale', row(ranking));
    expect(within(line).getByText(`Place ${ranking}, medal`)).toBeInTheDocument();
    expect(line.querySelector('svg .edge')).toBeInTheDocument();
  });

  it('has a medal whose place scales with the medal only', async () => {
    const line = await openRow('/sales/sale', row(1));
    expect(line.querySelector('svg .edge ~ text')).toHaveAttribute('font-size', '20');
    expect(insertedRules()).not.toMatch(/ text \{[^}]*rem;/);
  });

  it('has no medal at place 4 [RNK-6]', async () => {
    const line = await openRow('/sales/sale', row(4));
    expect(within(line).queryByText(/medal/)).not.toBeInTheDocument();
    expect(line.querySelector('svg .edge')).not.toBeInTheDocument();
    expect(line).toHaveTextContent(/^4/);
  });

  it.each([
    [5, 9, 'up 4 places'],
    [5, 4, 'down one place'],
  ])('at rank %i after rank %i says "%s" [RNK-6]', async (ranking, lastRanking, text) => {
    expect(await openRow('/sales/sale', row(ranking, { lastRanking }))).toHaveTextContent(text);
  });

  it.each([-1, 5])('says nothing of a change after rank %i [RNK-6]', async (lastRanking) => {
    expect(await openRow('/sales/sale', row(5, { lastRanking }))).not.toHaveTextContent(/up|down/);
  });

  it.each([
    ['/sales/sale', { count: 46_805 }, /46,805cars$/],
    ['/sales/division', { count: 486 }, /4\.86of 5$/],
    ['/sales/division', { count: 460 }, /4\.60of 5$/],
    ['/sales/energy', { count: 612 }, /612km$/],
    ['/sales/energy?by=winterConsumption', { count: 21.4 }, /21\.4kWh\/100 km$/],
    ['/sales/energy?by=winterConsumption', { count: 16 }, /16\.0kWh\/100 km$/],
    ['/sales/price', { count: 18.6, descenderPrice: 8775 }, /18\.6%\$8,775 off$/],
  ])('writes the value of %s in its own unit [RNK-6]', async (address, change, text) => {
    expect(await openRow(address, row(5, change))).toHaveTextContent(text);
  });

  it('formats counts in Georgian', async () => {
    const line = await openRow('/sales/price', row(5, { count: 18.6, descenderPrice: 25_218 }), {
      lang: 'ge',
      currency: 'GEL',
    });
    expect(line).toHaveTextContent(/18,6%25.218.₾-ით ნაკლები$/);
  });
});
