import { itemOf, type CatalogueItem, type Selection } from './catalogue';
import { views, viewOf, type View } from './pictures';

/** What an address shows: an item, the side of the car, and what the item is compared with. */
export interface Look {
  readonly selection: Selection;
  readonly view: View;
  /** Stays while another item is chosen. */
  readonly pinned?: CatalogueItem;
}

/** What an address says of the look besides the item: `view`, the side where there is none, and `with`. */
export const lookAt = (selection: Selection, search: URLSearchParams): Look => {
  const wish = views.find((view) => view === search.get('view')) ?? 'side';
  const pinned = itemOf(search.get('with') ?? '');
  return pinned
    ? { selection, pinned, view: viewOf(wish, selection.item, pinned) }
    : { selection, view: viewOf(wish, selection.item) };
};

/** The address of an item, by its name, in the wished view where it, and what it is compared with, have it. */
export const addressOf = (item: CatalogueItem, { view: wish, pinned }: Pick<Look, 'view' | 'pinned'>): string => {
  const view = viewOf(wish, item, ...(pinned ? [pinned] : []));
  const search = [
    ...(view === 'side' ? [] : [`view=${view}`]),
    ...(pinned ? [`with=${encodeURIComponent(pinned.name)}`] : []),
  ].join('&');
  return `/car/${encodeURIComponent(item.name)}${search && `?${search}`}`;
};
