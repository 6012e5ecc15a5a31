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

const queryOf = {
  sales: 'trend',
  price: 'trend',
  'by-price': 'analysis',
  'by-mileage': 'analysis',
  'by-year': 'analysis',
} as const satisfies Record<ModelChart, keyof ModelQueries>;

interface NamedModel {
  readonly modelName: string;
}

const EmbedModelPage = ({ view }: PageProps<EmbedView, object>) => {
  const t = useTexts('statistics');
  const siteParameters = useSiteParameters();
  const { chart, interval, location, modelId } = view;
  const { trend, analysis } = modelQueries(view);
  const frameProps = {
    view,
    heading: (answer: NamedModel | undefined) => answer?.modelName ?? t('sales.title'),
    to: modelAddress(interval, modelId, view, siteParameters),
    linkText: (answer: NamedModel | undefined) =>
      answer ? t('framed.more', { model: answer.modelName }) : t('framed.overview'),
  };
  const renderTrend = (kind: Trend) => (
    <FramedChart
      {...frameProps}
      query={trend}
      chart={({ saleList, modelName }) => (
        <TrendChart
          trend={kind}
          points={trendPoints(saleList)}
          interval={interval}
          location={location}
          subject={modelName}
          name={modelId}
        />
      )}
    />
  );
  const renderBars = (kind: 'price' | 'run' | 'year') => (
    <FramedChart
      {...frameProps}
      query={analysis}
      chart={(answer) => <ModelBars kind={kind} analysis={answer} view={view} />}
    />
  );
  const charts: Record<ModelChart, () => ReactElement> = {
    sales: () => renderTrend('sales'),
    price: () => renderTrend('price'),
    'by-price': () => renderBars('price'),
    'by-mileage': () => renderBars('run'),
    'by-year': () => renderBars('year'),
  };
  return charts[chart]();
};

export const page = definePage('embed-model', {
  address: ({ params: { type, id, chart }, search, setting }): EmbedView => ({
    ...modelView(type, id, search, setting.today),
    chart,
  }),
  // Only the call of the shown chart.
  queries: (view) => ({ shown: modelQueries(view)[queryOf[view.chart]] }),
  View: EmbedModelPage,
  meta: ({ queries, answer }) => {
    const model = answer<NamedModel>(queries.shown);
    return model ? { title: model.modelName } : {};
  },
  onFailure: (error) => {
    if (isUnknown(error)) throw notFound();
  },
});
