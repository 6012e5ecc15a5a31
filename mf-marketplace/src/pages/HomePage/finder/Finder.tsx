import type { ReactElement } from 'react';
import { Fetched, useTexts } from '@caravan/shared/site';
import { useFocusOnPage, Section } from '@caravan/shared/ui';
import { FINDER_PAGE_SIZE } from '../../../api/finderView';
import { FINDER_ID } from '../../../components/finderAddress';
import { VehicleGridSkeleton } from '../../../components/vehicle/VehicleGrid';
import type { HomeProps } from '../homeQueries';
import { FinderBrands } from './FinderBrands';
import { FinderCount } from './FinderCount';
import { FinderTops } from './FinderTops';
import { FoundVehicles } from './FoundVehicles';

/** The vehicle finder: the editors' picks, then every vehicle by brand. Brand and page live in the address. */
export const Finder = (home: HomeProps): ReactElement => {
  const t = useTexts('marketplace');
  const { finder: view, search } = home.view;
  const query = home.queries.vehicles.useQuery();
  const count = useFocusOnPage<HTMLOutputElement>(view.brand ?? '', view.page);
  return (
    <Section title={t('finder.title')} lead={t('finder.lead')} id={FINDER_ID}>
      <FinderTops {...home} />
      <FinderBrands {...home} />
      <FinderCount total={query.isError ? undefined : query.data?.total} ref={count} />
      <Fetched query={query} skeleton={<VehicleGridSkeleton count={FINDER_PAGE_SIZE} />} failure={t('failed.finder')}>
        {(page) => (
          <FoundVehicles
            page={page}
            view={view}
            search={search}
            onLeave={() => count.current?.focus({ preventScroll: true })}
          />
        )}
      </Fetched>
    </Section>
  );
};
