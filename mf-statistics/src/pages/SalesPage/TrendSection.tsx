import type { PageProps } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import { salesEmbed } from '../../api/embedAddress';
import type { MarketQueries } from '../../api/marketApi';
import type { SalesView } from '../../api/salesView';
import { ChartSkeleton } from '../../components/ChartSkeleton';
import { TrendCharts } from '../../components/TrendCharts';
import { TrendFigures } from '../../components/TrendFigures';
import { trendPoints } from '../../components/trendPoint';

/** Shows sales and price of a market: large figures of the newest period and charts of all periods. */
export const TrendSection = ({ view, queries }: PageProps<SalesView, MarketQueries>) => {
  const t = useTexts('statistics');
  const { interval, location } = view;
  return (
    <Section title={t('sales.trend')}>
      <Fetched query={queries.analysis.useQuery()} skeleton={<ChartSkeleton />} failure={t('failed.trend')}>
        {({ saleList }) => {
          const points = trendPoints(saleList);
          return (
            <>
              <TrendFigures points={points} interval={interval} />
              <TrendCharts
                points={points}
                interval={interval}
                location={location}
                subject={t('sales.subject')}
                name="market"
                embedOf={(trend) => salesEmbed(trend, view)}
              />
            </>
          );
        }}
      </Fetched>
    </Section>
  );
};
