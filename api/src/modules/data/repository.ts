import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { marketModels, sales, usedCars } from '../../database/schema';
import { inMarket, type Market } from '../statistics/market';

/** Returns the number of catalogue cars by series. Series without cars are left out. */
export const countOffers = async (db: Db, seriesIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ seriesId: usedCars.seriesId, count: sql<number>`count(*)::int` })
    .from(usedCars)
    .where(inArray(usedCars.seriesId, [...seriesIds]))
    .groupBy(usedCars.seriesId);
  return new Map(rows.map(({ seriesId, count }) => [seriesId, count]));
};

/** Models by units sold in a range of days, best first. */
export const findHotModels = (
  db: Db,
  market: Market,
  { from, before }: { readonly from: string; readonly before: string },
  limit: number,
) =>
  db
    .select({ modelId: marketModels.id, modelName: marketModels.name, brandName: marketModels.brandName })
    .from(sales)
    .innerJoin(marketModels, eq(marketModels.id, sales.modelId))
    .where(and(inMarket(market), gte(sales.period, from), lt(sales.period, before)))
    .groupBy(marketModels.id)
    .orderBy(desc(sql`sum(${sales.units})`), asc(marketModels.id))
    .limit(limit);
