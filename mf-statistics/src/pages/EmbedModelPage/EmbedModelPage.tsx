import type { ReactElement } from 'react';
import { notFound } from '@caravan/shared/contracts';
import { isUnknown, type PageProps } from '@caravan/shared/page';
import { useTexts } from '@caravan/shared/site';
import type { ModelChart } from '../../api/embedAddress';
import { modelAddress } from '../../api/marketView';
import { modelQueries, modelView, type ModelQueries, type ModelView } from '../../api/modelView';
import { FramedChart } from '../../components/FramedChart';
import { ModelBars } from '../../components/ModelBars';
import { TrendChart, type Trend } from '../../components/TrendChart';
import { trendPoints } from '../../components/trendPoint';
import { useSiteParameters } from '../../components/useSiteParameters';
import { definePage } from '../../define';

interface EmbedView extends ModelView {
  readonly chart: ModelChart;
}

const callOf = {
  sales: 'trend',
  price: 'trend',
  'by-price': 'analysis',
  'by-mileage': 'analysis',
  'by-year': 'analysis',
} as const satisfies Record<ModelChart, keyof ModelQueries>;

interface Named {
  readonly modelName: string;
}

const EmbedModelPage = ({ view }: PageProps<EmbedView, object>) => {
  const t = useTexts('statistics');
  const siteParameters = useSiteParameters();
  const { chart, interval, location, modelId } = view;
  const { trend, analysis } = modelQueries(view);
  const frame = {
    view,
    subject: (answer: Named | undefined) => answer?.modelName ?? t('sales.title'),
    to: modelAddress(interval, modelId, view, siteParameters),
    more: (answer: Named | undefined) =>
      answer ? t('framed.more', { model: answer.modelName }) : t('framed.overview'),
  };
  const overTime = (what: Trend) => (
    <FramedChart
      {...frame}
      query={trend}
      chart={({ saleList, modelName }) => (
        <TrendChart
          trend={what}
          points={trendPoints(saleList)}
          interval={interval}
          location={location}
          subject={modelName}
          name={modelId}
        />
      )}
    />
  );
  const bars = (what: 'price' | 'run' | 'year') => (
    <FramedChart
      {...frame}
      query={analysis}
      chart={(answer) => <ModelBars what={what} analysis={answer} view={view} />}
    />
  );
  const charts: Record<ModelChart, () => ReactElement> = {
    sales: () => overTime('sales'),
    price: () => overTime('price'),
    'by-price': () => bars('price'),
    'by-mileage': () => bars('run'),
    'by-year': () => bars('year'),
  };
  return charts[chart]();
};

export const page = definePage('embed-model', {
  address: ({ params: { type, id, chart }, search, setting }): EmbedView => ({
    ...modelView(type, id, search, setting.today),
    chart,
  }),
  // Only the call of the shown chart.
  queries: (view) => ({ shown: modelQueries(view)[callOf[view.chart]] }),
  View: EmbedModelPage,
  meta: ({ queries, answer }) => {
    const named = answer<Named>(queries.shown);
    return named ? { title: named.modelName } : {};
  },
  onFailure: (error) => {
    if (isUnknown(error)) throw notFound();
  },
});
