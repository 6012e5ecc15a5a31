import * as v from 'valibot';
import { address, currency, id, text } from './fields';
import { boundFilters, choiceFilters } from './listNames';

const choiceFilter = v.picklist(choiceFilters);
const boundFilter = v.picklist(boundFilters);

const chosen = v.optional(v.pipe(v.array(id), v.maxLength(40)));
const bound = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)));

/** The filters of a list. A list ignores filters that it does not have. */
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
  landedGeorgiaMax: bound,
  landedAzerbaijanMax: bound,
  /** The currency of limits of prices and landed prices, and of prices in the keyword. Default: the currency of the call. */
  in: v.optional(currency),
});
export type ListFilters = v.InferOutput<typeof listFilters>;

/** A typed search text. */
export const keyword = v.pipe(v.string(), v.maxLength(80));

/** A value of a filter. `name` is in the language of the call. `count` is the number of items that have the value. */
export const facetValue = v.object({ value: id, name: text, count: v.number() });
export type FacetValue = v.InferOutput<typeof facetValue>;

const textLimit = v.object({
  filter: boundFilter,
  value: v.number(),
  currency: v.optional(v.picklist(['USD', 'GEL', 'CNY'])),
});

/**
 * A parsed phrase of the keyword. `rest`: the keyword without it. `name`: its meaning in the language of the call. `limits`: the limits
 * that it sets, where a price without a currency is in that of the filters. `isGuess`: its words are only similar to the name. `isUsed`:
 * false if the list has no such filter. `isKnown`: false if it has no known meaning. Both are false for words that narrow nothing, such as
 * "cheap". `count`: the number of results without it. `wider`: if nothing is found, a limit that gives results.
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
 * Counts of a list. `total`: items that pass all filters. The counts of a filter's values and limits apply all other filters. `without`:
 * for each filter in use, the number of results without it. Counts of brands ignore the chosen models, which a change of the brand drops in
 * the lists' pages. `understood`: the parsed keyword, phrase by phrase. `prices`: the currency of
 * price limits, and units of the call's currency for one unit of it. `unpriced`: items without a price that pass all filters except the
 * price limits in use.
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
 * A completion of the last typed words: a value of a filter. `name` is in the language of the call. `image` is null if there is none.
 * `rest` are the words before. `count` is the number of items that match both and the filters of the call, where the value is added to those of
 * its filter. A brand replaces the chosen models, as in the lists' pages.
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
