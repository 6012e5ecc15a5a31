import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pageOf, row } from '../../testing/openPage';
import { page } from './RankingPage';

const answer = () => pageOf([row(1)], 110);
const open = (address: string) => openPage(page, address, { answer });

const links = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');
const marked = (name: string) =>
  links(name)
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.textContent);
const handles = () => screen.getAllByRole('slider').map((handle) => handle.getAttribute('aria-valuetext'));
const settled = (address: () => string, wanted: string) =>
  screen.findByText('Series 1').then(() => {
    expect(address()).toBe(wanted);
  });

describe('the price of a ranking', () => {
  it.each([
    ['$0–10k', '?from=0&to=1', { priceMax: 10_000 }],
    ['$10–20k', '?from=1&to=2', { priceMin: 10_000, priceMax: 20_000 }],
    ['$20–40k', '?from=2&to=4', { priceMin: 20_000, priceMax: 40_000 }],
    ['$40–60k', '?from=4&to=6', { priceMin: 40_000, priceMax: 60_000 }],
    ['$60–80k', '?from=6&to=8', { priceMin: 60_000, priceMax: 80_000 }],
    ['$80–100k', '?from=8&to=10', { priceMin: 80_000, priceMax: 100_000 }],
    ['$100k+', '?from=10&to=100', { priceMin: 100_000 }],
  ])('is set by the preset %s, which moves the slider [RNK-4]', async (name, query, bounds) => {
    const { at, asked } = await open('/sales/sale?carType=suv&page=4');
    await userEvent.click(screen.getByRole('link', { name }));
    await settled(at, `/sales/sale?carType=suv&${query.slice(1)}`);
    expect(asked.at(-1)).toEqual({ rankType: 11, month: '2026-10', carType: 'suv', size: 10, current: 1, ...bounds });
    expect(marked('Guide price')).toEqual([name]);
    const dollars = (usd: number | undefined, none: string) =>
      usd === undefined ? none : `$${usd.toLocaleString('en')}`;
    expect(handles()).toEqual([
      dollars('priceMin' in bounds ? bounds.priceMin : undefined, '$0'),
      dollars('priceMax' in bounds ? bounds.priceMax : undefined, 'no upper limit'),
    ]);
  });

  it('is shown in lari while the address keeps dollars [SHELL-24]', async () => {
    const { asked } = await openPage(page, '/sales/sale?from=1&to=2', {
      answer: () => ({ ...answer(), rate: 2.5 }),
      currency: 'GEL',
    });
    expect(asked.at(-1)).toMatchObject({ priceMin: 10_000, priceMax: 20_000 });
    expect(marked('Guide price')).toEqual(['₾25–50k']);
    expect(screen.getByText('≈ ₾25,000 – ₾50,000 ($10,000 – $20,000)')).toBeInTheDocument();
    expect(handles()).toEqual(['₾25,000', '₾50,000']);
  });

  it('is set by the slider, whose upper end means no limit [RNK-4]', async () => {
    const { at, asked } = await open('/sales/hot?page=3');
    const [lowest, highest] = screen.getAllByRole('slider');
    expect(lowest).toHaveAccessibleName('Lowest price');
    expect(highest).toHaveAccessibleName('Highest price');
    expect([lowest, highest].map((handle) => handle?.getAttribute('max'))).toEqual(['100', '100']);
    const rest = async (handle: HTMLElement | undefined, value: number) => {
      if (!handle) throw new Error('there is no such handle');
      fireEvent.change(handle, { target: { value } });
      fireEvent.blur(handle);
      await screen.findByText('Series 1');
    };
    await rest(lowest, 4);
    expect(at()).toBe('/sales/hot?from=4&to=100');
    expect(asked.at(-1)).toEqual({ rankType: 1, size: 10, current: 1, priceMin: 40_000 });
    expect(marked('Guide price')).toEqual([]);
    await rest(highest, 6);
    expect(at()).toBe('/sales/hot?from=4&to=6');
    expect(marked('Guide price')).toEqual(['$40–60k']);
    expect(screen.getByText('$40,000 – $60,000')).toBeInTheDocument();
  });

  it('is cleared by a button with a name [RNK-4]', async () => {
    const { at } = await open('/sales/sale?from=2&to=4');
    await userEvent.click(screen.getByRole('link', { name: 'Clear the price' }));
    await settled(at, '/sales/sale');
    expect(handles()).toEqual(['$0', 'no upper limit']);
    expect(screen.getByText('Any price')).toBeInTheDocument();
  });

  it('has tabs only for the division, which starts below $10,000 [RNK-4]', async () => {
    const { at, asked } = await open('/sales/division');
    expect(asked[0]).toMatchObject({ rankType: 58, priceMax: 10_000 });
    expect(marked('Price class')).toEqual(['Low price']);
    expect(marked('Guide price')).toEqual(['$0–10k']);
    for (const [name, query, bounds] of [
      ['All prices', '?from=0&to=100', {}],
      ['Economy', '?from=1&to=3', { priceMin: 10_000, priceMax: 30_000 }],
      ['Luxury', '?from=3&to=8', { priceMin: 30_000, priceMax: 80_000 }],
      ['Low price', '', { priceMax: 10_000 }],
    ] as const) {
      await userEvent.click(screen.getByRole('link', { name }));
      await settled(at, `/sales/division${query}`);
      expect(asked).toContainEqual({ rankType: 58, size: 10, current: 1, ...bounds });
      expect(marked('Price class')).toEqual([name]);
    }
    await userEvent.click(screen.getByRole('link', { name: /^Popular/ }));
    expect(screen.queryByRole('navigation', { name: 'Price class' })).not.toBeInTheDocument();
    expect(handles()).toEqual(['$0', 'no upper limit']);
  });

  it('works as a form without JavaScript and keeps other filters', async () => {
    await open('/sales/sale?by=wholesale&carType=suv&from=2&to=4&page=2');
    const form = screen.getAllByRole('slider')[0]?.closest('form');
    expect(form).toHaveAttribute('action', '/sales/sale');
    const fields = [...(form?.querySelectorAll('input') ?? [])];
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['by', 'wholesale'],
      ['carType', 'suv'],
      ['from', '2'],
      ['to', '4'],
    ]);
  });

  it('links to the series without a price that a range leaves out', async () => {
    await openPage(page, '/sales/sale?from=2&to=4', { answer: () => ({ ...pageOf([row(1)], 42), unpriced: 6 }) });
    expect(screen.getByText(/^6 models with an unknown price/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show every price' })).toHaveAttribute('href', '/sales/sale');
  });
});
