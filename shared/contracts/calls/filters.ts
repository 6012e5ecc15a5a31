import * as v from 'valibot';
import { address, id, text } from './fields';
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
});
export type ListFilters = v.InferOutput<typeof listFilters>;

/** What is typed to search a list. */
export const keyword = v.pipe(v.string(), v.maxLength(80));

/** A value of a filter, its name in the language of the call, and how many of the list have it. */
export const facetValue = v.object({ value: id, name: text, count: v.number() });
export type FacetValue = v.InferOutput<typeof facetValue>;

/**
 * How many there are. `total` pass all filters. The counts of a filter's values and limits follow all filters but itself:
 * what there would be with that value instead. `without` says of each filter in use how many there would be without it,
 * `understood` which words of the keyword were read as a name that they are only like.
 */
export const facets = v.object({
  total: v.number(),
  choices: v.array(v.object({ filter: choiceFilter, values: v.array(facetValue) })),
  bounds: v.array(
    v.object({ filter: boundFilter, steps: v.array(v.object({ value: v.number(), count: v.number() })) }),
  ),
  without: v.array(v.object({ filter: v.picklist([...choiceFilters, ...boundFilters, 'keyword']), count: v.number() })),
  understood: v.optional(v.array(v.object({ word: v.string(), filter: choiceFilter, value: id }))),
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
