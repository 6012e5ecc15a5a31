import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Fetched, useSite } from '@caravan/shared/site';
import { useFocusOnPage, Section } from '@caravan/shared/ui';
import { finderParameter, finderViewOf } from '../../../api/finderView';
import { useGetFinderVehiclesQuery } from '../../../api/marketplaceApi';
import { FINDER } from './finderId';
import { FinderBrands } from './FinderBrands';
import { FinderCount } from './FinderCount';
import { FinderSkeleton } from './FinderSkeleton';
import { FinderTops } from './FinderTops';
import { VehicleGrid } from './VehicleGrid';

/** The vehicle finder: the editors' picks, then every vehicle by brand. Brand and page live in the address. */
export const Finder = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { lang } = useSite();
  const [search] = useSearchParams();
  const view = finderViewOf(search);
  const query = useGetFinderVehiclesQuery(finderParameter(view, lang));
  const count = useFocusOnPage<HTMLOutputElement>(view.brand ?? '', view.page);
  return (
    <Section title={t('finder.title')} lead={t('finder.lead')} id={FINDER}>
      <FinderTops />
      <FinderBrands view={view} search={search} />
      <FinderCount total={query.isError ? undefined : query.data?.total} ref={count} />
      <Fetched query={query} skeleton={<FinderSkeleton />} failure={t('failed.finder')}>
        {(page) => <VehicleGrid page={page} view={view} search={search} />}
      </Fetched>
    </Section>
  );
};
