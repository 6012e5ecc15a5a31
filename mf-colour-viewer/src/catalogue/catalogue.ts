import coating from './coating.json';
import colourChange from './colourChange.json';
import colouredDrawing from './colouredDrawing.json';
import wheelHub from './wheelHub.json';

export interface CatalogueItem {
  /** English name, which is the id in the address. `locales` has the visible names. */
  readonly name: string;
  /** Folder of its pictures. */
  readonly folder: string;
  readonly finish: string;
  /** The main colour, then the second colour of a colour shift or the further colours of a pattern. */
  readonly hexes: readonly string[];
  /** Opacity of a coating, 0 to 1. */
  readonly alpha?: number;
  /** Spokes of a wheel. 0 for a closed disc. */
  readonly spokes?: number;
}

interface CatalogueOption {
  readonly id: string;
  /** The paint below a coating in the pictures. */
  readonly below?: string;
  readonly items: readonly CatalogueItem[];
}

interface Category {
  readonly id: string;
  readonly options: readonly CatalogueOption[];
}

/** All categories, from the facts about paints and wheels. Wheels are grouped by the style of their spokes. */
export const catalogue: readonly Category[] = [colourChange, colouredDrawing, coating, wheelHub];

export interface Selection {
  readonly category: Category;
  readonly option: CatalogueOption;
  readonly item: CatalogueItem;
}

const selections: readonly Selection[] = catalogue.flatMap((category) =>
  category.options.flatMap((option) => option.items.map((item) => ({ category, option, item }))),
);

/** Returns the item with that name or the first item. */
export const selectionOf = (name: string | undefined): Selection => {
  const found = selections.find(({ item }) => item.name === name) ?? selections[0];
  if (!found) throw new Error('the catalogue is empty');
  return found;
};

export const itemOf = (name: string): CatalogueItem | undefined =>
  selections.find(({ item }) => item.name === name)?.item;

/** Items of the hot-colour gallery, chosen by hand, in order. */
const hotNames = [
  'Racing Green',
  'Satin Rose Gold',
  'Riviera Blue',
  'Matte Midnight Blue',
  'Tangerine',
  'Aurora Shift (green/purple)',
  'Champagne Gold',
  'Koi Pond',
];

export const hotColours: readonly Selection[] = hotNames.map(selectionOf);
