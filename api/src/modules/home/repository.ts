import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { news, usedCars, vehicleTops } from '../../database/schema';

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
