import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Fetched } from '@caravan/shared/site';
import { Skeleton } from '@caravan/shared/ui';
import type { CatalogueView } from '../../../api/catalogueView';
import { useHotBrandListQuery } from '../../../api/marketplaceApi';
import { FilterBar } from './FilterBar';

interface FiltersProps {
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
  /** Number of results, for the button that closes the panel. */
  readonly total: number | undefined;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const everything = {};

/** The filters of the catalogue, once the brands are known. */
export const Filters = (props: FiltersProps): ReactElement => {
  const { t } = useTranslation('marketplace');
  const query = useHotBrandListQuery(everything);
  return (
    <Fetched query={query} skeleton={<Skeleton $height="6rem" />} failure={t('failed.brands')}>
      {(brands) => <FilterBar brands={brands} {...props} />}
    </Fetched>
  );
};
