import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, pageNumber, pageOf, pageSize, text } from './fields';

/** A car of the catalogue. Power in kW, range in CLTC km, consumption in L/100 km, odometer in km, `publishTime` unix seconds. */
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

/** Orders of the catalogue: newest first (default), price and odometer ascending or descending, range descending. */
export const catalogueSort = v.picklist(['newest', 'priceAsc', 'priceDesc', 'odometerAsc', 'rangeDesc']);
export type CatalogueSort = v.InferOutput<typeof catalogueSort>;

/** The marques of the catalogue, most cars first. */
export const hotBrandList = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/hotBrandList',
  parameter: v.object({}),
  result: v.array(catalogueBrand),
});

/** A page of the catalogue, 10 a page. `keyword` is searched in brand, series, name, level and VIN. */
export const usedCarPage = defineCall({
  host: 'car',
  path: '/{product}/buyerUsedCar/usedCarPage',
  parameter: v.object({
    brandId: v.optional(id),
    seriesId: v.optional(id),
    keyword: v.optional(v.pipe(v.string(), v.maxLength(80))),
    sort: v.optional(catalogueSort),
    current: pageNumber,
    size: pageSize,
  }),
  result: pageOf(carListItem),
});
