import type { ReactNode } from 'react';
import type { PageProps } from '@caravan/shared/page';
import { useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import type { SalesChart } from '../../api/embedAddress';
import { marketQueries, type MarketQueries } from '../../api/marketApi';
import { salesAddress, salesView, type SalesView } from '../../api/salesView';
import { FramedChart } from '../../components/FramedChart';
import { PriceLevels } from '../../components/PriceLevels';
import { TopModels } from '../../components/TopModels';
import { TrendChart } from '../../components/TrendChart';
import { trendPoints } from '../../components/trendPoint';
import { useSiteParameters } from '../../components/useSiteParameters';
import { YearsChart } from '../../components/YearsChart';
import { definePage } from '../../define';

interface EmbedView extends SalesView {
  readonly chart: SalesChart;
}

const queryOf = {
  sales: 'analysis',
  price: 'analysis',
  'best-sold': 'top',
  'most-offered': 'top',
  'by-year': 'sold',
  'by-price': 'consumers',
} as const satisfies Record<SalesChart, keyof MarketQueries>;

const EmbedSalesPage = ({ view }: PageProps<EmbedView, object>) => {
  const t = useTexts('statistics');
  const to = salesAddress(view, useSiteParameters());
  const { chart, interval, location } = view;
  const { analysis, top, sold, consumers } = marketQueries(view);
  const frame = <Answer,>(query: BoundQuery<Answer>, showChart: (answer: Answer) => ReactNode) => (
    <FramedChart view={view} query={query} to={to}>
      {showChart}
    </FramedChart>
  );
  switch (chart) {
    case 'sales':
    case 'price':
      return frame(analysis, ({ saleList }) => (
        <TrendChart
          trend={chart}
          points={trendPoints(saleList)}
          interval={interval}
          location={location}
          subject={t('sales.subject')}
          name="market"
        />
      ));
    case 'best-sold':
    case 'most-offered':
      return frame(top, (lists) => <TopModels chart={chart} lists={lists} view={view} />);
    case 'by-year':
      return frame(sold, (answer) => <YearsChart sold={answer} view={view} />);
    default:
      return frame(consumers, (answer) => <PriceLevels consumers={answer} view={view} />);
  }
};

export const page = definePage('embed-sales', {
  address: ({ params: { chart }, search, setting }): EmbedView => ({ ...salesView(search, setting.today), chart }),
  // Only the call of the shown chart.
  queries: (view) => ({ shown: marketQueries(view)[queryOf[view.chart]] }),
  View: EmbedSalesPage,
});
