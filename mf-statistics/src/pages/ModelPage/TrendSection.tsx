import type { PageProps } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import { modelEmbed } from '../../api/embedAddress';
import type { ModelQueries, ModelView } from '../../api/modelView';
import { ChartSkeleton } from '../../components/ChartSkeleton';
import { TrendCharts } from '../../components/TrendCharts';
import { TrendFigures } from '../../components/TrendFigures';
import { trendPoints } from '../../components/trendPoint';
import { MarketFigures } from './MarketFigures';

/** Shows sales and price of a model: large figures of the newest period, its rank and charts of all periods. */
export const TrendSection = ({ view, queries }: PageProps<ModelView, ModelQueries>) => {
  const t = useTexts('statistics');
  const { modelId, interval, location } = view;
  return (
    <Section title={t('model.trend')}>
      <Fetched query={queries.trend.useQuery()} skeleton={<ChartSkeleton />} failure={t('model.failed')}>
        {({ saleList, modelName }) => {
          const points = trendPoints(saleList);
          return (
            <>
              <TrendFigures points={points} interval={interval} />
              <MarketFigures query={queries.figures} />
              <TrendCharts
                points={points}
                interval={interval}
                location={location}
                subject={modelName}
                name={modelId}
                embedOf={(chart) => modelEmbed(chart, view)}
              />
            </>
          );
        }}
      </Fetched>
    </Section>
  );
};
