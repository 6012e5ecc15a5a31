import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, idOrAll, isDemo, language, pageNumber, pageOf, pageSize, text } from './fields';
import { finderSorts } from './listNames';
import { facets, keyword, listFilters, suggestion } from './filters';

/** A marque; `year` is its founding year. */
export const brand = v.object({ id, logo: address, name: text, year: v.nullable(v.number()) });
export type Brand = v.InferOutput<typeof brand>;

/**
 * A vehicle of the finder. `odometer` in km, `power` in kW, `engineCc` in cm³, `color` and `exteriorColor` a hex value and its name,
 * `updateTime` unix seconds. `customs` and `steering` in words; `accidents` and `owners` their number, null where it is unknown.
 */
export const finderVehicle = v.object({
  itemId: id,
  name: text,
  headImage: address,
  color: v.nullable(v.string()),
  exteriorColor: v.nullable(text),
  interiorCode: v.nullable(text),
  odometer: v.nullable(v.number()),
  power: v.nullable(v.number()),
  fuel: v.nullable(text),
  stock: v.nullable(v.number()),
  vin: v.nullable(text),
  drive: v.nullable(text),
  gearbox: v.nullable(text),
  district: v.nullable(text),
  videoUrl: v.nullable(address),
  relevantCarImages: v.array(address),
  updateTime: v.number(),
  price: v.optional(amount),
  customs: v.optional(v.nullable(text)),
  steering: v.optional(v.nullable(text)),
  engineCc: v.optional(v.nullable(v.number())),
  accidents: v.optional(v.nullable(v.number())),
  owners: v.optional(v.nullable(v.number())),
  isDemo,
});
export type FinderVehicle = v.InferOutput<typeof finderVehicle>;

/** An editor's pick: what speaks for it, what to consider, and one highlight. `combinedMileage` with its unit. */
export const finderTop = v.object({
  id,
  img: address,
  title: text,
  highlight: text,
  positive: text,
  consideration: text,
  overview: text,
  combinedMileage: v.nullable(text),
});
export type FinderTop = v.InferOutput<typeof finderTop>;

/** A marque with the number of its vehicles in the finder. */
export const countedBrand = v.object({ ...brand.entries, count: v.number() });
export type CountedBrand = v.InferOutput<typeof countedBrand>;

/** The marques that the finder has vehicles of, alphabetically and with their number: an index to look one up in. */
export const getFinderBrands = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getFinderBrands',
  parameter: v.object({ lang: language }),
  result: v.array(countedBrand),
});

/** The same marques, most vehicles first: a row of filters. */
export const getFinderBrandsV2 = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getFinderBrandsV2',
  parameter: v.object({ lang: language }),
  result: v.array(brand),
});

/** A page of finder vehicles, 12 a page; `brandId` absent or empty: all. `keyword` is read as by `usedCarPage`. */
export const getFinderVehicles = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getFinderVehicles',
  parameter: v.object({
    lang: language,
    size: pageSize,
    current: pageNumber,
    brandId: v.optional(idOrAll),
    keyword: v.optional(keyword),
    filters: v.optional(listFilters),
    sort: v.optional(v.picklist(finderSorts)),
  }),
  result: pageOf(finderVehicle),
});

/** How many vehicles of the finder there are by each filter, beside the others. */
export const getFinderFacets = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getFinderFacets',
  parameter: v.object({ lang: language, keyword: v.optional(keyword), filters: v.optional(listFilters) }),
  result: facets,
});

/** What a word that is typed into the search of the finder may become, at most eight. */
export const getFinderSuggest = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getFinderSuggest',
  parameter: v.object({ lang: language, keyword }),
  result: v.array(suggestion),
});

/** The editor's picks above the finder. */
export const getFinderTops = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getFinderTops',
  parameter: v.object({}),
  result: v.array(finderTop),
});
