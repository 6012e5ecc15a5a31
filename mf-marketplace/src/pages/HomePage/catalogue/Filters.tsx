import type { ReactElement } from 'react';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Skeleton } from '@caravan/shared/ui';
import type { CatalogueView } from '../../../api/catalogueView';
import type { HomeQueries } from '../homeQueries';
import { FilterBar } from './FilterBar';

interface FiltersProps {
  readonly query: HomeQueries['brands'];
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
  /** Number of results, for the button that closes the panel. */
  readonly total: number | undefined;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** The filters of the catalogue, once the brands are known. */
export const Filters = ({ query, ...props }: FiltersProps): ReactElement => {
  const t = useTexts('marketplace');
  return (
    <Fetched query={query.useQuery()} skeleton={<Skeleton $height="6rem" />} failure={t('failed.brands')}>
      {(brands) => <FilterBar brands={brands} {...props} />}
    </Fetched>
  );
};
