import { hotColours, type CatalogueItem, type Selection } from './catalogue';
import { pictureOf, picturesOf, type View } from './pictures';

/** The items after and before one in its option. */
export const neighboursOf = ({ option: { items }, item }: Selection): readonly CatalogueItem[] => {
  const index = items.indexOf(item);
  return [items[(index + 1) % items.length], items.at(index - 1)].filter((other) => other !== undefined);
};

/** All that the menus show in small: of wheels, those of every option. */
const inMenus = ({ category, item }: Selection): readonly CatalogueItem[] =>
  item.spokes === undefined ? [] : category.options.flatMap(({ items }) => items);

/**
 * The pictures likely to be wanted next, the likeliest first: the neighbours in this view, the other views of this item,
 * what stands in small once one of them is chosen, and the hot colours.
 */
export const nextPictures = (selection: Selection, view: View): readonly string[] => {
  const { item } = selection;
  const beside = neighboursOf(selection);
  const small = beside.flatMap((other) => Object.values(picturesOf(other)));
  const further = [...inMenus(selection), ...hotColours.map((hot) => hot.item)];
  const wanted = [
    ...beside.map((other) => pictureOf(other, view).src),
    ...Object.values(picturesOf(item)),
    ...small,
    ...further.map((other) => pictureOf(other, 'side').src),
  ];
  const { src } = pictureOf(item, view);
  return [...new Set(wanted)].filter((other) => other !== src);
};
