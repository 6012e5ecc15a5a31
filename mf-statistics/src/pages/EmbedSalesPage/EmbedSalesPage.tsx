import type { ReactElement } from 'react';
import type { PageProps } from '@caravan/shared/page';
import { useTexts } from '@caravan/shared/site';
import type { SalesChart } from '../../api/embedAddress';
import { marketQueries, type MarketQueries } from '../../api/marketApi';
import { salesAddress, salesCall, salesView, type SalesView } from '../../api/salesView';
import { FramedChart } from '../../components/FramedChart';
import { PriceLevels } from '../../components/PriceLevels';
import { TopModels } from '../../components/TopModels';
import { TrendChart, type Trend } from '../../components/TrendChart';
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
  const siteParameters = useSiteParameters();
  const { chart, interval, location } = view;
  const { analysis, top, sold, consumers } = marketQueries(salesCall(view));
  const frameProps = {
    view,
    heading: () => t('sales.title'),
    to: salesAddress(view, siteParameters),
    linkText: () => t('framed.overview'),
  };
  const renderTrend = (kind: Trend) => (
    <FramedChart
      {...frameProps}
      query={analysis}
      chart={({ saleList }) => (
        <TrendChart
          trend={kind}
          points={trendPoints(saleList)}
          interval={interval}
          location={location}
          subject={t('sales.subject')}
          name="market"
        />
      )}
    />
  );
  const charts: Record<SalesChart, () => ReactElement> = {
    sales: () => renderTrend('sales'),
    price: () => renderTrend('price'),
    'best-sold': () => (
      <FramedChart {...frameProps} query={top} chart={(lists) => <TopModels kind="sold" lists={lists} view={view} />} />
    ),
    'most-offered': () => (
      <FramedChart
        {...frameProps}
        query={top}
        chart={(lists) => <TopModels kind="offered" lists={lists} view={view} />}
      />
    ),
    'by-year': () => (
      <FramedChart {...frameProps} query={sold} chart={(answer) => <YearsChart sold={answer} view={view} />} />
    ),
    'by-price': () => (
      <FramedChart
        {...frameProps}
        query={consumers}
        chart={(answer) => <PriceLevels consumers={answer} view={view} />}
      />
    ),
  };
  return charts[chart]();
};

export const page = definePage('embed-sales', {
  address: ({ params: { chart }, search, setting }): EmbedView => ({ ...salesView(search, setting.today), chart }),
  // Only the call of the shown chart.
  queries: (view) => ({ shown: marketQueries(salesCall(view))[queryOf[view.chart]] }),
  View: EmbedSalesPage,
});
