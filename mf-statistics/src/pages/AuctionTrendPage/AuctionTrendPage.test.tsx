import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { metaOf, type Answer } from '@caravan/shared/testing';
import { openPage } from '../../testing/openPart';
import { texts } from '../../testing/texts';
import { answerByWeek } from '../../testing/modelByTitle';
import { page } from './AuctionTrendPage';

const open = (query: string, lang: 'en' | 'ge' = 'en', answer: Answer = answerByWeek) =>
  openPage(page, `/auction/page?${query}`, { answer, lang, site: { framed: true } });

const metaAt = (query: string, state: unknown) =>
  metaOf(page, 'statistics', texts.en, { address: `/auction/page?${query}`, state });

const prius = 'title=2017+TOYOTA+PRIUS+TWO';

describe('the framed trend of a model', () => {
  it('shows the weeks of the model in the title as chart and figures [EMB-1]', async () => {
    const { calls, initialCount } = await open(prius);
    expect(calls).toEqual([
      { call: 'auctionModelStatistic', parameter: { title: '2017 TOYOTA PRIUS TWO', location: 'georgia' } },
    ]);
    expect(calls).toHaveLength(initialCount);
    expect(screen.getByRole('heading', { level: 1, name: 'Toyota Prius' })).toBeVisible();
    const sold = screen.getByRole('figure', { name: 'Toyota Prius: sold by week, Georgia' });
    expect(sold).toHaveTextContent('Sales rose 10% in the weeks from 2 Nov 2026 to 15 Nov 2026');
    expect(within(sold).getByRole('row', { name: '9–15 Nov 2026 220', hidden: true })).toBeInTheDocument();
    const price = screen.getByRole('figure', { name: 'Toyota Prius: median price by week, Georgia' });
    expect(within(price).getByRole('row', { name: '9–15 Nov 2026 $9,500', hidden: true })).toBeInTheDocument();
    expect(price).toHaveTextContent('Axis starts at $');
    expect(screen.getByText('On offer').parentElement).toHaveTextContent('1,210');
  });

  it.each([
    ['en', '“2017 TOYOTA PRIUS TWO” is counted as Toyota Prius.'],
    ['ge', '„2017 TOYOTA PRIUS TWO“ ითვლება ამ მოდელად: Toyota Prius.'],
  ] as const)('names the model that a title means: %s [EMB-1]', async (lang, words) => {
    await open(prius, lang);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('omits the model if the title is its name [EMB-1]', async () => {
    await open('title=toyota-PRIUS');
    expect(screen.queryByText(/is counted as/)).toBeNull();
  });

  it("links out of the frame with the site's name [EMB-1]", async () => {
    await open(`${prius}&accountId=7`, 'ge');
    const [link, ...otherLinks] = screen.getAllByRole('link');
    expect(otherLinks).toEqual([]);
    expect(link).toHaveAttribute('href', '/sales/detail/week/toyota-prius?lang=ge&accountId=7');
    expect(link).toHaveTextContent('Caravan');
  });

  it.each([
    ['en', 'There are no figures for this car'],
    ['ge', 'ამ ავტომობილის მონაცემები არ არის'],
  ] as const)('reports an unknown car with status 404: %s [EMB-1]', async (lang, words) => {
    const query = 'title=2016+Nissan+Altima';
    const { state } = await open(query, lang);
    expect(screen.getByRole('heading', { level: 1, name: '2016 Nissan Altima' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link')).toHaveTextContent('Caravan');
    expect(metaAt(query, state())).toEqual({ status: 404 });
  });

  it('answers 404 if the address names no car', async () => {
    for (const query of ['', 'title=', 'title=%20', `title=${'x'.repeat(201)}`])
      await expect(open(query)).rejects.toMatchObject({ status: 404 });
  });

  it('shows an error with a retry', async () => {
    const server = { down: true };
    const { state } = await open(prius, 'en', (...call) => (server.down ? undefined : answerByWeek(...call)));
    expect(metaAt(prius, state())).toEqual({});
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures of this model did not load');
    expect(screen.getByRole('heading', { level: 1, name: '2017 TOYOTA PRIUS TWO' })).toBeVisible();
    server.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('figure')).toHaveLength(2);
    expect(metaAt(prius, state())).toEqual({ title: 'Toyota Prius' });
  });
});
