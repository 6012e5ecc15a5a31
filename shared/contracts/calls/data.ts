import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, location, month, pageNumber, pageOf, pageSize, text, timeType } from './fields';

/** Returns the twelve best-selling models of a market, best first. */
export const hotModelList = defineCall({
  path: '/tech/data/hotModelList',
  parameter: v.object({ location, timeType }),
  result: v.array(v.object({ modelId: id, modelName: text, brandName: text })),
});

/**
 * Sales of a period. `name`: the period (YYYY-MM, or the first day of a week). `value`: units sold. `value2`: units in the same period
 * a year before, null if unknown. `value3`: median price, null if none was sold.
 */
export const salePoint = v.object({
  name: v.string(),
  value: v.number(),
  value2: v.nullable(v.number()),
  value3: amount,
});

/**
 * Returns the sales of a whole market. `saleList`, oldest first, has 24 months for `type` 1 and 26 weeks for `type` 2. It ends with
 * `month`, by default with the newest published month or the last full week. `timeRange` is the period, for example
 * `2025-10 – 2026-10`.
 */
export const saleAnalysis = defineCall({
  path: '/tech/data/saleAnalysis',
  parameter: v.object({ location, month: v.optional(month), type: timeType }),
  result: v.object({ timeRange: v.string(), saleList: v.array(salePoint) }),
});

/** A bar. `name`: in the language and currency of the call. `value`: units sold. `value2`: their share in per cent, with one decimal. */
export const barPoint = v.object({ name: text, value: v.number(), value2: v.number() });
export type BarPoint = v.InferOutput<typeof barPoint>;

/** A day of a model. `name`: YYYY-MM-DD. `value`: units sold. `value2`: median price, null if none was sold. `value3`: units on offer. */
export const dayPoint = v.object({ name: v.string(), value: v.number(), value2: amount, value3: v.number() });

/** The title of a car on an auction site, for example `2017 TOYOTA PRIUS TWO`. */
export const carTitle = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Returns the models sold in a market by brand, both in alphabetical order. `modelName` is without the brand. */
export const modelTree = defineCall({
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
 * Returns sales and price of a model, with the periods and fields of {@link saleAnalysis}. Empty if the market does not sell the
 * model. `modelName` is with the brand. Refused (notFound) for an unknown model.
 */
export const salePriceTrends = defineCall({
  path: '/tech/data/salePriceTrends',
  parameter: v.object({ modelId: id, location, type: timeType, month: v.optional(month) }),
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), saleList: v.array(salePoint) }),
});

/**
 * Returns the sold cars of a model in a period by price (`priceList`), mileage (`runList`) and model year (`yearList`). Prices and
 * mileages are in equal steps from the lowest, years from the oldest. Each list has a sentence about it, empty without sales. The units
 * of each list add up to the units sold. `type` 1: `month`, by default the newest published one, with `timeRange` `2026-10`. `type` 2:
 * the last full week, or the last of `month`, with `timeRange` `2026-10-26 – 2026-11-01`. Refused (notFound) for an unknown model.
 */
export const modelAnalysis = defineCall({
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
 * Returns the last 30 full days of the model in a title, oldest first, for the G2 page. The title may contain year, brand and trim, in
 * any case and with hyphens. The year selects the generation. Refused (notFound) if the title contains no known model.
 */
export const g2ModelStatistic = defineCall({
  path: '/tech/data/{auction}ModelStatistic',
  parameter: v.object({ title: carTitle, location: v.optional(location, 'georgia') }),
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), dayList: v.array(dayPoint) }),
});

/** The rankType of the specification: 11 retail, 2 wholesale, 1 hot, 58 user-rated, 52 price cut, 60 to 67 energy. */
export const rankType = v.picklist([1, 2, 11, 52, 58, 60, 61, 62, 63, 64, 65, 66, 67]);

/**
 * A row of a ranking. `count` is the value of the type: units, score × 100 for 58, km or kWh for energy, per cent for 52.
 * `descenderPrice` is the price cut in the currency of the call. `lastRanking` is -1 if the series was not ranked before.
 * `salesModelId` is the model in the statistics of Georgia, null if Georgia does not sell it. `offerCount` counts the cars of the
 * series in the catalogue. `brandId` is the brand in the catalogue.
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

/** A type of car by Chinese body classes: sedan 0 to 5, SUV 10 to 14, MPV 20 to 24. Absent: all. */
export const carType = v.picklist(['sedan', 'suv', 'mpv']);

/**
 * Returns a page of the China ranking of a month, 10 rows a page. Without `month`, and for a later one, it is that of the newest
 * published month. Price bounds are in USD. Without `priceMax` there is no upper limit. `unpriced` counts the series that the bounds exclude because their price is unknown. `rate`: units of the call's currency for one
 * US dollar.
 */
export const rankList = defineCall({
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

/** A month of a series. `count`: units sold. Without a rank in the month before, `lastCount` is null and `lastRanking` -1. */
export const trendPoint = v.object({
  month,
  count: v.number(),
  lastCount: v.nullable(v.number()),
  ranking: v.number(),
  lastRanking: v.number(),
});
export type TrendPoint = v.InferOutput<typeof trendPoint>;

/**
 * Returns the retail sales of a series in China and its rank among all series, for the last 12 months with a ranking, oldest first.
 * Refused (notFound) for a series without a trend (`showTrend` of its ranking rows).
 */
export const trendList = defineCall({
  path: '/tech/data/trendList',
  parameter: v.object({ seriesId: id }),
  result: v.array(trendPoint),
});
