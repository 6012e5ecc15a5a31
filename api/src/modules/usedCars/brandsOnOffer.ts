import type { CatalogueBrand } from '@caravan/shared/contracts/calls';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, series, usedCars } from '../../database/schema';
import { brandMark } from '../../media/addresses';

const orders = {
  count: [desc(count()), asc(series.id)],
  name: [asc(sql`lower(${brands.name})`), asc(sql`lower(${series.name})`)],
};

/** Returns the brands that have cars on offer, with their series and the numbers of cars. `order`: that of the series. */
export const findBrandsOnOffer = async (db: Db, order: keyof typeof orders): Promise<CatalogueBrand[]> => {
  const rows = await db
    .select({
      brand: { id: brands.id, name: brands.name, founded: brands.founded },
      series: { id: series.id, name: series.name, count: count() },
    })
    .from(usedCars)
    .innerJoin(series, eq(series.id, usedCars.seriesId))
    .innerJoin(brands, eq(brands.id, usedCars.brandId))
    .groupBy(brands.id, series.id)
    .orderBy(...orders[order]);
  const found = new Map<string, CatalogueBrand>();
  for (const { brand, series: offered } of rows) {
    const { id, name, founded } = brand;
    const before = found.get(id) ?? { id, name, logo: brandMark(name), year: founded, count: 0, series: [] };
    found.set(id, { ...before, count: before.count + offered.count, series: [...before.series, offered] });
  }
  return [...found.values()];
};
