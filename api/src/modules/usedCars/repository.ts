import type { BoundFilter, CatalogueSort, catalogueFilters, ChoiceFilter } from '@caravan/shared/contracts/calls';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { brands, enterprises, series, usedCars } from '../../database/schema';
import type { Condition, FilteredTable, Order } from '../filters/conditions';
import { landedColumns } from '../landed';
import { type FindIds, inOrderOf, type ListQuery, orderOf, selectionOf } from '../search/list';

type CatalogueFilter = (typeof catalogueFilters)[number];

export const filteredCars: FilteredTable = {
  name: 'cars',
  table: usedCars,
  id: usedCars.id,
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
  alsoNamed: { level: usedCars.levelTitle },
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
  orders: {
    newest: { column: usedCars.publishedAt, isDescending: true },
    priceAsc: { column: usedCars.priceUsd, isDescending: false },
    priceDesc: { column: usedCars.priceUsd, isDescending: true },
    odometerAsc: { column: usedCars.odometer, isDescending: false },
    yearDesc: { column: usedCars.year, isDescending: true },
    rangeDesc: { column: usedCars.cltcRange, isDescending: true },
    landedGeorgiaAsc: { column: usedCars.landedGeorgiaUsd, isDescending: false },
    landedAzerbaijanAsc: { column: usedCars.landedAzerbaijanUsd, isDescending: false },
  } satisfies Record<CatalogueSort, Order>,
};

export interface CatalogueQuery extends ListQuery {
  /** Empty or undefined: all. */
  readonly brandId: string | undefined;
  readonly seriesId: string | undefined;
}

/** The columns of a car in a list: a third of the whole row's size. */
export const listColumns = {
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

export type ListCar = Pick<typeof usedCars.$inferSelect, keyof typeof listColumns>;

const chosenConditions = ({ brandId, seriesId }: CatalogueQuery): Condition[] => [
  ...(brandId ? [{ column: usedCars.brandId, values: [brandId] }] : []),
  ...(seriesId ? [{ column: usedCars.seriesId, values: [seriesId] }] : []),
];

/**
 * Returns a page of the catalogue and the number of all cars that match. `findIds` finds them in memory. Without it, or if it does not
 * know them, the database finds them.
 */
export const findUsedCars = async (db: Db, query: CatalogueQuery, findIds?: FindIds) => {
  const conditions = chosenConditions(query);
  const idPage = await findIds?.(query, conditions);
  if (idPage !== undefined) {
    const rows = await db.select(listColumns).from(usedCars).where(inArray(usedCars.id, idPage.ids));
    return { rows: inOrderOf(idPage.ids, rows), total: idPage.total };
  }
  const filter = selectionOf(filteredCars, query, conditions);
  const [rows, total] = await Promise.all([
    db
      .select(listColumns)
      .from(usedCars)
      .where(filter)
      .orderBy(...orderOf(filteredCars, query))
      .limit(query.size)
      .offset((query.current - 1) * query.size),
    db.$count(usedCars, filter),
  ]);
  return { rows, total };
};

/** Returns a car with its brand, series and exporter, if one is known. */
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

export const hasUsedCar = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(usedCars, eq(usedCars.id, id))) > 0;
