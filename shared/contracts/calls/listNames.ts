// Has no schemas, so that pages can parse addresses before schemas are loaded.

/** Filters with several values. An item passes if it has one of them. */
export const choiceFilters = [
  'brand',
  'series',
  'energy',
  'body',
  'seats',
  'colour',
  'place',
  'gearbox',
  'drive',
  'ready',
  'customs',
  'steering',
  'accidents',
  'owners',
] as const;
export type ChoiceFilter = (typeof choiceFilters)[number];

export const isChoiceFilter = (name: string): name is ChoiceFilter => choiceFilters.some((each) => each === name);

/**
 * Filters with one inclusive limit. Units: prices and landed prices in the currency `in`, odometer and range in km, engine volume in cm³.
 */
export const boundFilters = [
  'priceMin',
  'priceMax',
  'yearMin',
  'yearMax',
  'odometerMax',
  'rangeMin',
  'engineMin',
  'engineMax',
  'landedGeorgiaMax',
  'landedAzerbaijanMax',
] as const;
export type BoundFilter = (typeof boundFilters)[number];

/** Limits of the landed price, by country of import. An item passes if its highest possible landed price does. */
export const landedFilters = { georgia: 'landedGeorgiaMax', azerbaijan: 'landedAzerbaijanMax' } as const;

/** Price limits. Their currency is in `in`. */
export const priceFilters = ['priceMin', 'priceMax'] as const;
export const isPriceFilter = (name: string): boolean => priceFilters.some((each) => each === name);
/** Returns whether a limit is an amount of money in the currency `in`. */
export const isMoneyFilter = (name: string): boolean =>
  isPriceFilter(name) || Object.values(landedFilters).some((each) => each === name);

/** Query parameters of pages with a list. */
export const listParameters: readonly string[] = [
  ...choiceFilters,
  ...boundFilters,
  'in',
  'keyword',
  'sort',
  'page',
  'filters',
];

const filtersOfBoth = [
  'brand',
  'series',
  'energy',
  'body',
  'seats',
  'colour',
  'place',
  'priceMin',
  'priceMax',
  'yearMin',
  'yearMax',
  'odometerMax',
] as const;

/** The filters of the catalogue. */
export const catalogueFilters = [
  ...filtersOfBoth,
  'ready',
  'rangeMin',
  'landedGeorgiaMax',
  'landedAzerbaijanMax',
] as const satisfies (ChoiceFilter | BoundFilter)[];

/** The filters of the finder. */
export const finderFilters = [
  ...filtersOfBoth,
  'gearbox',
  'drive',
  'customs',
  'steering',
  'accidents',
  'owners',
  'engineMin',
  'engineMax',
] as const satisfies (ChoiceFilter | BoundFilter)[];

/** Orders of the finder: newest update first (default), price ascending or descending, odometer ascending, newest model year first. */
export const finderSorts = ['newest', 'priceAsc', 'priceDesc', 'odometerAsc', 'yearDesc'] as const;
export type FinderSort = (typeof finderSorts)[number];

/** Orders of the catalogue: those of the finder, range descending, and landed price in a country ascending. */
export const catalogueSorts = [...finderSorts, 'rangeDesc', 'landedGeorgiaAsc', 'landedAzerbaijanAsc'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];
