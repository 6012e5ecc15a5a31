import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RankingRow, TrendPoint } from '@caravan/shared/contracts/calls';
import { openPage, pageOf, point, row } from '../../testing/openPage';

const rowWithTrend = (ranking: number): RankingRow =>
  row(ranking, { seriesInfo: { ...row(ranking).seriesInfo, showTrend: true } });
const list = pageOf([rowWithTrend(1), rowWithTrend(2), row(3)], 30);
const year = [
  point('2026-09', { count: 1200, ranking: 4 }),
  point('2026-10', { lastCount: 1200, lastRanking: 4, ranking: 6 }),
];

const open = (address: string, points: readonly TrendPoint[] = year, lang: 'en' | 'ge' = 'en') =>
  openPage(address, { lang, answer: (_parameter, call) => (call === 'trendList' ? points : list) });

const trendLink = (ranking: number) => screen.getByRole('link', { name: `Trend of Series ${ranking}` });
const panel = (ranking: number) => screen.findByRole('region', { name: `Trend of BYD Series ${ranking}` });
const panels = () => screen.queryAllByRole('region', { name: /^Trend of/ });

describe('the trend of a series', () => {
  it('opens and closes by a click, at its own address, one at a time [RNK-7]', async () => {
    const { currentAddress, requests } = await open('/sales/hot?carType=suv&page=2');
    expect(trendLink(1)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trendLink(1));
    expect(await within(await panel(1)).findAllByRole('figure')).toHaveLength(2);
    expect(currentAddress()).toBe('/sales/hot?carType=suv&page=2&trend=series-1');
    expect(requests.at(-1)).toEqual({ seriesId: 'series-1' });
    expect(trendLink(1)).toHaveAttribute('aria-expanded', 'true');
    expect(trendLink(1)).toHaveAttribute('aria-controls', (await panel(1)).id);

    await userEvent.click(trendLink(2));
    expect(await panel(2)).toBeInTheDocument();
    expect(panels()).toHaveLength(1);
    expect(currentAddress()).toBe('/sales/hot?carType=suv&page=2&trend=series-2');

    await userEvent.click(trendLink(2));
    expect(panels()).toEqual([]);
    expect(currentAddress()).toBe('/sales/hot?carType=suv&page=2');
  });

  it('exists only for series with showTrend [RNK-7]', async () => {
    await open('/sales/hot');
    expect(screen.getAllByRole('link', { name: /^Trend of/ })).toHaveLength(2);
  });

  it('is open if the address says so, with figures loaded on the server [RNK-7]', async () => {
    const { requests, initialCount } = await open('/sales/sale?trend=series-2');
    expect(await panel(2)).toBeInTheDocument();
    expect(requests).toHaveLength(initialCount);
  });

  it('shows sales and ranks of each month [RNK-7]', async () => {
    await open('/sales/sale?trend=series-1');
    const figures = await within(await panel(1)).findAllByRole('figure');
    expect(figures.map((figure) => figure.getAttribute('aria-label'))).toEqual([
      'BYD Series 1: retail sales in China by month',
      'BYD Series 1: rank by retail sales among all models in China, by month',
    ]);
    const [sales, ranks] = figures.map((figure) => within(figure));
    expect(sales?.getByRole('heading')).toHaveTextContent('Best of 2 months: September 2026 with 1,200 cars');
    expect(ranks?.getByRole('heading')).toHaveTextContent('Best rank of 2 months: 4, most recently in September 2026');
    expect(sales?.getByRole('slider')).toHaveAttribute('aria-valuetext', 'October 2026, Cars sold: 1,000');
    expect(ranks?.getByRole('slider')).toHaveAttribute('aria-valuetext', 'October 2026, Rank: 6');
  });

  it.each([
    [
      'up',
      { count: 1500, lastCount: 1000, ranking: 2, lastRanking: 5 },
      '50% more than in September 2026',
      'up 3 places since September 2026',
    ],
    [
      'down',
      { count: 900, lastCount: 1000, ranking: 6, lastRanking: 5 },
      '10% fewer than in September 2026',
      'down one place since September 2026',
    ],
    ['none', {}, 'as many as in September 2026', 'the same as in September 2026'],
    ['none', { lastCount: null, lastRanking: -1 }, 'no figure for September 2026', 'not ranked in September 2026'],
  ] as const)('compares the newest month with the one before: %s [RNK-7]', async (direction, change, sales, rank) => {
    await open('/sales/sale?trend=series-1', [point('2026-10', change)]);
    const found = within(await panel(1));
    for (const text of [sales, rank]) {
      const note = found.getByText(text);
      expect(note.querySelectorAll('path')).toHaveLength(direction === 'none' ? 0 : 1);
    }
  });

  it.each([
    '/sales/hot',
    '/sales/sale?by=wholesale',
    '/sales/sale?carType=suv',
    '/sales/sale?from=2&to=4',
    '/sales/sale?month=2026-08',
  ])('names its own ranking beside the list at %s, which has another [RNK-7]', async (address) => {
    await open(`${address}${address.includes('?') ? '&' : '?'}trend=series-1`);
    expect(await panel(1)).toHaveTextContent('counts retail sales up to October 2026 and ranks all models by them');
  });

  it('omits the note beside the list with the same ranking [RNK-7]', async () => {
    await open('/sales/sale?trend=series-1');
    expect(await panel(1)).not.toHaveTextContent('whatever the list shows');
  });

  it.each(['series-3', 'series-99', 'no such'])(
    'is reported as missing for the series "%s" of the address',
    async (id) => {
      await open(`/sales/sale?trend=${encodeURIComponent(id)}`);
      expect(await screen.findByText(/The model in the address has no trend/)).toBeInTheDocument();
      expect(panels()).toEqual([]);
      expect(trendLink(1)).toBeInTheDocument();
    },
  );

  it('says "No data" for a series without a month', async () => {
    await open('/sales/sale?trend=series-1', []);
    expect(await panel(1)).toHaveTextContent('No data');
    expect(within(await panel(1)).queryByRole('figure')).not.toBeInTheDocument();
  });

  it('shows an error in its place, with a retry', async () => {
    const server = { down: true };
    await openPage('/sales/sale?trend=series-1', {
      answer: (_parameter, call) => (call === 'rankList' ? list : server.down ? undefined : year),
    });
    expect(await screen.findByText('The trend did not load')).toBeInTheDocument();
    server.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await panel(1)).findAllByRole('figure')).toHaveLength(2);
  });

  it('is translated into Georgian', async () => {
    await open('/sales/hot?trend=series-1', year, 'ge');
    const region = await screen.findByRole('region', { name: 'დინამიკა: BYD Series 1' });
    expect(await within(region).findAllByRole('figure')).toHaveLength(2);
    expect(region.textContent.replaceAll(/BYD Series \d|Caravan|PNG|SVG|CSV/g, '')).not.toMatch(/[a-z]{3}/i);
  });
});
