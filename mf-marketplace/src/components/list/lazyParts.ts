import { lazyPart } from '@caravan/shared/page';

export const Filters = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './FilterPanel')).FilterPanel,
);

/** Needed only with `filters=open`. */
export const OpenedFilters = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './OpenedFilters')).OpenedFilters,
  { isOptional: true },
);

/** Needed only with filters. */
export const ChosenFilters = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './ChosenFilters')).ChosenFilters,
  { isOptional: true },
);

export const QuickFilters = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './QuickFilters')).QuickFilters,
  { isOptional: true },
);

export const ListEnd = lazyPart(async () => (await import(/* webpackChunkName: "filters" */ './ListEnd')).ListEnd);

/** Needed only with a keyword. */
export const OtherStock = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './OtherStock')).OtherStock,
  { isOptional: true },
);

export const NoResult = lazyPart(async () => (await import(/* webpackChunkName: "no-result" */ './NoResult')).NoResult);

export const PastEnd = lazyPart(async () => (await import(/* webpackChunkName: "no-result" */ './PastEnd')).PastEnd);

/** Suggestions for typed text, needed only after hydration. */
export const Suggestions = lazyPart(
  async () => (await import(/* webpackChunkName: "suggestions" */ './Suggestions')).Suggestions,
  { isOptional: true },
);

/** The lazy parts that each page with a list declares. */
export const listParts = [
  Filters,
  OpenedFilters,
  ChosenFilters,
  QuickFilters,
  ListEnd,
  OtherStock,
  NoResult,
  PastEnd,
] as const;
