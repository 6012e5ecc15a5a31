import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { salesDetails } from '../../database/schema';
import { grouped } from './grouped';
import { medianOf } from './median';
import type { Market } from './market';

/**
 * The median price in USD of all cars that a market sold in each period, by first day. It is computed from the price
 * bars of all models: a mean of the models' medians is not a median (SAL-9).
 */
export const findMarketMedians = async (
  db: Db,
  { location, timeType }: Market,
  periods: readonly string[],
): Promise<Map<string, number>> => {
  const bars = await db
    .select({
      period: salesDetails.period,
      from: sql<number>`(${salesDetails.priceFrom} + (bar.place - 1)::int * ${salesDetails.priceStep})`,
      step: salesDetails.priceStep,
      units: sql<number>`sum(bar.units)::int`,
    })
    .from(salesDetails)
    .crossJoinLateral(sql`unnest(${salesDetails.priceUnits}) with ordinality as bar(units, place)`)
    .where(
      and(
        eq(salesDetails.location, location),
        eq(salesDetails.timeType, timeType),
        inArray(salesDetails.period, [...periods]),
      ),
    )
    .groupBy(sql`1, 2, 3`);
  return new Map(
    [...grouped(bars, ({ period }) => period)].flatMap(([period, ofPeriod]) => {
      const median = medianOf(ofPeriod);
      return median === undefined ? [] : [[period, Math.round(median)] as const];
    }),
  );
};
