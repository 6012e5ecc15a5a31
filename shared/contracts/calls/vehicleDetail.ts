import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, isDemo, language, text } from './fields';
import { seller } from './seller';
import { finderVehicle } from './vehicleFinder';

/**
 * A line of the overview: `key` and `value` in the call's language with its unit, `value` null when unknown. `code` is the
 * same in every language. A colour also has its hex value and its name in both languages; all three are null on other lines.
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

/** A line of the list of all attributes, as {@link overviewItem}; `group` is the heading that it stands under, lines of one group follow each other. */
export const vehicleAttribute = v.object({ code: id, group: text, key: text, value: v.nullable(text) });
export type VehicleAttribute = v.InferOutput<typeof vehicleAttribute>;

/**
 * Everything that the page of a vehicle shows. `odometer` in km, `price` in the currency asked for, `images` the media of
 * the slideshow in their order (those that end in a video's extension are videos).
 * History: `checkTime` unix seconds of the last check, `accidents` and `owners` their number, `ccic` whether CCIC inspected
 * the car before export, `fleet` whether it served as taxi, hire or company car; null means that nobody knows.
 * `recommended`: up to 8 other vehicles like this one. `salesModelId`: the model of the statistics that it is, null where
 * Georgia sells none of it. `seller` is null where it is unknown.
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
  recommended: v.array(finderVehicle),
  salesModelId: v.optional(v.nullable(id)),
  seller: v.optional(v.nullable(seller)),
  isDemo,
});
export type VehicleDetail = v.InferOutput<typeof vehicleDetail>;

/** A vehicle of the finder in the language of `lang`; refused (notFound) where there is none. */
export const getFinderVehicleDetail = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getFinderVehicleDetail',
  parameter: v.object({ lang: language, id }),
  result: vehicleDetail,
});

/** Up to eight other vehicles of the same kind of body, nearest in price first, also where it is no longer offered; refused (notFound) where there never was such a vehicle. */
export const finderVehiclesLike = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/finderVehiclesLike',
  parameter: v.object({ lang: language, id }),
  result: v.array(finderVehicle),
});
