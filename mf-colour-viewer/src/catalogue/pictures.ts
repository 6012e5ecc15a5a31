import type { CatalogueItem } from './catalogue';

export const views = ['before', 'side', 'back'] as const;
export type View = (typeof views)[number];

/** Name and picture folder of the showcase car. */
export const showcase = { name: 'Xiaomi SU7', folder: 'xiaomi-su7' } as const;

/** Paint of the car that shows wheels alone. Silver, black, white and bronze wheels have enough contrast to it. */
const wheelPaint = 'racing-green';

/** Size of every picture in pixels. */
export const pictureSize = { width: 1200, height: 750 } as const;

/** Square around the front wheel in the side view, in pixels of the picture. */
export const wheelCrop = { x: 187, y: 409, side: 180 } as const;

const file = (paint: string, name: string): string => `/media/cars/${showcase.folder}/${paint}/${name}.svg`;

/** Returns the paint of the car that shows an item. A wheel is on the paint that it is compared with. */
const paintOf = (...items: readonly (CatalogueItem | undefined)[]): string =>
  items.find((item) => item && item.spokes === undefined)?.folder ?? wheelPaint;

/** Returns the pictures of an item by view, beside the compared one. A wheel has only the side view. "Before" is the car from the front. */
export const picturesOf = (item: CatalogueItem, compared?: CatalogueItem): Partial<Record<View, string>> => {
  const paint = paintOf(item, compared);
  return item.spokes === undefined
    ? { before: file(paint, 'front'), side: file(paint, 'side'), back: file(paint, 'back') }
    : { side: `${file(paint, 'side')}?wheel=${item.folder}` };
};

/** Returns the picture of an item in the requested view, or in the side view if it has no other. */
export const pictureOf = (
  item: CatalogueItem,
  requestedView: View,
  compared?: CatalogueItem,
): { readonly view: View; readonly src: string } => {
  const pictures = picturesOf(item, compared);
  const requested = pictures[requestedView];
  return requested === undefined ? { view: 'side', src: pictures.side ?? '' } : { view: requestedView, src: requested };
};

/** Returns the requested view if all items have it, else the side view. */
export const viewOf = (requestedView: View, ...items: readonly (CatalogueItem | undefined)[]): View =>
  items.every((item) => !item || picturesOf(item)[requestedView] !== undefined) ? requestedView : 'side';

/** Returns the social preview of an item: the showcase car in its paint. */
export const previewOf = (item: CatalogueItem, compared?: CatalogueItem): string =>
  `/media/social/car/${showcase.folder}/${paintOf(item, compared)}.png`;
