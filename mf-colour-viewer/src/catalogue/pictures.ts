import type { CatalogueItem } from './catalogue';

export const views = ['before', 'side', 'back'] as const;
export type View = (typeof views)[number];

/** The showcase car: its name, and its folder among the pictures. */
export const showcase = { name: 'Xiaomi SU7', folder: 'xiaomi-su7' } as const;

/** What wheels are shown on: a deep colour that silver, black, white and bronze all stand out from. */
const wheelPaint = 'racing-green';

/** Pixels of every picture. */
export const pictureSize = { width: 1200, height: 750 } as const;

/** Where the front wheel of the showcase car is in its side view: a square, in the picture's pixels. */
export const wheelCrop = { x: 187, y: 409, side: 180 } as const;

const file = (paint: string, name: string): string => `/media/cars/${showcase.folder}/${paint}/${name}.svg`;

/** The pictures of an item by view; a wheel has only its side. "Before" is the car from the front. */
export const picturesOf = ({ folder, spokes }: CatalogueItem): Partial<Record<View, string>> =>
  spokes === undefined
    ? { before: file(folder, 'front'), side: file(folder, 'side'), back: file(folder, 'back') }
    : { side: `${file(wheelPaint, 'side')}?wheel=${folder}` };

/** The picture that a page shows: the wished view where the item has it, else the side. */
export const pictureOf = (item: CatalogueItem, wish: View): { readonly view: View; readonly src: string } => {
  const pictures = picturesOf(item);
  const wished = pictures[wish];
  return wished === undefined ? { view: 'side', src: pictures.side ?? '' } : { view: wish, src: wished };
};

/** The wished view where all of the items have it, else the side, which every item has. */
export const viewOf = (wish: View, ...items: readonly CatalogueItem[]): View =>
  items.every((item) => picturesOf(item)[wish] !== undefined) ? wish : 'side';

/** The social preview of an item: the showcase car in its paint; wheels are shown on the paint that suits them. */
export const previewOf = ({ folder, spokes }: CatalogueItem): string =>
  `/media/social/car/${showcase.folder}/${spokes === undefined ? folder : wheelPaint}.png`;
