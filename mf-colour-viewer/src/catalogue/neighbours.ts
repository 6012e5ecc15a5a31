import { hotColours, type CatalogueItem, type Selection } from './catalogue';
import { pictureOf, picturesOf, type View } from './pictures';

/** Returns the items after and before an item in its option. */
export const neighboursOf = ({ option: { items }, item }: Selection): readonly CatalogueItem[] => {
  const index = items.indexOf(item);
  return [items[(index + 1) % items.length], items.at(index - 1)].filter((neighbour) => neighbour !== undefined);
};

/** Returns all items that the menus show. For wheels these are the items of every option. */
const menuItemsOf = ({ category, item }: Selection): readonly CatalogueItem[] =>
  item.spokes === undefined ? [] : category.options.flatMap(({ items }) => items);

/**
 * Returns pictures that the visitor probably needs next, the most probable first: neighbours, other views of the item, samples
 * in the menus, hot colours.
 */
export const nextPictures = (selection: Selection, view: View, compared?: CatalogueItem): readonly string[] => {
  const { item } = selection;
  const neighbours = neighboursOf(selection);
  const neighbourViews = neighbours.flatMap((neighbour) => Object.values(picturesOf(neighbour, compared)));
  const samples = [...menuItemsOf(selection), ...hotColours.map((hot) => hot.item)];
  const sources = [
    ...neighbours.map((neighbour) => pictureOf(neighbour, view, compared).src),
    ...Object.values(picturesOf(item, compared)),
    ...neighbourViews,
    ...samples.map((sample) => pictureOf(sample, 'side').src),
  ];
  const { src } = pictureOf(item, view, compared);
  return [...new Set(sources)].filter((source) => source !== src);
};
