import type { ComponentType } from 'react';
import { chartParts } from '@caravan/shared/charts';
import { newestMonth } from '@caravan/shared/terms';
import { useSite, useTexts } from '@caravan/shared/site';
import type { PageProps, ViewProps } from '@caravan/shared/page';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { PageHeading } from '@caravan/shared/ui';
import { marketQueries, type MarketQueries } from '../../api/marketApi';
import { salesAddress, salesCall, salesView, type SalesView } from '../../api/salesView';
import { MarketFilters } from '../../components/MarketFilters';
import { Notes } from '../../components/Notes';
import { InvalidAddress } from '../../components/InvalidAddress';
import { definePage } from '../../define';
import { BuyersSection } from './BuyersSection';
import { ModelsSection } from './ModelsSection';
import { TrendSection } from './TrendSection';
import { YearsSection } from './YearsSection';

type SalesProps = PageProps<SalesView, MarketQueries>;

const sections: readonly ComponentType<SalesProps>[] = [TrendSection, ModelsSection, YearsSection, BuyersSection];

const SalesPage = ({ view, queries, link }: ViewProps<SalesView, MarketQueries>) => {
  const t = useTexts('statistics');
  const { today } = useSite();
  const { location, interval, month } = view;
  const shown = { location, month: month ?? newestMonth(today) };
  usePageView('STATISTIC_SALE_PV', shown);
  useStay('STATISTIC_SALE_STAY', shown);
  return (
    <>
      <PageHeading title={t('sales.title')} lead={t('sales.lead', { country: t(`inCountries.${location}`) })} />
      <MarketFilters
        view={view}
        countryTo={(other) => link((at) => salesAddress({ location: other, interval: at.interval }))}
        intervalTo={(other) => link((at) => salesAddress({ ...at, interval: other }))}
        monthTo={(chosen) =>
          link(({ location: of, interval: by }) =>
            salesAddress({ location: of, interval: by, ...(chosen ? { month: chosen } : {}) }),
          )
        }
      />
      <InvalidAddress view={view} />
      {/* New elements for each market and interval: figures never stand below the texts of another, not even for a moment. */}
      {sections.map((Part, place) => (
        <Part key={`${interval}${location}${place}`} view={view} queries={queries} />
      ))}
      <Notes />
    </>
  );
};

export const page = definePage('sales', {
  address: ({ search, setting }) => salesView(search, setting.today),
  queries: (view) => marketQueries(salesCall(view)),
  View: SalesPage,
  lazyParts: chartParts,
});
