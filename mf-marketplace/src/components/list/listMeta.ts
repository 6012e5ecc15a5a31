import type { PageMeta, Translate } from '@caravan/shared/contracts';
import type { Facets } from '@caravan/shared/contracts/calls';
import type { ListView } from '../../api/listView';
import { isPastEnd, type ListedPage } from '../../api/pastEnd';

interface ListMetaParts {
  readonly view: ListView;
  /** Prefix of the list's translation keys. */
  readonly textKey: 'cars' | 'vehicles';
  readonly found: ListedPage | undefined;
  readonly facets: Facets | undefined;
  readonly t: Translate;
}

/** Metadata of a list. The view of one brand has its own title and address. A page after the last one is not found. */
export const listMeta = ({ view, textKey, found, facets, t }: ListMetaParts): PageMeta => {
  const status = isPastEnd(view.page, found) ? ({ status: 404 } as const) : {};
  const [brand, secondBrand] = view.filters.brand ?? [];
  if (brand === undefined || secondBrand !== undefined) return status;
  const brands = facets?.choices.find(({ filter }) => filter === 'brand')?.values;
  const name = brands?.find(({ value, count }) => value === brand && count > 0)?.name;
  if (name === undefined) return status;
  return {
    title: t(`${textKey}.titleOf`, { name }),
    name,
    canonicalSearch: `?brand=${encodeURIComponent(brand)}`,
    breadcrumbs: [{ text: t(`${textKey}.title`), path: `/${textKey}` }],
    ...status,
  };
};
