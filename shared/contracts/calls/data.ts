import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, location, month, pageNumber, pageOf, pageSize, text, timeType } from './fields';

/** The models that sell most in a market, best first. */
export const hotModelList = defineCall({
  host: 'main',
  path: '/tech/data/hotModelList',
  parameter: v.object({ location, timeType }),
  result: v.array(v.object({ modelId: id, modelName: text, brandName: text })),
});

/** `name` is the period (YYYY-MM, or the first day of a week), `value` units sold, `value2` units in the same period a year before (null when unknown), `value3` median price. */
export const salePoint = v.object({
  name: v.string(),
  value: v.number(),
  value2: v.nullable(v.number()),
  value3: amount,
});

/**
 * Sales of a whole market: `saleList` oldest first; 24 months by `type` 1, 26 weeks by `type` 2, ending with `month`
 * (default: the previous month). `timeRange` says the period, for example `2025-10 – 2026-10`.
 */
export const saleAnalysis = defineCall({
  host: 'main',
  path: '/tech/data/saleAnalysis',
  parameter: v.object({ location, month: v.optional(month), type: timeType }),
  result: v.object({ timeRange: v.string(), saleList: v.array(salePoint) }),
});

/** rankType of the specification: 11 retail, 2 wholesale, 1 hot, 58 user-rated, 52 price cut, 60 to 67 energy. */
export const rankType = v.picklist([1, 2, 11, 52, 58, 60, 61, 62, 63, 64, 65, 66, 67]);

/**
 * A row of a ranking. `count` is the type's value (units; score × 100 for 58; km or kWh for energy; percent for 52),
 * `descenderPrice` the price cut in the currency asked for, `lastRanking` -1 when there was none.
 */
export const rankingRow = v.object({
  ranking: v.number(),
  lastRanking: v.number(),
  count: v.number(),
  descenderPrice: amount,
  seriesId: id,
  carReviewCount: v.number(),
  seriesInfo: v.object({
    logo: address,
    showTrend: v.boolean(),
    seriesNameEn: text,
    brandNameEn: text,
    minPrice: amount,
    maxPrice: amount,
  }),
});
export type RankingRow = v.InferOutput<typeof rankingRow>;

/** Inclusive bounds of the Chinese body classes: sedan 0-5, SUV 10-14, MPV 20-24; absent: all. */
export const carType = v.picklist(['sedan', 'suv', 'mpv']);

/** The China ranking of a month, 10 rows a page. Price bounds in USD; `priceMax` absent means no upper limit. */
export const rankList = defineCall({
  host: 'main',
  path: '/tech/data/rankList',
  parameter: v.object({
    size: pageSize,
    current: pageNumber,
    rankType,
    month: v.optional(month),
    carType: v.optional(carType),
    priceMin: v.optional(v.pipe(v.number(), v.minValue(0))),
    priceMax: v.optional(v.pipe(v.number(), v.minValue(0))),
  }),
  result: pageOf(rankingRow),
});
