import { screen } from '@testing-library/react';
import { salesCharts } from '../../testing/embedded';
import { emptyMarket, market } from '../../testing/market';
import { openPage } from '../../testing/openPart';
import { page } from './EmbedSalesPage';

const open = (chart: string, search = '', lang: 'en' | 'ge' = 'en', answer = market) =>
  openPage(page, `/embed/sales/${chart}${search}`, { answer, lang, site: { framed: true } });

describe('a chart of the sales overview in a frame', () => {
  it.each(salesCharts)(
    'is the only one on its page, with the settings of its address: %s [SAL-7]',
    async (chart, name, call) => {
      const { calls, initialCount } = await open(chart, '?location=azerbaijan&month=2026-03&type=1');
      expect(calls).toMatchObject([{ call, parameter: { location: 'azerbaijan', month: '2026-03' } }]);
      expect(calls).toHaveLength(initialCount);
      expect(screen.getAllByRole('figure')).toEqual([screen.getByRole('figure', { name })]);
      expect(screen.getByRole('figure')).toHaveTextContent('Source: Caravan demo figures');
      expect(screen.getByRole('heading', { level: 1, name: 'Sales overview' })).toBeInTheDocument();
      // A framed page is not hydrated, so a button would do nothing.
      expect(screen.queryAllByRole('button', { hidden: true })).toEqual([]);
    },
  );

  it('links to the overview with the same settings and language [SAL-7]', async () => {
    await open('by-year', '?location=azerbaijan&type=1', 'ge');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sales/list?location=azerbaijan&type=1&lang=ge');
  });

  it('links models in its language', async () => {
    await open('best-sold', '', 'ge');
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('href', '/sales/detail/week/toyota-prius?lang=ge');
  });

  it('reports invalid parameters [SAL-7]', async () => {
    await open('by-year', '?location=mars&month=2020-01');
    expect(
      screen.getByText(
        'There are no figures for the country in the address. Those for Georgia are shown. ' +
          'There are no figures up to the month in the address. Those up to November 2024 are shown.',
      ),
    ).toBeVisible();
  });

  it('shows "No data" without figures [SAL-4]', async () => {
    await open('best-sold', '', 'en', emptyMarket);
    expect(screen.getByRole('figure')).toHaveTextContent('No data');
  });
});
