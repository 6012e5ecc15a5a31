import * as v from 'valibot';
import { address, currency, id, text } from './fields';
import { boundFilters, choiceFilters } from './listNames';

const choiceFilter = v.picklist(choiceFilters);
const boundFilter = v.picklist(boundFilters);

const chosen = v.optional(v.pipe(v.array(id), v.maxLength(40)));
const bound = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)));

/** What is asked of a list: all filters at once. One that a list does not have filters nothing there. */
export const listFilters = v.object({
  brand: chosen,
  series: chosen,
  energy: chosen,
  body: chosen,
  seats: chosen,
  colour: chosen,
  place: chosen,
  gearbox: chosen,
  drive: chosen,
  ready: chosen,
  customs: chosen,
  steering: chosen,
  accidents: chosen,
  owners: chosen,
  priceMin: bound,
  priceMax: bound,
  yearMin: bound,
  yearMax: bound,
  odometerMax: bound,
  rangeMin: bound,
  engineMin: bound,
  engineMax: bound,
  /** The currency of `priceMin` and `priceMax`; absent: that of the call. */
  in: v.optional(currency),
});
export type ListFilters = v.InferOutput<typeof listFilters>;

/** What is typed to search a list. */
export const keyword = v.pipe(v.string(), v.maxLength(80));

/** A value of a filter, its name in the language of the call, and how many of the list have it. */
export const facetValue = v.object({ value: id, name: text, count: v.number() });
export type FacetValue = v.InferOutput<typeof facetValue>;

const textLimit = v.object({
  filter: boundFilter,
  value: v.number(),
  currency: v.optional(v.picklist(['USD', 'GEL', 'CNY'])),
});

/**
 * A phrase of the keyword as it was read. `rest` is the keyword without it, `name` what it means in the language of the call,
 * `limits` the limits that it sets: a price without a currency is in that of the call. `isGuess`: its words are only like the
 * name. `isUsed`: false where the list has no such filter. `isKnown`: false where it names nothing. `count` is how many there
 * would be without it, `wider` a limit by which there would be some, where there are none.
 */
export const understoodPhrase = v.object({
  word: v.string(),
  rest: v.string(),
  name: v.string(),
  filter: v.optional(choiceFilter),
  limits: v.array(textLimit),
  isGuess: v.boolean(),
  isUsed: v.boolean(),
  isKnown: v.boolean(),
  count: v.number(),
  wider: v.optional(v.object({ filter: boundFilter, value: v.number(), count: v.number() })),
});
export type UnderstoodPhrase = v.InferOutput<typeof understoodPhrase>;

/**
 * How many there are. `total` pass all filters. The counts of a filter's values and limits follow all filters but itself:
 * what there would be with that value instead. `without` says of each filter in use how many there would be without it,
 * `understood` how the keyword was read, phrase by phrase. `prices` says of the price limits, in use and offered, their
 * currency and the units of the call's currency for one of it. `unpriced` is how many pass all filters but the price limits
 * in use, and have no price.
 */
export const facets = v.object({
  total: v.number(),
  choices: v.array(v.object({ filter: choiceFilter, values: v.array(facetValue) })),
  bounds: v.array(
    v.object({ filter: boundFilter, steps: v.array(v.object({ value: v.number(), count: v.number() })) }),
  ),
  without: v.array(v.object({ filter: v.picklist([...choiceFilters, ...boundFilters, 'keyword']), count: v.number() })),
  understood: v.optional(v.array(understoodPhrase)),
  prices: v.optional(v.object({ in: currency, rate: v.number() })),
  unpriced: v.optional(v.number()),
});
export type Facets = v.InferOutput<typeof facets>;

/**
 * What the last word that was typed may become: a value of a filter, with its name in the language of the call, a picture
 * where it has one, and how many have it beside `rest`, the words before.
 */
export const suggestion = v.object({
  rest: v.string(),
  filter: choiceFilter,
  value: id,
  name: text,
  image: v.nullable(address),
  count: v.number(),
});
export type Suggestion = v.InferOutput<typeof suggestion>;
