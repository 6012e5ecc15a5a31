// Without schemas: pages that read addresses do not wait for them.

/** Filters of which several values may be chosen at once: what has any of them passes. */
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

/** Filters that are one limit, itself included: prices in the currency that `in` names, odometer and range in km, engine volume in cm³. */
export const boundFilters = [
  'priceMin',
  'priceMax',
  'yearMin',
  'yearMax',
  'odometerMax',
  'rangeMin',
  'engineMin',
  'engineMax',
] as const;
export type BoundFilter = (typeof boundFilters)[number];

/** Limits of the price: an address and a call name their currency by `in`. */
export const priceFilters = ['priceMin', 'priceMax'] as const;
export const isPriceFilter = (name: string): boolean => priceFilters.some((each) => each === name);

/** Parameters by which an address says what of a list is shown. */
export const listParameters: readonly string[] = [
  ...choiceFilters,
  ...boundFilters,
  'in',
  'keyword',
  'sort',
  'page',
  'filters',
];

/** Orders of the finder: newest update first (default), price and odometer ascending or descending, newest model year first. */
export const finderSorts = ['newest', 'priceAsc', 'priceDesc', 'odometerAsc', 'yearDesc'] as const;
export type FinderSort = (typeof finderSorts)[number];

/** Orders of the catalogue: newest first (default), price and odometer ascending or descending, model year and range descending. */
export const catalogueSorts = [...finderSorts, 'rangeDesc'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];
