import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, series, seriesSpecs, trimEquipment, usedCars } from '../../database/schema';

/** Returns cars with their series and trim level, in any order. Unknown ids are left out. */
export const findCarsToCompare = (db: Db, carIds: readonly string[]) =>
  db
    .select({ car: usedCars, series, brand: brands, spec: seriesSpecs, features: trimEquipment.features })
    .from(usedCars)
    .innerJoin(series, eq(series.id, usedCars.seriesId))
    .innerJoin(brands, eq(brands.id, usedCars.brandId))
    .leftJoin(seriesSpecs, eq(seriesSpecs.seriesId, usedCars.seriesId))
    .leftJoin(
      trimEquipment,
      and(
        eq(trimEquipment.seriesId, usedCars.seriesId),
        // `Luxury AWD` has the equipment of `Luxury`.
        eq(trimEquipment.trimLevel, sql`split_part(${usedCars.levelTitle}, ' ', 1)`),
      ),
    )
    .where(inArray(usedCars.id, [...new Set(carIds)]));
export type CarToCompare = Awaited<ReturnType<typeof findCarsToCompare>>[number];
