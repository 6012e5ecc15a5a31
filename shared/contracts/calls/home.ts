import * as v from 'valibot';
import { defineCall } from './call';
import { address, amount, id, location, month, text, timeType } from './fields';

/** A promoted vehicle. `price` is in the currency of the call. `labelColor` is the hex colour of the label's background. */
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

/** A news item. `date` is in Unix seconds. */
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

/** Returns the promoted vehicles of the home page. The first is the top vehicle. Titles are in the language of the call. */
export const vehicleTops = defineCall({
  path: '/tech/home/vehicleTops',
  parameter: v.object({}),
  result: v.array(vehicleTop),
});

/** Returns all news, newest first. The home page shows four at the top and the others in Data Insights. */
export const newsList = defineCall({
  path: '/tech/home/newsList',
  parameter: v.object({}),
  result: v.array(newsItem),
});

/**
 * A period of a model. `name`: the month (YYYY-MM), or the first day of the week (YYYY-MM-DD). `value`: units sold. `value2`: median
 * price, null if none was sold. `value3`: units on offer.
 */
export const weekPoint = v.object({ name: v.string(), value: v.number(), value2: amount, value3: v.number() });

/**
 * Returns sales and prices of a model in a market, oldest first. At most 24 months (`type` 1) or 26 weeks (2), up to `month`, by default
 * up to the newest published month or the last full week. Refused (notFound) for an unknown model.
 */
export const weekList = defineCall({
  path: '/tech/home/weekList',
  parameter: v.object({ modelId: id, location, type: timeType, month: v.optional(month) }),
  result: v.object({ modelId: id, modelName: text, timeRange: v.string(), dayList: v.array(weekPoint) }),
});

/**
 * A model in a market. `count`: units sold in the newest published month. `lastCount`: units in the month before, null if unknown. `price`:
 * median price. `stock`: units on offer at the end of the month.
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

/** Returns all models sold in a market in the newest published month, best-selling first. `modelName` is without the brand. */
export const modelList = defineCall({
  path: '/tech/home/modelList',
  parameter: v.object({ location }),
  result: v.array(marketModel),
});

/** Returns the catalogue's brands and series with cars on offer, in alphabetical order. `count` is the number of cars. */
export const homeModelTree = defineCall({
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
