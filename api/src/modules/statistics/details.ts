import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { sales, salesDetails } from '../../database/schema';
import type { Market } from './market';
import { detailsIn } from './marketMedians';

/** Returns the sales of one model in a period, or undefined if there are none. */
export const findModelDetails = async (db: Db, modelId: string, market: Market, first: string) => {
  const [found] = await db
    .select({ details: salesDetails, units: sales.units, priceUsd: sales.medianPriceUsd })
    .from(salesDetails)
    .innerJoin(
      sales,
      and(
        eq(sales.location, salesDetails.location),
        eq(sales.timeType, salesDetails.timeType),
        eq(sales.modelId, salesDetails.modelId),
        eq(sales.period, salesDetails.period),
      ),
    )
    .where(and(detailsIn(market, [first]), eq(salesDetails.modelId, modelId)));
  return found === undefined || found.units === 0 ? undefined : found;
};

/** Units of a market in a period by model year. The year `oldest` includes all older ones. */
export const findUnitsByYear = (db: Db, market: Market, first: string, oldest: number) => {
  const year = sql<number>`greatest(${salesDetails.yearFrom} + (bar.place - 1)::int, ${oldest}::int)`;
  return db
    .select({ year: year.as('year'), units: sql<number>`sum(bar.units)::int` })
    .from(sql`${salesDetails}, unnest(${salesDetails.yearUnits}) with ordinality as bar(units, place)`)
    .where(detailsIn(market, [first]))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
};

/**
 * Units of a market in a period by price level. `bounds` in USD lie on the grid of the histograms, and level 1 is below
 * the first bound.
 */
export const findUnitsByLevel = (db: Db, market: Market, first: string, bounds: readonly number[]) => {
  const grid = sql.raw(`array[${bounds.map(Number).join(', ')}]::int[]`);
  const price = sql`(${salesDetails.priceFrom} + (bar.place - 1)::int * ${salesDetails.priceStep})`;
  return db
    .select({
      level: sql<number>`width_bucket(${price}, ${grid}) + 1`.as('level'),
      units: sql<number>`sum(bar.units)::int`,
    })
    .from(sql`${salesDetails}, unnest(${salesDetails.priceUnits}) with ordinality as bar(units, place)`)
    .where(detailsIn(market, [first]))
    .groupBy(sql`1`);
};
