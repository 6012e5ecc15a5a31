import { asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, finderTops, finderVehicles } from '../../database/schema';

/** Brands that the finder has vehicles of with their number, most vehicles first. */
export const findFinderBrands = (db: Db) =>
  db
    .select({ id: brands.id, name: brands.name, founded: brands.founded, vehicles: count() })
    .from(brands)
    .innerJoin(finderVehicles, eq(finderVehicles.brandId, brands.id))
    .groupBy(brands.id)
    .orderBy(desc(count()), asc(brands.id));

export interface FinderQuery {
  readonly brandId: string | undefined;
  readonly size: number;
  readonly current: number;
}

/** A page of vehicles, newest update first, and how many there are. */
export const findFinderVehicles = async (db: Db, { brandId, size, current }: FinderQuery) => {
  const filter = brandId === undefined ? undefined : eq(finderVehicles.brandId, brandId);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(finderVehicles)
      .where(filter)
      .orderBy(desc(finderVehicles.updatedAt), asc(finderVehicles.id))
      .limit(size)
      .offset((current - 1) * size),
    db.select({ total: count() }).from(finderVehicles).where(filter),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

export const findFinderTops = (db: Db) => db.select().from(finderTops).orderBy(asc(finderTops.position));
