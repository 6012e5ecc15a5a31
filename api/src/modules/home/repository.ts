import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { marketModels, news, sales, usedCars, vehicleTops } from '../../database/schema';

/** Promoted vehicles in the editors' order, with their car. */
export const findVehicleTops = (db: Db) =>
  db
    .select({ top: vehicleTops, car: usedCars })
    .from(vehicleTops)
    .innerJoin(usedCars, eq(usedCars.id, vehicleTops.usedCarId))
    .orderBy(asc(vehicleTops.position));

export const findNews = (db: Db) => db.select().from(news).orderBy(desc(news.publishedAt), asc(news.id));

export const findMarketModel = async (db: Db, modelId: string) => {
  const [found] = await db.select().from(marketModels).where(eq(marketModels.id, modelId));
  return found;
};

export interface Period {
  readonly location: string;
  readonly timeType: number;
  /** First day that is not shown any more, YYYY-MM-DD. */
  readonly before: string;
  readonly limit: number;
}

/** The last periods of one model before a day, oldest first. */
export const findModelSales = async (db: Db, modelId: string, { location, timeType, before, limit }: Period) => {
  const rows = await db
    .select()
    .from(sales)
    .where(
      and(
        eq(sales.location, location),
        eq(sales.timeType, timeType),
        eq(sales.modelId, modelId),
        lt(sales.period, before),
      ),
    )
    .orderBy(desc(sales.period))
    .limit(limit);
  return rows.toReversed();
};
