import { hotColours, type CatalogueItem, type Selection } from './catalogue';
import { pictureOf, picturesOf, type View } from './pictures';

/** The items after and before an item in its option. */
export const neighboursOf = ({ option: { items }, item }: Selection): readonly CatalogueItem[] => {
  const index = items.indexOf(item);
  return [items[(index + 1) % items.length], items.at(index - 1)].filter((other) => other !== undefined);
};

/** All items that the menus show. For wheels, those of every option. */
const inMenus = ({ category, item }: Selection): readonly CatalogueItem[] =>
  item.spokes === undefined ? [] : category.options.flatMap(({ items }) => items);

/**
 * Pictures that the visitor probably needs next, the most probable first: neighbours, other views of the item, samples
 * in the menus, hot colours.
 */
export const nextPictures = (selection: Selection, view: View, compared?: CatalogueItem): readonly string[] => {
  const { item } = selection;
  const beside = neighboursOf(selection);
  const small = beside.flatMap((other) => Object.values(picturesOf(other, compared)));
  const further = [...inMenus(selection), ...hotColours.map((hot) => hot.item)];
  const wanted = [
    ...beside.map((other) => pictureOf(other, view, compared).src),
    ...Object.values(picturesOf(item, compared)),
    ...small,
    ...further.map((other) => pictureOf(other, 'side').src),
  ];
  const { src } = pictureOf(item, view, compared);
  return [...new Set(wanted)].filter((other) => other !== src);
};
