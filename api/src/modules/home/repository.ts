import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, news, series, usedCars, vehicleTops } from '../../database/schema';

/** Returns the promoted vehicles with their car, in the editors' order. */
export const findVehicleTops = (db: Db) =>
  db
    .select({
      top: vehicleTops,
      car: {
        id: usedCars.id,
        coverImg: usedCars.coverImg,
        year: usedCars.year,
        name: usedCars.name,
        priceUsd: usedCars.priceUsd,
        publishedAt: usedCars.publishedAt,
      },
    })
    .from(vehicleTops)
    .innerJoin(usedCars, eq(usedCars.id, vehicleTops.usedCarId))
    .orderBy(asc(vehicleTops.position));

export const findNews = (db: Db) => db.select().from(news).orderBy(desc(news.publishedAt), asc(news.id));

/** Returns the series that have cars on offer, with their brand and the number of cars. */
export const findSeriesOnOffer = (db: Db) =>
  db
    .select({
      id: series.id,
      name: series.name,
      brandId: brands.id,
      brandName: brands.name,
      count: sql<number>`count(*)::int`,
    })
    .from(usedCars)
    .innerJoin(series, eq(series.id, usedCars.seriesId))
    .innerJoin(brands, eq(brands.id, series.brandId))
    .groupBy(series.id, brands.id)
    .orderBy(asc(sql`lower(${brands.name})`), asc(sql`lower(${series.name})`));
