import type { ComponentType, ReactNode } from 'react';
import type { Language, RemotePage } from '@caravan/shared/contracts';
import type { Facets } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { PageHeading } from '@caravan/shared/ui';
import { keywordParameter, listViewOf, type ListNames, type ListView } from '../../api/listView';
import { isPastEnd } from '../../api/pastEnd';
import { definePage } from '../../define';
import { DemoNote, type MaybeDemo } from '../DemoNote';
import { sortsFor } from '../landed/importCountry';
import { PageColumn } from '../PageColumn';
import { listParts } from './lazyParts';
import { ListContext, type ListState } from './listContext';
import { Listing, type Page } from './Listing';
import type { OtherStockPage } from './OtherStock';

interface ListQueries<Entry> {
  readonly found: BoundQuery<Page<Entry>>;
  readonly facets: BoundQuery<Facets>;
}

interface ListPageParts<Sort extends string, Entry> {
  readonly path: string;
  readonly names: ListNames<Sort>;
  readonly queries: (list: ListView<Sort>, lang: Language) => ListQueries<Entry>;
  /** Returns the query of a keyword in the other list. */
  readonly other: (parameter: ReturnType<typeof keywordParameter>, lang: Language) => BoundQuery<OtherStockPage>;
  readonly skeleton: ReactNode;
  readonly Items: ComponentType<{ readonly items: readonly Entry[] }>;
}

/** Creates the page of a list with search, filters and order. Its id is also the prefix of the list's translation keys. */
export const listPage = <Id extends ListState['textKey'], Sort extends string, Entry extends MaybeDemo>(
  textKey: Id,
  { path, names, queries: queriesOf, other, skeleton, Items }: ListPageParts<Sort, Entry>,
): RemotePage<Id> =>
  definePage(textKey, {
    address: ({ search }) => ({ search, list: listViewOf(search, names) }),
    queries: ({ list }, { lang }) => ({
      ...queriesOf(list, lang),
      ...(list.keyword === undefined ? {} : { other: other(keywordParameter(list.keyword, list.filters.in), lang) }),
    }),
    View: ({ view: { search, list: view }, queries }) => {
      const t = useTexts('marketplace');
      const { country } = useSite();
      const facets = queries.facets.useQuery();
      const sorts = sortsFor(country, names.sorts, view.sort);
      return (
        <ListContext
          value={{ page: path, textKey, sorts, view, search, facets: facets.data, currentFacets: facets.currentData }}
        >
          <PageColumn>
            <PageHeading title={t(`${textKey}.title`)} />
            <Listing query={queries.found} facets={facets} otherStock={queries.other} skeleton={skeleton}>
              {(items) => (
                <>
                  <DemoNote kind="list" items={items} />
                  <Items items={items} />
                </>
              )}
            </Listing>
          </PageColumn>
        </ListContext>
      );
    },
    // The view of one brand has its own title and address. A page after the last one is not found.
    meta: ({ view: { list }, queries, answer, t }) => {
      const status = isPastEnd(list.page, answer(queries.found)) ? ({ status: 404 } as const) : {};
      const [brand, secondBrand] = list.filters.brand ?? [];
      if (brand === undefined || secondBrand !== undefined) return status;
      const brands = answer(queries.facets)?.choices.find(({ filter }) => filter === 'brand')?.values;
      const name = brands?.find(({ value, count }) => value === brand && count > 0)?.name;
      if (name === undefined) return status;
      return {
        title: t(`${textKey}.titleOf`, { name }),
        name,
        canonicalSearch: `?brand=${encodeURIComponent(brand)}`,
        breadcrumbs: [{ text: t(`${textKey}.title`), path }],
        ...status,
      };
    },
    lazyParts: listParts,
  });
