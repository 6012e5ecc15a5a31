import type { FinderSort, ListFilters } from '@caravan/shared/contracts/calls';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, finderTops, finderVehicles } from '../../database/schema';
import type { FilteredTable } from '../filters/conditions';
import type { Search } from '../search/understand';
import { allOf } from '../filters/conditions';

/** What the finder is filtered by. */
export const filteredVehicles: FilteredTable = {
  name: 'vehicles',
  table: finderVehicles,
  picture: finderVehicles.headImage,
  searchText: sql`lower(concat_ws(' ', ${finderVehicles.year}, ${finderVehicles.name}, ${finderVehicles.modelName}, ${finderVehicles.vin}))`,
  choices: {
    brand: finderVehicles.brandId,
    series: finderVehicles.modelName,
    energy: finderVehicles.fuel,
    body: finderVehicles.bodyType,
    seats: finderVehicles.seats,
    colour: finderVehicles.colorEn,
    place: finderVehicles.districtEn,
    gearbox: finderVehicles.gearbox,
    drive: finderVehicles.drive,
    customs: finderVehicles.customs,
    steering: finderVehicles.steering,
    accidents: finderVehicles.accidents,
    owners: finderVehicles.owners,
  },
  alsoNamed: { name: finderVehicles.name, id: finderVehicles.id },
  bounds: {
    priceMin: finderVehicles.priceUsd,
    priceMax: finderVehicles.priceUsd,
    yearMin: finderVehicles.year,
    yearMax: finderVehicles.year,
    odometerMax: finderVehicles.odometer,
    engineMin: finderVehicles.engineCc,
    engineMax: finderVehicles.engineCc,
  },
};

// As in the catalogue: every order ends with the id, unknown values come last.
const orders: Record<FinderSort, SQL[]> = {
  newest: [desc(finderVehicles.updatedAt), asc(finderVehicles.id)],
  priceAsc: [sql`${finderVehicles.priceUsd} asc nulls last`, asc(finderVehicles.id)],
  priceDesc: [sql`${finderVehicles.priceUsd} desc nulls last`, asc(finderVehicles.id)],
  odometerAsc: [sql`${finderVehicles.odometer} asc nulls last`, asc(finderVehicles.id)],
  yearDesc: [desc(finderVehicles.year), asc(finderVehicles.id)],
};

/** Brands that the finder has vehicles of with their number, most vehicles first. */
export const findFinderBrands = (db: Db) =>
  db
    .select({ id: brands.id, name: brands.name, founded: brands.founded, vehicles: count() })
    .from(brands)
    .innerJoin(finderVehicles, eq(finderVehicles.brandId, brands.id))
    .groupBy(brands.id)
    .orderBy(desc(count()), asc(brands.id));

export interface FinderQuery {
  /** Empty or undefined: all. */
  readonly brandId: string | undefined;
  /** What the keyword asks of a vehicle. */
  readonly search: Pick<Search, 'found' | 'exact'>;
  readonly filters: ListFilters;
  /** Units of the price limits' currency for one US dollar. */
  readonly limitRate: number;
  readonly sort: FinderSort;
  readonly size: number;
  readonly current: number;
}

/** Cars of exactly the model that was typed come first, unless another order is chosen. */
const first = ({ search: { exact }, sort }: FinderQuery): SQL[] =>
  exact === undefined || sort !== 'newest' ? [] : [desc(exact)];

/** A page of vehicles and how many there are. */
export const findFinderVehicles = async (db: Db, query: FinderQuery) => {
  const { brandId, search, filters, limitRate, sort, size, current } = query;
  const filter = and(
    brandId ? eq(finderVehicles.brandId, brandId) : undefined,
    search.found,
    allOf(filteredVehicles, filters, limitRate),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(finderVehicles)
      .where(filter)
      .orderBy(...first(query), ...orders[sort])
      .limit(size)
      .offset((current - 1) * size),
    db.select({ total: count() }).from(finderVehicles).where(filter),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

export const findFinderTops = (db: Db) => db.select().from(finderTops).orderBy(asc(finderTops.position));
