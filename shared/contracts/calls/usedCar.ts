import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, idOrAll, isDemo, pageNumber, pageOf, pageSize, text } from './fields';
import { catalogueSorts } from './listNames';
import { seller } from './seller';
import { facets, keyword, listFilters, suggestion } from './filters';

/** A car of the catalogue. Power in kW, range in CLTC km, consumption in L/100 km, odometer in km, `publishTime` unix seconds, `place` where the car stands. */
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
  isDemo,
});
export type CarListItem = v.InferOutput<typeof carListItem>;

/** A marque of the catalogue with the number of cars on offer and its series, for the filters. */
export const catalogueBrand = v.object({
  id,
  logo: address,
  name: text,
  year: v.nullable(v.number()),
  count: v.number(),
  series: v.array(v.object({ id, name: text, count: v.number() })),
});
export type CatalogueBrand = v.InferOutput<typeof catalogueBrand>;

/** The marques of the catalogue, most cars first. */
export const hotBrandList = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/hotBrandList',
  parameter: v.object({}),
  result: v.array(catalogueBrand),
});

/**
 * A page of the catalogue, 10 a page. Each word of `keyword` is a brand, model, fuel, body, colour or
 * place, or stands in name, level or VIN, in English or Georgian and not quite rightly typed; an empty `brandId` or `seriesId` means all.
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

/** How many cars of the catalogue there are by each filter, beside the others. */
export const usedCarFacets = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/usedCarFacets',
  parameter: v.object({ keyword: v.optional(keyword), filters: v.optional(listFilters) }),
  result: facets,
});

/** What a word that is typed into the search of the catalogue may become, at most eight. */
export const usedCarSuggest = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/usedCarSuggest',
  parameter: v.object({ keyword }),
  result: v.array(suggestion),
});

/** Status of a car: 0 unknown, 1 normal, 2 waiting for its check. */
export const carStatus = v.picklist([0, 1, 2]);
/** Export tax of a car: 0 unknown, 1 refundable, 2 not. */
export const exportTax = v.picklist([0, 1, 2]);
/** Whether a car is ready for export: 0 unknown, 1 ready, 2 not yet. */
export const readyStatus = v.picklist([0, 1, 2]);

/**
 * A car of the catalogue with all that its page shows. Units as in {@link carListItem}; every price but `oemCny` in the
 * currency of the call, null where there is none ("No Price").
 * - `salePrice` what the car costs where it stands; `lowestPrice` the lowest that it was offered at before.
 * - `officePrice` the maker's guide price of this trim, `disPrice` what the factory takes off it today; what is left is
 *   `oemCny` in yuan, and `price` in the currency of the call at `exchangeRate` (yuan for one unit of that currency).
 * - `fobPrice` on board in `fobCity`, `cifPrice` with freight and insurance to `cifCity`.
 * `images` are addresses separated by commas, the cover first; `imagesUrl` and `shippingUrl` are pages of the exporter.
 * `isNow` whether the car can be had at once; `publishTime` unix seconds; `plateDate` the first registration, YYYY-MM-DD.
 * `enterpriseInfo`: who exports the car.
 * `salesModelId` the model of the statistics that it is, null where Georgia sells none of it.
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
  exchangeRate: v.number(),
  isNow: v.boolean(),
  odometer: v.nullable(v.number()),
  plateNumber: v.nullable(text),
  plateDate: v.nullable(v.pipe(v.string(), v.isoDate())),
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

/** A car of the catalogue; refused (notFound) where there is none. */
export const getUsedCarInfo = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/getUsedCarInfo',
  parameter: v.object({ id }),
  result: usedCar,
});

/** Up to four other cars of the same kind of body, nearest in price first, also where it is no longer offered; refused (notFound) where there never was such a car. */
export const usedCarsLike = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/usedCarsLike',
  parameter: v.object({ id }),
  result: v.array(carListItem),
});
