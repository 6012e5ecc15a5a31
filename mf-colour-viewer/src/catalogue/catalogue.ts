import coating from './coating.json';
import colourChange from './colourChange.json';
import colouredDrawing from './colouredDrawing.json';
import wheelHub from './wheelHub.json';

/** A paint, film, drawing, coating or wheel. */
export interface CatalogueItem {
  /** Its English name, which is the id in the address; what it is called in a language stands in `locales`. */
  readonly name: string;
  /** Its folder among the pictures. */
  readonly folder: string;
  readonly finish: string;
  /** The main colour first; then the second colour of a shift, or the further inks of a drawing. */
  readonly hexes: readonly string[];
  /** How much of the paint below a coating covers, 0 to 1. */
  readonly alpha?: number;
  /** Of a wheel; 0 for a closed disc. */
  readonly spokes?: number;
}

interface CatalogueOption {
  readonly id: string;
  /** The paint that the pictures put below a coating. */
  readonly below?: string;
  readonly items: readonly CatalogueItem[];
}

interface Category {
  readonly id: string;
  readonly options: readonly CatalogueOption[];
}

/** Made from the facts on paints and wheels; wheels are grouped here by the style of their spokes. */
export const catalogue: readonly Category[] = [colourChange, colouredDrawing, coating, wheelHub];

/** An item with the way to it. */
export interface Selection {
  readonly category: Category;
  readonly option: CatalogueOption;
  readonly item: CatalogueItem;
}

const selections: readonly Selection[] = catalogue.flatMap((category) =>
  category.options.flatMap((option) => option.items.map((item) => ({ category, option, item }))),
);

/** What an address shows: the item of that name, or the first of all. */
export const selectionOf = (name: string | undefined): Selection => {
  const found = selections.find(({ item }) => item.name === name) ?? selections[0];
  if (!found) throw new Error('the catalogue is empty');
  return found;
};

/** The item of that name; undefined where there is none. */
export const itemOf = (name: string): CatalogueItem | undefined =>
  selections.find(({ item }) => item.name === name)?.item;

/** The items chosen by hand for the hot-colour gallery, in its order. */
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
