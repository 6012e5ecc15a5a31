import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, idOrAll, isDemo, language, pageNumber, pageOf, pageSize, text } from './fields';
import { finderSorts } from './listNames';
import { facets, keyword, listFilters, suggestion } from './filters';
import { landedFigure } from './landed';

/** A brand. `year` is its founding year. */
export const brand = v.object({ id, logo: address, name: text, year: v.nullable(v.number()) });
export type Brand = v.InferOutput<typeof brand>;

/**
 * A vehicle of the finder. `odometer`: km. `power`: kW. `engineCc`: cm³. `color`: hex value. `exteriorColor`: name of the
 * colour. `updateTime`: Unix seconds. `customs` and `steering`: in words. `accidents` and `owners`: numbers, null if unknown.
 * `landed`: the asking price and customs clearance where the vehicle is. Absent if its customs are cleared or its country is
 * unknown.
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
  landed: v.optional(landedFigure),
  isDemo,
});
export type FinderVehicle = v.InferOutput<typeof finderVehicle>;

/** An editor's pick. `combinedMileage` is the consumption or range with its unit. */
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

/** A brand with the number of its vehicles in the finder. */
export const countedBrand = v.object({ ...brand.entries, count: v.number() });

/** Returns the brands that have vehicles in the finder, in alphabetical order, with the numbers of vehicles. */
export const getFinderBrands = defineCall({
  path: '/tech/vehicleFinder/getFinderBrands',
  parameter: v.object({ lang: language }),
  result: v.array(countedBrand),
});

/** Returns the brands that have vehicles in the finder, most vehicles first. */
export const getFinderBrandsV2 = defineCall({
  path: '/tech/vehicleFinder/getFinderBrandsV2',
  parameter: v.object({ lang: language }),
  result: v.array(brand),
});

/** Returns a page of the finder, 12 vehicles a page. `brandId` absent or empty: all brands. `keyword` is parsed as in `usedCarPage`. */
export const getFinderVehicles = defineCall({
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

/** Counts the vehicles of the finder by each filter, with the other filters applied. */
export const getFinderFacets = defineCall({
  path: '/tech/vehicleFinder/getFinderFacets',
  parameter: v.object({ lang: language, keyword: v.optional(keyword), filters: v.optional(listFilters) }),
  result: facets,
});

/** Returns at most eight completions of a keyword for the finder, each of which a visitor can add to `filters`. */
export const getFinderSuggest = defineCall({
  path: '/tech/vehicleFinder/getFinderSuggest',
  parameter: v.object({ lang: language, keyword, filters: v.optional(listFilters) }),
  result: v.array(suggestion),
});

/** Returns the editors' picks above the finder. */
export const getFinderTops = defineCall({
  path: '/tech/vehicleFinder/getFinderTops',
  parameter: v.object({}),
  result: v.array(finderTop),
});
