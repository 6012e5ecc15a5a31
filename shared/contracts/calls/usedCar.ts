import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, day, id, idOrAll, isDemo, location, pageNumber, pageOf, pageSize, text } from './fields';
import { catalogueSorts } from './listNames';
import { seller } from './seller';
import { facets, keyword, listFilters, suggestion } from './filters';
import { landedFigure } from './landed';

/**
 * A car of the catalogue. Units: power in kW, range in CLTC km, consumption in L/100 km, odometer in km, `publishTime` in Unix seconds.
 * `place` is the car's city.
 */
export const carListItem = v.object({
  usedCarId: id,
  coverImg: address,
  year: v.nullable(v.number()),
  name: text,
  originalName: v.nullable(text),
  levelTitle: v.nullable(text),
  totalPower: v.nullable(v.number()),
  energyTitle: v.nullable(text),
  cltcRange: v.nullable(v.number()),
  vin: v.nullable(text),
  odometer: v.nullable(v.number()),
  isElectric: v.boolean(),
  bodySize: v.nullable(text),
  fuelComprehensive: v.nullable(v.number()),
  salePrice: amount,
  publishTime: v.number(),
  place: v.optional(v.nullable(text)),
  /** The landed price in each country of import. */
  landed: v.array(landedFigure),
  isDemo,
});
export type CarListItem = v.InferOutput<typeof carListItem>;

/** A brand of the catalogue with its series and the numbers of cars on offer, for the filters. */
export const catalogueBrand = v.object({
  id,
  logo: address,
  name: text,
  year: v.nullable(v.number()),
  count: v.number(),
  series: v.array(v.object({ id, name: text, count: v.number() })),
});
export type CatalogueBrand = v.InferOutput<typeof catalogueBrand>;

/** Returns the brands of the catalogue, most cars first. */
export const hotBrandList = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/hotBrandList',
  parameter: v.object({}),
  result: v.array(catalogueBrand),
});

/**
 * Returns a page of the catalogue, 10 cars a page. A phrase of `keyword` is a brand, model, fuel, body, colour or place. It can
 * also be a limit such as a price, or part of name, level or VIN. It can be misspelt. An empty `brandId` or `seriesId` means
 * all.
 */
export const usedCarPage = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/usedCarPage',
  parameter: v.object({
    brandId: v.optional(idOrAll),
    seriesId: v.optional(idOrAll),
    keyword: v.optional(keyword),
    filters: v.optional(listFilters),
    sort: v.optional(v.picklist(catalogueSorts)),
    current: pageNumber,
    size: pageSize,
  }),
  result: pageOf(carListItem),
});

/** Counts the cars of the catalogue by each filter, with the other filters applied. */
export const usedCarFacets = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/usedCarFacets',
  parameter: v.object({ keyword: v.optional(keyword), filters: v.optional(listFilters) }),
  result: facets,
});

/** Returns at most eight completions of a keyword for the catalogue, each of which a visitor can add to `filters`. */
export const usedCarSuggest = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/usedCarSuggest',
  parameter: v.object({ keyword, filters: v.optional(listFilters) }),
  result: v.array(suggestion),
});

/** The status of a car: 0 unknown, 1 normal, 2 waiting for its check. */
export const carStatus = v.picklist([0, 1, 2]);
/** The export tax of a car: 0 unknown, 1 refundable, 2 not refundable. */
export const exportTax = v.picklist([0, 1, 2]);
/** Whether a car is ready for export: 0 unknown, 1 ready, 2 not yet. */
export const readyStatus = v.picklist([0, 1, 2]);

/**
 * The page of a car of the catalogue. Units are as in {@link carListItem}. All prices except `oemCny` are in the currency of the call,
 * null if unknown ("No Price").
 * - `salePrice`: the price at the car's location. `lowestPrice`: the lowest earlier price.
 * - `officePrice`: the maker's guide price of this trim. `disPrice`: the factory's current discount. `oemCny`: the remaining price in
 *   yuan. `price`: the same in the currency of the call. `exchangeRate`: yuan for one unit of that currency, null if unknown.
 *   `exchangeRateDay`: its day, absent if no national bank has published it.
 * - `fobPrice`: on board in `fobCity`. `cifPrice`: with freight and insurance to `cifCity`.
 * `images`: addresses separated by commas, cover first. `imagesUrl` and `shippingUrl`: pages of the exporter. `isNow`: the car is
 * available at once. `publishTime`: Unix seconds. `plateDate`: first registration, YYYY-MM-DD. `enterpriseInfo`: the exporter.
 * `salesModelId`: the model in the statistics, null if Georgia does not sell it.
 */
export const usedCar = v.object({
  id,
  usedCarId: id,
  name: text,
  originalName: v.nullable(text),
  levelTitle: v.nullable(text),
  year: v.nullable(v.number()),
  seriesInfo: v.object({ id, name: text, image: address }),
  brandInfo: v.object({ name: text, logo: address }),
  enterpriseInfo: v.nullable(seller),
  images: v.pipe(v.string(), v.maxLength(4000)),
  imagesUrl: v.nullable(address),
  shippingUrl: v.nullable(address),
  publishTime: v.number(),
  officePrice: amount,
  disPrice: amount,
  salePrice: amount,
  lowestPrice: amount,
  fobPrice: amount,
  fobCity: v.nullable(text),
  cifPrice: amount,
  cifCity: v.nullable(text),
  oemCny: v.nullable(v.number()),
  price: amount,
  exchangeRate: v.nullable(v.number()),
  exchangeRateDay: v.optional(day),
  isNow: v.boolean(),
  odometer: v.nullable(v.number()),
  plateNumber: v.nullable(text),
  plateDate: v.nullable(day),
  vin: v.nullable(text),
  status: carStatus,
  exportTax,
  readyStatus,
  location: v.nullable(text),
  colorInfo: v.nullable(v.object({ nameEn: text, nameGe: text, hexCode: v.string() })),
  energyTitle: v.nullable(text),
  totalPower: v.nullable(v.number()),
  bodySize: v.nullable(text),
  cltcRange: v.nullable(v.number()),
  isElectric: v.boolean(),
  fuelComprehensive: v.nullable(v.number()),
  salesModelId: v.optional(v.nullable(id)),
  isDemo,
});
export type UsedCar = v.InferOutput<typeof usedCar>;

/** Returns a car of the catalogue. Refused (notFound) for an unknown id. */
export const getUsedCarInfo = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/getUsedCarInfo',
  parameter: v.object({ id }),
  result: usedCar,
});

/**
 * Returns up to four other cars of the same body type, nearest in price first, at most one of a series. Also works for a car that is no
 * longer offered. An unknown id of the site's form gets the cars for a neighbouring id. Refused (notFound) for an id of another form.
 */
export const usedCarsLike = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/usedCarsLike',
  parameter: v.object({ id }),
  result: v.array(carListItem),
});

/**
 * Returns up to four other cars of the same body type, nearest in landed price in a country first. `percent`: the most that their landed
 * price differs from that of the car. It is 10, or 20 if one of them differs by more. It is null if the car has no landed
 * price there, or if no other car differs by at most 20. The cars are then those of `usedCarsLike`. Refused (notFound) for an unknown id.
 */
export const usedCarsLikeLanded = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/usedCarsLikeLanded',
  parameter: v.object({ id, country: location }),
  result: v.object({ percent: v.nullable(v.number()), cars: v.array(carListItem) }),
});
