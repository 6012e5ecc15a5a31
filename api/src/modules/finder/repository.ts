import type { BoundFilter, ChoiceFilter, finderFilters } from '@caravan/shared/contracts/calls';
import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { brands, finderTops, finderVehicles } from '../../database/schema';
import type { FilteredTable } from '../filters/conditions';
import { type FindIds, inOrderOf, type ListQuery, orderOf, selectionOf } from '../search/list';

type FinderFilter = (typeof finderFilters)[number];

export const filteredVehicles: FilteredTable = {
  name: 'vehicles',
  table: finderVehicles,
  id: finderVehicles.id,
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
  alsoNamed: { name: finderVehicles.name },
  bounds: {
    priceMin: finderVehicles.priceUsd,
    priceMax: finderVehicles.priceUsd,
    yearMin: finderVehicles.year,
    yearMax: finderVehicles.year,
    odometerMax: finderVehicles.odometer,
    engineMin: finderVehicles.engineCc,
    engineMax: finderVehicles.engineCc,
  } satisfies Record<Extract<FinderFilter, BoundFilter>, PgColumn>,
  orders: {
    newest: { column: finderVehicles.updatedAt, isDescending: true },
    priceAsc: { column: finderVehicles.priceUsd, isDescending: false },
    priceDesc: { column: finderVehicles.priceUsd, isDescending: true },
    odometerAsc: { column: finderVehicles.odometer, isDescending: false },
    yearDesc: { column: finderVehicles.year, isDescending: true },
  },
};

/** Returns brands that have vehicles in the finder, and the number of these vehicles, highest first. */
export const findFinderBrands = (db: Db) =>
  db
    .select({ id: brands.id, name: brands.name, founded: brands.founded, vehicles: count() })
    .from(brands)
    .innerJoin(finderVehicles, eq(finderVehicles.brandId, brands.id))
    .groupBy(brands.id)
    .orderBy(desc(count()), asc(brands.id));

export interface FinderQuery extends ListQuery {
  /** Empty or undefined: all brands. */
  readonly brandId: string | undefined;
}

/**
 * Returns a page of vehicles and the number of all matches. `findIds` finds them in memory. Without it, or if it does not know them, the
 * database finds them.
 */
export const findFinderVehicles = async (db: Db, query: FinderQuery, findIds?: FindIds) => {
  const conditions = query.brandId ? [{ column: finderVehicles.brandId, values: [query.brandId] }] : [];
  const idPage = await findIds?.(query, conditions);
  if (idPage !== undefined) {
    const rows = await db.select().from(finderVehicles).where(inArray(finderVehicles.id, idPage.ids));
    return { rows: inOrderOf(idPage.ids, rows), total: idPage.total };
  }
  const filter = selectionOf(filteredVehicles, query, conditions);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(finderVehicles)
      .where(filter)
      .orderBy(...orderOf(filteredVehicles, query))
      .limit(query.size)
      .offset((query.current - 1) * query.size),
    db.$count(finderVehicles, filter),
  ]);
  return { rows, total };
};

export const findFinderTops = (db: Db) => db.select().from(finderTops).orderBy(asc(finderTops.position));
