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
 * Sales of a whole market: `saleList` oldest first; 24 months by `type` 1, 26 weeks by `type` 2, ending with `month`, or
 * without it with the newest month that is out, or the last full week. `timeRange` says the period, for example `2025-10 – 2026-10`.
 */
export const saleAnalysis = defineCall({
  host: 'main',
  path: '/tech/data/saleAnalysis',
  parameter: v.object({ location, month: v.optional(month), type: timeType }),
  result: v.object({ timeRange: v.string(), saleList: v.array(salePoint) }),
});

/** A bar: `name` in the language and currency of the call, `value` units sold, `value2` their share in per cent, one decimal. */
export const barPoint = v.object({ name: text, value: v.number(), value2: v.number() });
export type BarPoint = v.InferOutput<typeof barPoint>;

/** One day of one model: `name` YYYY-MM-DD, `value` units sold, `value2` median price, `value3` units on offer. */
export const dayPoint = v.object({ name: v.string(), value: v.number(), value2: amount, value3: v.number() });

/** What an auction site calls a car: `2017 TOYOTA PRIUS TWO`. */
export const carTitle = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** The models sold in a market by brand, both in alphabetical order; `modelName` without its brand. */
export const modelTree = defineCall({
  host: 'main',
  path: '/tech/data/modelTree',
  parameter: v.object({ location }),
  result: v.array(
    v.object({
      brandName: text,
      logo: address,
      models: v.array(v.object({ modelId: id, modelName: text })),
    }),
  ),
});

/**
 * Sales and price of one model, in the periods and with the fields of {@link saleAnalysis}; empty where the market does
 * not sell it. `modelName` with its brand. Refused with notFound where nobody knows the model.
 */
export const salePriceTrends = defineCall({
  host: 'main',
  path: '/tech/data/salePriceTrends',
  parameter: v.object({ modelId: id, location, type: timeType, month: v.optional(month) }),
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), saleList: v.array(salePoint) }),
});

/**
 * The cars of one model that were sold in a period, by price, mileage and model year: `priceList` and `runList` in equal
 * steps from the lowest, `yearList` from the oldest, each with a sentence on it (empty without sales). The units of each
 * list add up to those sold. `type` 1: `month` (default: the newest that is out), `timeRange` `2026-10`; 2: the last full week, or
 * the last of `month`, `timeRange` `2026-10-26 – 2026-11-01`.
 * Refused with notFound where nobody knows the model.
 */
export const modelAnalysis = defineCall({
  host: 'main',
  path: '/tech/data/modelAnalysis',
  parameter: v.object({ modelId: id, location, type: v.optional(timeType, 1), month: v.optional(month) }),
  result: v.object({
    modelId: id,
    modelName: text,
    timeRange: v.string(),
    priceList: v.array(barPoint),
    priceText: text,
    runList: v.array(barPoint),
    runText: text,
    yearList: v.array(barPoint),
    yearText: text,
  }),
});

/**
 * The G2 page: the last 30 full days of the model that a title names, oldest first. The title may carry year, brand,
 * trim, and any case and hyphens; the year tells generations apart. Refused with notFound where it names no model.
 */
export const g2ModelStatistic = defineCall({
  host: 'main',
  path: '/tech/data/{auction}ModelStatistic',
  parameter: v.object({ title: carTitle, location: v.optional(location, 'georgia') }),
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), dayList: v.array(dayPoint) }),
});

/** rankType of the specification: 11 retail, 2 wholesale, 1 hot, 58 user-rated, 52 price cut, 60 to 67 energy. */
export const rankType = v.picklist([1, 2, 11, 52, 58, 60, 61, 62, 63, 64, 65, 66, 67]);

/**
 * A row of a ranking. `count` is the type's value (units; score × 100 for 58; km or kWh for energy; percent for 52),
 * `descenderPrice` the price cut in the currency asked for, `lastRanking` -1 when there was none. `salesModelId` is the model of
 * the statistics of Georgia, null where it sells none of it; `offerCount` the cars of the series in the catalogue, `brandId` its brand there.
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
    salesModelId: v.optional(v.nullable(id)),
    brandId: v.optional(id),
    offerCount: v.optional(v.number()),
  }),
});
export type RankingRow = v.InferOutput<typeof rankingRow>;

/** Inclusive bounds of the Chinese body classes: sedan 0-5, SUV 10-14, MPV 20-24; absent: all. */
export const carType = v.picklist(['sedan', 'suv', 'mpv']);

/**
 * The China ranking of a month, 10 rows a page. Price bounds in USD; `priceMax` absent means no upper limit. `unpriced`
 * counts the series that bounds leave out because their price is unknown, `rate` is how many units of the call's currency one
 * US dollar is.
 */
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
  result: v.object({
    ...pageOf(rankingRow).entries,
    unpriced: v.optional(v.number()),
    rate: v.optional(v.number()),
  }),
});

/** A month of a series: `month` YYYY-MM, `count` units sold; `lastCount` null and `lastRanking` -1 where it had no rank the month before. */
export const trendPoint = v.object({
  month,
  count: v.number(),
  lastCount: v.nullable(v.number()),
  ranking: v.number(),
  lastRanking: v.number(),
});
export type TrendPoint = v.InferOutput<typeof trendPoint>;

/**
 * The retail sales of a series in China and its rank by them among all series, the last 12 months with a ranking, oldest
 * first. Refused with notFound for a series that has no trend (`showTrend` of its ranking rows).
 */
export const trendList = defineCall({
  host: 'main',
  path: '/tech/data/trendList',
  parameter: v.object({ seriesId: id }),
  result: v.array(trendPoint),
});
