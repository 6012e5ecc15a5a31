import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, location, month, text, timeType } from './fields';

/** A promoted vehicle. `price` in the currency asked for; `labelColor` is a hex colour of the label's ground. */
export const vehicleTop = v.object({
  id,
  image: address,
  title: text,
  price: amount,
  link: address,
  icon: v.nullable(address),
  label: v.nullable(text),
  labelColor: v.nullable(v.string()),
  date: v.nullable(v.number()),
});
export type VehicleTop = v.InferOutput<typeof vehicleTop>;

/** A news item; `date` in unix seconds. */
export const newsItem = v.object({
  id,
  image: address,
  title: text,
  link: address,
  icon: v.nullable(address),
  label: v.nullable(text),
  labelColor: v.nullable(v.string()),
  date: v.number(),
});
export type NewsItem = v.InferOutput<typeof newsItem>;

/** The promoted vehicles of the home page; the first is the top vehicle. Titles in the language of the call. */
export const vehicleTops = defineCall({
  host: 'main',
  path: '/tech/home/vehicleTops',
  parameter: v.object({}),
  result: v.array(vehicleTop),
});

/** All news, newest first; the home page shows four on top and the rest in Data Insights. */
export const newsList = defineCall({
  host: 'main',
  path: '/tech/home/newsList',
  parameter: v.object({}),
  result: v.array(newsItem),
});

/** One week of one model: `name` first day of the week (YYYY-MM-DD), `value` units sold, `value2` median price, `value3` units on offer. */
export const weekPoint = v.object({ name: v.string(), value: v.number(), value2: amount, value3: v.number() });

/** Weekly sales and prices of one model in one market, oldest first, at most 26 weeks up to `month` or the last full week. */
export const weekList = defineCall({
  host: 'main',
  path: '/tech/home/weekList',
  parameter: v.object({ modelId: id, location, type: timeType, month: v.optional(month) }),
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), dayList: v.array(weekPoint) }),
});

/**
 * A model in a market: units sold in the last full month and in the one before (null when unknown), median price, units on
 * offer at the month's end.
 */
export const marketModel = v.object({
  modelId: id,
  modelName: text,
  brandName: text,
  count: v.number(),
  lastCount: v.nullable(v.number()),
  price: amount,
  stock: v.number(),
});

/** All models sold in a market in the last full month, best-selling first; `modelName` without its brand. */
export const modelList = defineCall({
  host: 'main',
  path: '/tech/home/modelList',
  parameter: v.object({ location }),
  result: v.array(marketModel),
});

/** The catalogue's brands that have cars on offer, and their series; `count` is the number of cars. In alphabetical order. */
export const homeModelTree = defineCall({
  host: 'main',
  path: '/tech/home/modelTree',
  parameter: v.object({}),
  result: v.array(
    v.object({
      id,
      name: text,
      logo: address,
      count: v.number(),
      series: v.array(v.object({ id, name: text, count: v.number() })),
    }),
  ),
});
