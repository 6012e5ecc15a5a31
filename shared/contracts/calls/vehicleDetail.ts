import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, isDemo, language, text } from './fields';
import { landedFigure } from './landed';
import { seller } from './seller';
import { finderVehicle } from './vehicleFinder';

/**
 * A line of the overview. `key` and `value` are in the call's language, `value` with its unit, null if unknown. `code` is the same in all
 * languages. `colorHex`, `valueEn` and `valueGe` are set for colours and null on other lines.
 */
export const overviewItem = v.object({
  code: id,
  key: text,
  value: v.nullable(text),
  colorHex: v.nullable(v.string()),
  valueEn: v.nullable(text),
  valueGe: v.nullable(text),
});
export type OverviewItem = v.InferOutput<typeof overviewItem>;

/** A line of all attributes, as {@link overviewItem}. `group` is the heading. Lines of a group follow each other. */
export const vehicleAttribute = v.object({ code: id, group: text, key: text, value: v.nullable(text) });
export type VehicleAttribute = v.InferOutput<typeof vehicleAttribute>;

/**
 * The page of a vehicle. `odometer`: km. `price`: in the currency of the call. `images`: pictures and videos of the slideshow in order,
 * recognised by their extensions.
 * History, null if unknown. `checkTime`: Unix seconds of the last check. `accidents` and `owners`: numbers. `ccic`: CCIC inspected the
 * car before export. `fleet`: it was a taxi, a rental or a company car.
 * `landed`: as in {@link finderVehicle}. `vehicleLandedPrice` returns its receipt.
 * `isCleared`: whether its customs are cleared, null if unknown.
 * `recommended`: up to 8 similar vehicles. `salesModelId`: the model in the statistics, null if Georgia does not sell it. `seller`: null
 * if unknown.
 */
export const vehicleDetail = v.object({
  itemId: id,
  name: text,
  brandName: text,
  modelName: text,
  seriesName: v.nullable(text),
  odometer: v.nullable(v.number()),
  price: amount,
  description: text,
  images: v.array(address),
  overview: v.array(overviewItem),
  attributes: v.array(vehicleAttribute),
  checkTime: v.nullable(v.number()),
  accidents: v.nullable(v.number()),
  owners: v.nullable(v.number()),
  ccic: v.nullable(v.boolean()),
  fleet: v.nullable(v.boolean()),
  updateTime: v.number(),
  landed: v.optional(landedFigure),
  isCleared: v.optional(v.nullable(v.boolean())),
  recommended: v.array(finderVehicle),
  salesModelId: v.optional(v.nullable(id)),
  seller: v.optional(v.nullable(seller)),
  isDemo,
});
export type VehicleDetail = v.InferOutput<typeof vehicleDetail>;

/** Returns a vehicle of the finder in the language `lang`. Refused (notFound) for an unknown id. */
export const getFinderVehicleDetail = defineCall({
  path: '/tech/vehicleFinder/getFinderVehicleDetail',
  parameter: v.object({ lang: language, id }),
  result: vehicleDetail,
});

/**
 * Returns up to eight other vehicles of the same body type and about the same price, at most two of a model. First those of the same
 * model, then those with the same fuel, each nearest in price first. Also works for a vehicle that is no longer offered. An unknown id of
 * the site's form gets the vehicles for a neighbouring id. Refused (notFound) for an id of another form.
 */
export const finderVehiclesLike = defineCall({
  path: '/tech/vehicleFinder/finderVehiclesLike',
  parameter: v.object({ lang: language, id }),
  result: v.array(finderVehicle),
});
