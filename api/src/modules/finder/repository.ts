import type { BoundFilter, ChoiceFilter, finderFilters, FinderSort } from '@caravan/shared/contracts/calls';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { brands, finderTops, finderVehicles } from '../../database/schema';
import type { FilteredTable } from '../filters/conditions';
import type { ListQuery } from '../search/list';
import { orderOf, selectionOf } from '../search/list';

type FinderFilter = (typeof finderFilters)[number];

/** The filters of the finder. */
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
  } satisfies Record<Extract<FinderFilter, ChoiceFilter>, PgColumn>,
  alsoNamed: { name: finderVehicles.name, id: finderVehicles.id },
  bounds: {
    priceMin: finderVehicles.priceUsd,
    priceMax: finderVehicles.priceUsd,
    yearMin: finderVehicles.year,
    yearMax: finderVehicles.year,
    odometerMax: finderVehicles.odometer,
    engineMin: finderVehicles.engineCc,
    engineMax: finderVehicles.engineCc,
  } satisfies Record<Extract<FinderFilter, BoundFilter>, PgColumn>,
};

// Each order ends with the id, so that pages never overlap. Unknown values come last.
const orders: Record<FinderSort, SQL[]> = {
  newest: [desc(finderVehicles.updatedAt), asc(finderVehicles.id)],
  priceAsc: [sql`${finderVehicles.priceUsd} asc nulls last`, asc(finderVehicles.id)],
  priceDesc: [sql`${finderVehicles.priceUsd} desc nulls last`, asc(finderVehicles.id)],
  odometerAsc: [sql`${finderVehicles.odometer} asc nulls last`, asc(finderVehicles.id)],
  yearDesc: [desc(finderVehicles.year), asc(finderVehicles.id)],
};

/** Returns brands that have vehicles in the finder, and the number of these vehicles, highest first. */
export const findFinderBrands = (db: Db) =>
  db
    .select({ id: brands.id, name: brands.name, founded: brands.founded, vehicles: count() })
    .from(brands)
    .innerJoin(finderVehicles, eq(finderVehicles.brandId, brands.id))
    .groupBy(brands.id)
    .orderBy(desc(count()), asc(brands.id));

export interface FinderQuery extends ListQuery<FinderSort> {
  /** Empty or undefined: all brands. */
  readonly brandId: string | undefined;
}

/** Returns a page of vehicles and the number of all matches. */
export const findFinderVehicles = async (db: Db, query: FinderQuery) => {
  const filter = selectionOf(
    filteredVehicles,
    query,
    query.brandId ? eq(finderVehicles.brandId, query.brandId) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(finderVehicles)
      .where(filter)
      .orderBy(...orderOf(query, orders))
      .limit(query.size)
      .offset((query.current - 1) * query.size),
    db.select({ total: count() }).from(finderVehicles).where(filter),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

export const findFinderTops = (db: Db) => db.select().from(finderTops).orderBy(asc(finderTops.position));
