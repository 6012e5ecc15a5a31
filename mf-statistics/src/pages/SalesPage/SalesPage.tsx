import type { ComponentType } from 'react';
import { chartParts } from '@caravan/shared/charts';
import { newestMonth } from '@caravan/shared/terms';
import { useSite, useTexts, Fetched } from '@caravan/shared/site';
import type { PageProps, ViewProps } from '@caravan/shared/page';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { PageHeading, Section, Skeleton } from '@caravan/shared/ui';
import { marketQueries, type MarketQueries } from '../../api/marketApi';
import { salesAddress, salesView, type SalesView } from '../../api/salesView';
import { MarketFilters } from '../../components/MarketFilters';
import { Notes } from '../../components/Notes';
import { InvalidAddress } from '../../components/InvalidAddress';
import { definePage } from '../../define';
import { TrendSection } from './TrendSection';
import { PriceLevels } from '../../components/PriceLevels';
import { YearsChart } from '../../components/YearsChart';
import { BarsSkeleton } from '../../components/BarsSkeleton';
import { Columns } from '../../components/Columns';
import { TOP_MODELS, TopModels } from '../../components/TopModels';

type SalesProps = PageProps<SalesView, MarketQueries>;

const BuyersSection = ({ view, queries }: SalesProps) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('buyers.title')}>
      <Fetched
        query={queries.consumers.useQuery()}
        skeleton={<Skeleton $height="26rem" />}
        failure={t('buyers.failed')}
      >
        {(consumers) => <PriceLevels consumers={consumers} view={view} />}
      </Fetched>
    </Section>
  );
};

/** Shows sold cars by age. */
const YearsSection = ({ view, queries }: SalesProps) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('years.title')}>
      <Fetched query={queries.sold.useQuery()} skeleton={<Skeleton $height="32rem" />} failure={t('years.failed')}>
        {(sold) => <YearsChart sold={sold} view={view} />}
      </Fetched>
    </Section>
  );
};

/** Shows the models with the most sales and those with the most cars on offer. */
const ModelsSection = ({ view, queries }: SalesProps) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('top.title')} lead={t('top.lead')}>
      <Fetched
        query={queries.top.useQuery()}
        skeleton={
          <Columns>
            <BarsSkeleton rows={TOP_MODELS} />
            <BarsSkeleton rows={TOP_MODELS} />
          </Columns>
        }
        failure={t('top.failed')}
      >
        {(lists) => (
          <Columns>
            <TopModels chart="best-sold" lists={lists} view={view} />
            <TopModels chart="most-offered" lists={lists} view={view} />
          </Columns>
        )}
      </Fetched>
    </Section>
  );
};

const sections: readonly ComponentType<SalesProps>[] = [TrendSection, ModelsSection, YearsSection, BuyersSection];

const SalesPage = ({ view, queries, link }: ViewProps<SalesView, MarketQueries>) => {
  const t = useTexts('statistics');
  const { today } = useSite();
  const { location, interval, month } = view;
  const trackedValues = { location, month: month ?? newestMonth(today) };
  usePageView('STATISTIC_SALE_PV', trackedValues);
  useStay('STATISTIC_SALE_STAY', trackedValues);
  return (
    <>
      <PageHeading title={t('sales.title')} lead={t('sales.lead', { country: t(`inCountries.${location}`) })} />
      <MarketFilters
        view={view}
        countryTo={(market) => link((latestView) => salesAddress({ location: market, interval: latestView.interval }))}
        intervalTo={(chosenInterval) => link((latestView) => salesAddress({ ...latestView, interval: chosenInterval }))}
        monthTo={(chosen) => link((latestView) => salesAddress({ ...latestView, month: chosen }))}
      />
      <InvalidAddress view={view} />
      {/* New elements for each market and interval, so that figures never appear below the texts of another. */}
      {sections.map((SectionView, index) => (
        <SectionView key={`${interval}${location}${index}`} view={view} queries={queries} />
      ))}
      <Notes />
    </>
  );
};

export const page = definePage('sales', {
  address: ({ search, setting }) => salesView(search, setting.today),
  queries: marketQueries,
  View: SalesPage,
  lazyParts: chartParts,
});
