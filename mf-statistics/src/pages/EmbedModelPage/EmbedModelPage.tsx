import { notFound } from '@caravan/shared/contracts';
import { isUnknown, type PageProps } from '@caravan/shared/page';
import type { ModelChart } from '../../api/embedAddress';
import { modelAddress } from '../../api/marketView';
import { modelQueries, modelView, type ModelView } from '../../api/modelView';
import { FramedChart } from '../../components/FramedChart';
import { ModelBars } from '../../components/ModelBars';
import { TrendChart, type Trend } from '../../components/TrendChart';
import { trendPoints } from '../../components/trendPoint';
import { useSiteParameters } from '../../components/useSiteParameters';
import { definePage } from '../../define';

interface EmbedView extends ModelView {
  readonly chart: ModelChart;
}

interface NamedModel {
  readonly modelName: string;
}

const nameOf = ({ modelName }: NamedModel): string => modelName;

const isTrend = (chart: ModelChart): chart is Trend => chart === 'sales' || chart === 'price';

const EmbedModelPage = ({ view }: PageProps<EmbedView, object>) => {
  const { chart, interval, location, modelId } = view;
  const { trend, analysis } = modelQueries(view);
  const frameProps = { view, nameOf, to: modelAddress(interval, modelId, view, useSiteParameters()) };
  return isTrend(chart) ? (
    <FramedChart {...frameProps} query={trend}>
      {({ saleList, modelName }) => (
        <TrendChart
          trend={chart}
          points={trendPoints(saleList)}
          interval={interval}
          location={location}
          subject={modelName}
          name={modelId}
        />
      )}
    </FramedChart>
  ) : (
    <FramedChart {...frameProps} query={analysis}>
      {(answer) => <ModelBars chart={chart} analysis={answer} view={view} />}
    </FramedChart>
  );
};

export const page = definePage('embed-model', {
  address: ({ params: { type, id, chart }, search, setting }): EmbedView => ({
    ...modelView(type, id, search, setting.today),
    chart,
  }),
  // Only the call of the shown chart.
  queries: (view) => ({ shown: modelQueries(view)[isTrend(view.chart) ? 'trend' : 'analysis'] }),
  View: EmbedModelPage,
  meta: ({ queries, answer }) => {
    const model = answer<NamedModel>(queries.shown);
    return model ? { title: model.modelName } : {};
  },
  onFailure: (error) => {
    if (isUnknown(error)) throw notFound();
  },
});
