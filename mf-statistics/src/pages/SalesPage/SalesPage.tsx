import type { ComponentType } from 'react';
import { chartParts } from '@caravan/shared/charts';
import { lastMonth } from '@caravan/shared/terms';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { PageProps } from '@caravan/shared/page';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { PageHeading, Section } from '@caravan/shared/ui';
import { salesEmbed } from '../../api/embedAddress';
import { marketQueries, type MarketQueries } from '../../api/marketApi';
import { salesAddress, salesCall, salesView, type SalesView } from '../../api/salesView';
import { ChartSkeleton } from '../../components/ChartSkeleton';
import { MarketFilters } from '../../components/MarketFilters';
import { Notes } from '../../components/Notes';
import { OddAddress } from '../../components/OddAddress';
import { TrendCharts } from '../../components/TrendCharts';
import { TrendFigures } from '../../components/TrendFigures';
import { trendPoints } from '../../components/trendPoint';
import { definePage } from '../../section';
import { BuyersSection } from './BuyersSection';
import { ModelsSection } from './ModelsSection';
import { YearsSection } from './YearsSection';

type SalesProps = PageProps<SalesView, MarketQueries>;

/** Below the first view. */
const sections: readonly ComponentType<SalesProps>[] = [ModelsSection, YearsSection, BuyersSection];

const SalesPage = ({ view, queries }: SalesProps) => {
  const t = useTexts('statistics');
  const { today } = useSite();
  const { location, interval, month } = view;
  const shown = { location, month: month ?? lastMonth(today) };
  usePageView('STATISTIC_SALE_PV', shown);
  useStay('STATISTIC_SALE_STAY', shown);
  return (
    <>
      <PageHeading title={t('sales.title')} lead={t('sales.lead', { country: t(`inCountries.${location}`) })} />
      <MarketFilters
        view={view}
        countryTo={(other) => salesAddress({ location: other, interval })}
        intervalTo={(other) => salesAddress({ ...view, interval: other })}
        monthTo={(chosen) => salesAddress({ location, interval, ...(chosen ? { month: chosen } : {}) })}
      />
      <OddAddress view={view} />
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
      {/* Weeks and months are asked for by different calls: a section of one kind does not go on as one of the other. */}
      {sections.map((Part, place) => (
        <Part key={`${interval}${place}`} view={view} queries={queries} />
      ))}
      <Notes />
    </>
  );
};

export const page = definePage('sales', {
  address: ({ search, setting }) => salesView(search, setting.today),
  queries: (view) => marketQueries(salesCall(view)),
  View: SalesPage,
  late: chartParts,
});
