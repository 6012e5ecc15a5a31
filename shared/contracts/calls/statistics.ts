import * as v from 'valibot';
import { defineCall } from './call';
import { barPoint, carTitle, dayPoint, salePoint } from './data';
import { amount, id, location, month, text, timeType } from './fields';
import { weekPoint } from './home';

/**
 * Statistics of the used-car markets. `month` is the last month of the figures. Default, also for a later month: the newest published
 * month, which is published on the 10th of the next one, or the last full week. Months before the data give empty lists. A week belongs
 * to the month of its Thursday. Median prices are those of all cars sold in the period.
 */
const market = v.object({ location, month: v.optional(month) });
const model = v.object({ modelId: id, location, month: v.optional(month) });

/**
 * Returns the figures of a market's newest published month (`timeRange`, YYYY-MM). `saleCount`: units sold, with `lastSaleCount` of the
 * month before and `yearSaleCount` of a year before, null if unknown. `price` and `lastPrice`: median prices. `stock`: units on offer at
 * the end of the month. `modelCount`: models sold. `modelId` and `modelName`: the best-selling model.
 */
export const homeStatistic = defineCall({
  path: '/tech/vehicleFinder/homeStatistic',
  parameter: v.object({ location: v.optional(location, 'georgia') }),
  result: v.object({
    timeRange: v.string(),
    saleCount: v.number(),
    lastSaleCount: v.nullable(v.number()),
    yearSaleCount: v.nullable(v.number()),
    price: amount,
    lastPrice: amount,
    stock: v.number(),
    modelCount: v.number(),
    modelId: v.nullable(id),
    modelName: v.nullable(text),
  }),
});

/**
 * Returns the trend of the model in a title, oldest first, for the embedded widget. At most 26 weeks (`type` 2, default) or 24 months
 * (1). Titles are parsed as in `g2ModelStatistic`. Refused (notFound) if the title contains no known model.
 */
export const auctionModelStatistic = defineCall({
  path: '/tech/vehicleFinder/{auction}ModelStatistic',
  parameter: v.object({ title: carTitle, location: v.optional(location, 'georgia'), type: v.optional(timeType, 2) }),
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), dayList: v.array(weekPoint) }),
});

/**
 * A model in a top list. `value`: units. `value2`: units of the period before, null if unknown. `value3`: median price, null if none was
 * sold.
 */
export const topPoint = v.object({
  modelId: id,
  modelName: text,
  brandName: text,
  value: v.number(),
  value2: v.nullable(v.number()),
  value3: amount,
});
export type TopPoint = v.InferOutput<typeof topPoint>;

/** `downList`: by units sold. `topList`: by units on offer at the end of the period. Each has at most 20 models, highest first. */
const topLists = v.object({ timeRange: v.string(), downList: v.array(topPoint), topList: v.array(topPoint) });

/** Returns top sales and top inventory of a month. `timeRange`: `2026-10`. */
export const downTopStatistic = defineCall({
  path: '/tech/vehicleFinder/downTopStatistic',
  parameter: market,
  result: topLists,
});

/** Returns top sales and top inventory of the last full week, or of the last week of `month`. `timeRange`: `2026-10-26 – 2026-11-01`. */
export const weekDownStatistic = defineCall({
  path: '/tech/vehicleFinder/weekDownStatistic',
  parameter: market,
  result: topLists,
});

/**
 * A price level. `level` counts from 1, the lowest prices. `title` has the level's bounds in the currency of the call (`$5,000–10,000`).
 * `count`: units sold, 0 without sales. All levels add up to the units sold.
 */
export const consumerPoint = v.object({ level: v.number(), count: v.number(), title: text });

const consumers = v.object({ timeRange: v.string(), consumerList: v.array(consumerPoint) });

/** Returns the units sold in a month by price level. */
export const monthConsumerAnalysis = defineCall({
  path: '/tech/vehicleFinder/monthConsumerAnalysis',
  parameter: market,
  result: consumers,
});

/** Returns the units sold in the last full week, or in the last week of `month`, by price level. */
export const weekConsumerAnalysis = defineCall({
  path: '/tech/vehicleFinder/weekConsumerAnalysis',
  parameter: market,
  result: consumers,
});

/**
 * The sales of a market. `saleList` is as in `saleAnalysis`. `yearList` has the units of the last period by model year, oldest first. The
 * first bar contains all model years 16 years or more before that period.
 */
const sold = v.object({ timeRange: v.string(), saleList: v.array(salePoint), yearList: v.array(barPoint) });

/** Returns the sales of a market in 24 months, and those of the last month by model year. */
export const monthSoldStatistic = defineCall({
  path: '/tech/vehicleFinder/monthSoldStatistic',
  parameter: market,
  result: sold,
});

/** Returns the sales of a market in 26 weeks, and those of the last week by model year. */
export const weekSoldStatistic = defineCall({
  path: '/tech/vehicleFinder/weekSoldStatistic',
  parameter: market,
  result: sold,
});

/**
 * Returns the figures of a model in a month (`type` 1, default), or in the last full week or the last week of `month` (2). `count`:
 * units sold, with `lastCount` of the period before and `yearCount` of a year (52 weeks) before. `price` and `lastPrice`: median prices,
 * null if none was sold. `stock`: units on offer. `ranking`: rank by units in the market, -1 if not sold. `share`: share of the market's
 * units in per cent. Unknown values are null. A model that the market does not sell has count 0. Refused (notFound) for an unknown model.
 */
export const modelViewStatistic = defineCall({
  path: '/tech/vehicleFinder/modelViewStatistic',
  parameter: v.object({ ...model.entries, type: v.optional(timeType, 1) }),
  result: v.object({
    modelId: id,
    modelName: text,
    timeRange: v.string(),
    count: v.number(),
    lastCount: v.nullable(v.number()),
    yearCount: v.nullable(v.number()),
    price: amount,
    lastPrice: amount,
    stock: v.nullable(v.number()),
    ranking: v.number(),
    lastRanking: v.number(),
    share: v.nullable(v.number()),
  }),
});

/**
 * Returns the days of a model, oldest first: the full days of `month`, by default the last 30. The days of a month add up to its sales.
 * Empty if the market does not sell the model. Refused (notFound) for an unknown model.
 */
export const dayModelStatistic = defineCall({
  path: '/tech/vehicleFinder/dayModelStatistic',
  parameter: model,
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), dayList: v.array(dayPoint) }),
});
