import type { BoundFilter, CatalogueSort, catalogueFilters, ChoiceFilter } from '@caravan/shared/contracts/calls';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { brands, enterprises, series, usedCars } from '../../database/schema';
import type { FilteredTable } from '../filters/conditions';
import { landedColumns } from '../landed';
import type { ListQuery } from '../search/list';
import { orderOf, selectionOf } from '../search/list';

type CatalogueFilter = (typeof catalogueFilters)[number];

/** The filters of the catalogue. */
export const filteredCars: FilteredTable = {
  name: 'cars',
  table: usedCars,
  picture: usedCars.coverImg,
  searchText: sql`${usedCars.searchText}`,
  choices: {
    brand: usedCars.brandId,
    series: usedCars.seriesId,
    energy: usedCars.energy,
    body: usedCars.bodyType,
    seats: usedCars.seats,
    colour: usedCars.colorEn,
    place: usedCars.locationEn,
    ready: usedCars.readyStatus,
  } satisfies Record<Extract<CatalogueFilter, ChoiceFilter>, PgColumn>,
  alsoNamed: { level: usedCars.levelTitle, id: usedCars.id },
  bounds: {
    priceMin: usedCars.priceUsd,
    priceMax: usedCars.priceUsd,
    yearMin: usedCars.year,
    yearMax: usedCars.year,
    odometerMax: usedCars.odometer,
    rangeMin: usedCars.cltcRange,
    landedGeorgiaMax: usedCars.landedGeorgiaUsd,
    landedAzerbaijanMax: usedCars.landedAzerbaijanUsd,
  } satisfies Record<Extract<CatalogueFilter, BoundFilter>, PgColumn>,
};

export interface CatalogueQuery extends ListQuery<CatalogueSort> {
  /** Empty or undefined: all. */
  readonly brandId: string | undefined;
  readonly seriesId: string | undefined;
}

// Every order ends with the id, so that pages never overlap. Unknown values come last.
const orders: Record<CatalogueSort, SQL[]> = {
  newest: [desc(usedCars.publishedAt), asc(usedCars.id)],
  priceAsc: [sql`${usedCars.priceUsd} asc nulls last`, asc(usedCars.id)],
  priceDesc: [sql`${usedCars.priceUsd} desc nulls last`, asc(usedCars.id)],
  odometerAsc: [sql`${usedCars.odometer} asc nulls last`, asc(usedCars.id)],
  yearDesc: [sql`${usedCars.year} desc nulls last`, asc(usedCars.id)],
  rangeDesc: [sql`${usedCars.cltcRange} desc nulls last`, asc(usedCars.id)],
  // Ascending order ends with null by itself, so that the index serves it.
  landedGeorgiaAsc: [asc(usedCars.landedGeorgiaUsd), asc(usedCars.id)],
  landedAzerbaijanAsc: [asc(usedCars.landedAzerbaijanUsd), asc(usedCars.id)],
};

/** The columns of a car in a list: a third of the whole row's size. */
export const listed = {
  ...landedColumns,
  id: usedCars.id,
  coverImg: usedCars.coverImg,
  name: usedCars.name,
  originalName: usedCars.originalName,
  levelTitle: usedCars.levelTitle,
  totalPower: usedCars.totalPower,
  cltcRange: usedCars.cltcRange,
  vin: usedCars.vin,
  odometer: usedCars.odometer,
  bodySize: usedCars.bodySize,
  fuelComprehensive: usedCars.fuelComprehensive,
  priceUsd: usedCars.priceUsd,
  publishedAt: usedCars.publishedAt,
  isDemo: usedCars.isDemo,
  locationEn: usedCars.locationEn,
  locationGe: usedCars.locationGe,
};

export type ListedCar = Pick<typeof usedCars.$inferSelect, keyof typeof listed>;

/** A page of the catalogue and the number of all cars that match. */
export const findUsedCars = async (db: Db, query: CatalogueQuery) => {
  const filter = selectionOf(
    filteredCars,
    query,
    query.brandId ? eq(usedCars.brandId, query.brandId) : undefined,
    query.seriesId ? eq(usedCars.seriesId, query.seriesId) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(listed)
      .from(usedCars)
      .where(filter)
      .orderBy(...orderOf(query, orders))
      .limit(query.size)
      .offset((query.current - 1) * query.size),
    db.select({ total: count() }).from(usedCars).where(filter),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

/** A car with its brand, series and exporter, if one is known. */
export const findUsedCar = async (db: Db, id: string) => {
  const [found] = await db
    .select({ car: usedCars, brand: brands, series, enterprise: enterprises })
    .from(usedCars)
    .innerJoin(brands, eq(brands.id, usedCars.brandId))
    .innerJoin(series, eq(series.id, usedCars.seriesId))
    .leftJoin(enterprises, eq(enterprises.id, usedCars.enterpriseId))
    .where(eq(usedCars.id, id));
  return found;
};

export const hasUsedCar = async (db: Db, id: string): Promise<boolean> => {
  const found = await db.select({ id: usedCars.id }).from(usedCars).where(eq(usedCars.id, id));
  return found.length > 0;
};

/** The number of cars of each series with its brand, highest first. */
export const countBySeries = (db: Db) =>
  db
    .select({
      brand: { id: brands.id, name: brands.name, founded: brands.founded },
      series: { id: series.id, name: series.name },
      cars: count(),
    })
    .from(usedCars)
    .innerJoin(series, eq(series.id, usedCars.seriesId))
    .innerJoin(brands, eq(brands.id, usedCars.brandId))
    .groupBy(brands.id, series.id)
    .orderBy(desc(count()), asc(series.id));
