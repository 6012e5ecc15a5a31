import { itemOf, type CatalogueItem, type Selection } from './catalogue';
import { views, viewOf, type View } from './pictures';

/** The shown item, the side of the car, and an item to compare with. */
export interface Configuration {
  readonly selection: Selection;
  readonly view: View;
  /** Stays while the visitor chooses another item. */
  readonly pinned?: CatalogueItem;
}

/** Returns the view and the compared item of an address. The default view is the side. */
export const configurationOf = (selection: Selection, search: URLSearchParams): Configuration => {
  const requestedView = views.find((view) => view === search.get('view')) ?? 'side';
  const pinned = itemOf(search.get('with') ?? '');
  return { selection, view: viewOf(requestedView, selection.item, pinned), ...(pinned && { pinned }) };
};

/** Returns the address of an item. Keeps the requested view if the item and the compared item have it. */
export const addressOf = (
  item: CatalogueItem,
  { view: requestedView, pinned }: Pick<Configuration, 'view' | 'pinned'>,
): string => {
  const view = viewOf(requestedView, item, pinned);
  const search = [
    ...(view === 'side' ? [] : [`view=${view}`]),
    ...(pinned ? [`with=${encodeURIComponent(pinned.name)}`] : []),
  ].join('&');
  return `/car/${encodeURIComponent(item.name)}${search && `?${search}`}`;
};
