import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Section } from '@caravan/shared/ui';
import { catalogueParameter, catalogueViewOf } from '../../../api/catalogueView';
import { useUsedCarPageQuery } from '../../../api/marketplaceApi';
import { Fetched } from '../../../components/Fetched';
import { CarList } from './CarList';
import { CarListSkeleton } from './CarListSkeleton';
import { CATALOGUE } from './catalogueId';
import { Filters } from './Filters';
import { ResultLine } from './ResultLine';
import { useFocusOnPage } from '../../../components/useFocusOnPage';

/** Cars from the catalogue. Brand, series, keyword, order and page live in the address. */
export const Catalogue = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const [search] = useSearchParams();
  const view = catalogueViewOf(search);
  const query = useUsedCarPageQuery(catalogueParameter(view));
  const count = useFocusOnPage<HTMLOutputElement>(view.page);
  return (
    <Section title={t('catalogue.title')} lead={t('catalogue.lead')} id={CATALOGUE}>
      <Filters view={view} search={search} total={query.data?.total} />
      <ResultLine view={view} search={search} total={query.isError ? undefined : query.data?.total} ref={count} />
      <Fetched query={query} skeleton={<CarListSkeleton />} failure={t('failed.catalogue')}>
        {(page) => (
          <CarList
            page={page}
            view={view}
            search={search}
            onClear={() => count.current?.focus({ preventScroll: true })}
          />
        )}
      </Fetched>
    </Section>
  );
};
