import * as v from 'valibot';
import { defineCall } from './call';
import { barPoint, carTitle, dayPoint, salePoint } from './data';
import { amount, id, location, month, text, timeType } from './fields';
import { weekPoint } from './home';

/**
 * Statistics of the used-car markets. `month` is the last that counts; without it, and where it is later, figures end with
 * the newest month that is out, which is from the 10th of the next month on, or with the last full week. Months before the data answer
 * with empty lists. A week belongs to the month of its Thursday. Median prices are those of all cars that were sold in the period.
 */
const market = v.object({ location, month: v.optional(month) });
const model = v.object({ modelId: id, location, month: v.optional(month) });

/**
 * The figures of a market's newest month that is out, named by `timeRange` (YYYY-MM): units sold in it, in the month before and a
 * year before (null when unknown), median price with the one before, units on offer at its end, models sold, and the best-selling model.
 */
export const homeStatistic = defineCall({
  host: 'main',
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
 * The model trend of the embedded widget: weeks (`type` 2, default; at most 26) or months (1; at most 24) of the model
 * that a title names, oldest first. Titles are read as by `g2ModelStatistic`; notFound where one names no model.
 */
export const auctionModelStatistic = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/{auction}ModelStatistic',
  parameter: v.object({ title: carTitle, location: v.optional(location, 'georgia'), type: v.optional(timeType, 2) }),
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), dayList: v.array(weekPoint) }),
});

/** A model in a list of the best: `value` its units, `value2` those of the period before (null when unknown), `value3` median price. */
export const topPoint = v.object({
  modelId: id,
  modelName: text,
  brandName: text,
  value: v.number(),
  value2: v.nullable(v.number()),
  value3: amount,
});
export type TopPoint = v.InferOutput<typeof topPoint>;

/** `downList`: by listings taken down, that is sold; `topList`: by units on offer at the end of the period. At most 20 each, highest first. */
const topLists = v.object({ timeRange: v.string(), downList: v.array(topPoint), topList: v.array(topPoint) });

/** Top sales and top inventory of a month. `timeRange`: `2026-10`. */
export const downTopStatistic = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/downTopStatistic',
  parameter: market,
  result: topLists,
});

/** Top sales and top inventory of the last full week, or of the last of `month`. `timeRange`: `2026-10-26 – 2026-11-01`. */
export const weekDownStatistic = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/weekDownStatistic',
  parameter: market,
  result: topLists,
});

/**
 * `level` counts from 1, the lowest prices; `title` says the level's bounds in the currency of the call (`$5,000–10,000`),
 * `count` the units sold. A level without sales has count 0; all levels together are the units sold.
 */
export const consumerPoint = v.object({ level: v.number(), count: v.number(), title: text });
export type ConsumerPoint = v.InferOutput<typeof consumerPoint>;

const consumers = v.object({ timeRange: v.string(), consumerList: v.array(consumerPoint) });

/** What buyers spent in a month, by price level. */
export const monthConsumerAnalysis = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/monthConsumerAnalysis',
  parameter: market,
  result: consumers,
});

/** What buyers spent in the last full week, or in the last of `month`, by price level. */
export const weekConsumerAnalysis = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/weekConsumerAnalysis',
  parameter: market,
  result: consumers,
});

/**
 * The sales of a market: `saleList` as by `saleAnalysis`; `yearList` the units of its last period by model year, from the
 * oldest, all older than 16 years together in the first bar.
 */
const sold = v.object({ timeRange: v.string(), saleList: v.array(salePoint), yearList: v.array(barPoint) });

/** Monthly sales of a market, 24 months, and those of the last by model year. */
export const monthSoldStatistic = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/monthSoldStatistic',
  parameter: market,
  result: sold,
});

/** Weekly sales of a market, 26 weeks, and those of the last by model year. */
export const weekSoldStatistic = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/weekSoldStatistic',
  parameter: market,
  result: sold,
});

/**
 * One model in a month (`type` 1, default) or in the last full week, or the last of `month` (2): units sold, in the period
 * before, and a year (or 52 weeks) before; median price; units on offer; rank by units in the market (-1 where not sold) and share of its units in per cent.
 * What is unknown is null; a model that the market does not sell has count 0. notFound where nobody knows it.
 */
export const modelViewStatistic = defineCall({
  host: 'main',
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
 * One model day by day, oldest first: the days of `month` that are over, or without it the last 30. The days of a month
 * add up to its sales. Empty where the market does not sell the model; notFound where nobody knows it.
 */
export const dayModelStatistic = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/dayModelStatistic',
  parameter: model,
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), dayList: v.array(dayPoint) }),
});
