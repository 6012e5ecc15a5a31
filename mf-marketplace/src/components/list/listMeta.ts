import type { PageMeta, Translate } from '@caravan/shared/contracts';
import type { Facets } from '@caravan/shared/contracts/calls';
import type { ListView } from '../../api/listView';
import { isPastEnd, type ListedPage } from '../../api/pastEnd';

interface ListMetaParts {
  readonly view: ListView;
  /** The first part of the keys of its texts. */
  readonly words: 'cars' | 'vehicles';
  readonly found: ListedPage | undefined;
  readonly facets: Facets | undefined;
  readonly t: Translate;
}

/** What a list says of itself: the view of one brand is a page of its own, a page after the last one is none. */
export const listMeta = ({ view, words, found, facets, t }: ListMetaParts): PageMeta => {
  const status = isPastEnd(view.page, found) ? ({ status: 404 } as const) : {};
  const [brand, another] = view.filters.brand ?? [];
  if (brand === undefined || another !== undefined) return status;
  const brands = facets?.choices.find(({ filter }) => filter === 'brand')?.values;
  const name = brands?.find(({ value, count }) => value === brand && count > 0)?.name;
  if (name === undefined) return status;
  return {
    title: t(`${words}.titleOf`, { name }),
    name,
    canonicalSearch: `?brand=${encodeURIComponent(brand)}`,
    breadcrumbs: [{ text: t(`${words}.title`), path: `/${words}` }],
    ...status,
  };
};
