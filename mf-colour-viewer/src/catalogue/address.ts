import type { CatalogueItem } from './catalogue';
import { pictureOf, views, type View } from './pictures';

/** The view that an address asks for; the side where it asks for none. */
export const wishedView = (search: URLSearchParams): View => {
  const wish = search.get('view');
  return views.find((view) => view === wish) ?? 'side';
};

/** The address of an item, by its name, in the wished view where it has it. */
export const addressOf = (item: CatalogueItem, wish: View): string => {
  const { view } = pictureOf(item, wish);
  return `/car/${encodeURIComponent(item.name)}${view === 'side' ? '' : `?view=${view}`}`;
};
