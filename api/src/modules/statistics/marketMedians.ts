import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { salesDetails } from '../../database/schema';
import { medianOf } from './median';
import type { Market } from './market';

/** Details of the sales of a market in some periods. */
export const detailsIn = ({ location, timeType }: Market, periods: readonly string[]) =>
  and(
    eq(salesDetails.location, location),
    eq(salesDetails.timeType, timeType),
    inArray(salesDetails.period, [...periods]),
  );

/** Returns the price bars in USD of all cars sold, added up for each key. */
const findPriceBars = (db: Db, where: SQL | undefined, key: SQL<string>) =>
  db
    .select({
      key,
      from: sql<number>`(${salesDetails.priceFrom} + (bar.place - 1)::int * ${salesDetails.priceStep})`,
      step: salesDetails.priceStep,
      units: sql<number>`sum(bar.units)::int`,
    })
    .from(salesDetails)
    .crossJoinLateral(sql`unnest(${salesDetails.priceUnits}) with ordinality as bar(units, place)`)
    .where(where)
    .groupBy(sql`1, 2, 3`);

/**
 * Returns the median price in USD of all cars that a market sold in each period, by first day. It is computed from the price bars of all
 * models: a mean of the models' medians is not a median (SAL-9).
 */
export const findMarketMedians = async (
  db: Db,
  market: Market,
  periods: readonly string[],
): Promise<Map<string, number>> => {
  const bars = await findPriceBars(db, detailsIn(market, periods), sql`to_char(${salesDetails.period}, 'YYYY-MM-DD')`);
  return new Map(
    [...Map.groupBy(bars, ({ key }) => key)].flatMap(([period, periodBars]) => {
      const median = medianOf(periodBars);
      return median === undefined ? [] : [[period, Math.round(median)] as const];
    }),
  );
};

/** Returns the median price in USD of all cars of a model that a market sold in some periods together. Returns undefined without sales. */
export const findModelMedian = async (
  db: Db,
  modelId: string,
  market: Market,
  periods: readonly string[],
): Promise<number | undefined> =>
  medianOf(await findPriceBars(db, and(detailsIn(market, periods), eq(salesDetails.modelId, modelId)), sql`''`));
