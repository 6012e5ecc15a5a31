import type { Selection } from './catalogue';
import { pictureOf, picturesOf, type View } from './pictures';

/** The pictures likely to be wanted next: the other views of this item, and the items before and after it in this view. */
export const nextPictures = ({ option, item }: Selection, view: View): readonly string[] => {
  const { items } = option;
  const index = items.indexOf(item);
  const beside = [items[(index + 1) % items.length], items.at(index - 1)].filter((other) => other !== undefined);
  const wanted = [...beside.map((other) => pictureOf(other, view).src), ...Object.values(picturesOf(item))];
  const { src } = pictureOf(item, view);
  return [...new Set(wanted)].filter((other) => other !== src);
};
