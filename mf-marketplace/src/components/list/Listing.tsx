import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Facets } from '@caravan/shared/contracts/calls';
import { Fetched } from '@caravan/shared/site';
import type { BoundQuery, QueryState } from '@caravan/shared/store';
import { space } from '@caravan/shared/theme';
import { isPlainClick, Skeleton, useFocusOnPage, VisuallyHidden } from '@caravan/shared/ui';
import { changeListSearch } from '../../api/listView';
import { column } from '../column';
import { FilterBar } from './FilterBar';
import { KeywordForm } from './KeywordForm';
import { ChosenFilters, Filters, ListEnd, NoResult, OtherStock, PastEnd } from './lazyParts';
import { useList } from './listContext';
import type { OtherStockPage } from './OtherStock';
import { ResultLine } from './ResultLine';

export interface Page<Entry> {
  readonly size: number;
  readonly total: number;
  readonly data: readonly Entry[];
}

interface ListingProps<Entry> {
  readonly query: BoundQuery<Page<Entry>>;
  readonly facets: QueryState<Facets>;
  /** Results of the same keyword in the other list. Undefined without a keyword. */
  readonly otherStock: BoundQuery<OtherStockPage> | undefined;
  readonly skeleton: ReactNode;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** A list with search, filters and order, inside `ListContext`. Its whole state is in the address. */
export const Listing = <Entry,>({ query, facets, otherStock, skeleton, children }: ListingProps<Entry>) => {
  const { t, own, page, view, search } = useList();
  const answer = query.useQuery();
  const countRef = useFocusOnPage<HTMLOutputElement>(changeListSearch(search, {}), view.page);
  // Not `data`: while a list loads, `data` is still that of the previous filters.
  const total = answer.isError ? undefined : answer.currentData?.total;
  const focusCount = (event: MouseEvent): void => {
    if (isPlainClick(event)) countRef.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <KeywordForm page={page} search={search} view={view} label={own('keyword')} />
      <ChosenFilters onLeave={focusCount} />
      <Columns>
        <Aside aria-label={t('filters')} data-open={search.get('filters') === 'open' ? '' : undefined}>
          <Fetched query={facets} skeleton={<Skeleton $height="40rem" />} failure={t('failedFilters')}>
            {(loadedFacets) => <Filters facets={loadedFacets} total={total} />}
          </Fetched>
        </Aside>
        <div>
          <VisuallyHidden as="h2">{t('results')}</VisuallyHidden>
          {facets.data ? <FilterBar facets={facets.data} total={total} onLeave={focusCount} /> : <FilterBarSpace />}
          <ResultLine total={total} ref={countRef} />
          {otherStock && <OtherStock query={otherStock} />}
          <Fetched query={answer} skeleton={skeleton} failure={t('failed')}>
            {({ data, total: listTotal, size }) => {
              if (listTotal > 0 && data.length === 0) return <PastEnd onLeave={focusCount} />;
              return (
                <>
                  {listTotal === 0 ? <NoResult onLeave={focusCount} /> : children(data)}
                  <ListEnd pages={Math.ceil(listTotal / size)} onLeave={focusCount} />
                </>
              );
            }}
          </Fetched>
        </div>
      </Columns>
    </>
  );
};

const Columns = styled.div`
  ${column.widest} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${space[4]};
    align-items: start;
    > div {
      margin-top: ${space[2]};
    }
  }
`;

/** On narrow pages the filters are in a sheet. Without scripts an address with `filters=open` shows them above the list. */
const Aside = styled.aside`
  margin-top: ${space[2]};
  ${column.belowWidest} {
    &:not([data-open]) {
      display: none;
    }
    @media (scripting: enabled) {
      display: none;
    }
  }
`;

const FilterBarSpace = styled.div`
  height: 2.75rem;
  margin-block: ${space[2]} ${space[1]};
  ${column.widest} {
    display: none;
  }
`;
