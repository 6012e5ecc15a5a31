import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, text } from './fields';

/**
 * The type of a line in a comparison or a spec sheet.
 * - 0: the head of a section of figures, without a value.
 * - 1: a row with one value for each column.
 * - 2: the head of a section of equipment, without a value.
 * - 3: a row of equipment with parts in `subList`. Each part has its own value.
 */
export const tableRowType = v.picklist([0, 1, 2, 3]);

/**
 * The value of a row in one column, in the call's language and with its unit. `value` null: unknown. `icon_url`: a picture of the
 * value. `has`, for features only: whether the car has the feature.
 */
export const tableInfo = v.object({
  value: v.nullable(text),
  icon_url: v.nullable(address),
  has: v.optional(v.nullable(v.boolean())),
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

/** A line of a table. `key` is unique within its table. `subList` is empty unless `type` is 3. */
export const tableRow = v.object({
  type: tableRowType,
  key: id,
  text,
  subList: v.array(v.object({ key: id, text })),
});
export type TableRow = v.InferOutput<typeof tableRow>;

/** Values by the key of a row or of a `subList` entry. */
export const infoMap = v.record(v.string(), tableInfo);
export type InfoMap = v.InferOutput<typeof infoMap>;

/** A line of a comparison, with one value for each car in the order of `tableHead`. Sections have no values. */
export const comparisonRow = v.object({
  ...tableRow.entries,
  values: v.array(tableInfo),
  subList: v.array(v.object({ key: id, text, values: v.array(tableInfo) })),
});
export type ComparisonRow = v.InferOutput<typeof comparisonRow>;

/** A car at the head of its column. `price` is in the currency of the call. */
export const comparedCar = v.object({ id, name: text, image: address, price: amount });

/** Compares one to four cars of the catalogue, in the order of `carIds`. Refused (notFound) if one of them is unknown. */
export const carCompare = defineCall({
  host: 'car',
  path: '/{product}/autoHome/carCompare',
  parameter: v.object({ carIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(4)) }),
  result: v.object({ tableHead: v.array(comparedCar), infoList: v.array(comparisonRow) }),
});

export type CarComparison = v.InferOutput<(typeof carCompare)['result']>;
