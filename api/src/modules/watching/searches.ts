import { isMoneyFilter, type SearchedList } from '@caravan/shared/contracts/calls';
import type { Currency } from '@caravan/shared/terms';
import { and, asc, desc, eq, getTableColumns, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { finderVehicles, savedSearches, type StoredSearch, usedCars } from '../../database/schema';
import type { Deps } from '../../deps';
import { filteredVehicles } from '../finder/repository';
import { landedColumn } from '../landed';
import { searchOf, selectionOf } from '../search/list';
import { filteredCars } from '../usedCars/repository';
import { nameOf } from '../watches/repository';

/** Most saved searches of an account. */
export const searchLimit = 20;

/** Most results of a search that can be saved: their ids are stored with it. */
export const resultLimit = 5_000;

/** Most new results that a message lists. */
const maxListedMatches = 10;

/** An arbitrary number: the first key of the advisory locks of saved searches. */
const searchLock = 72_660_148;

const lists = {
  cars: { kind: 'car', table: usedCars, filtered: filteredCars, newest: usedCars.publishedAt },
  vehicles: { kind: 'vehicle', table: finderVehicles, filtered: filteredVehicles, newest: finderVehicles.updatedAt },
} as const satisfies Record<SearchedList, unknown>;

const { seen: _seen, ...columns } = getTableColumns(savedSearches);
/** A saved search without the ids of its results. */
export type Search = Omit<StoredSearch, 'seen'>;

type Selection = Pick<Search, 'list' | 'keyword' | 'filters'>;

/**
 * Returns a function that translates a search to a condition on the rows of its list, or undefined if nothing of it narrows the list.
 * Amounts are in `currency` if the search has none.
 */
export const createSearchReader = (deps: Deps) => {
  const searches = { cars: searchOf(deps, filteredCars), vehicles: searchOf(deps, filteredVehicles) };
  return async ({ list, keyword, filters }: Selection, currency: Currency): Promise<SQL | undefined> => {
    const selection = await searches[list].read({ keyword: keyword ?? undefined, filters }, currency);
    return selectionOf(lists[list].filtered, selection);
  };
};

/** The address of a search's results, as the pages of lists write it. */
export const addressOf = ({ list, keyword, filters }: Selection): string => {
  const query = new URLSearchParams(keyword === null ? {} : { keyword });
  // US dollars are the default of limits. A keyword without limits is in the visitor's currency.
  const isDefault = filters.in === 'USD' && (keyword === null || Object.keys(filters).some(isMoneyFilter));
  for (const [name, values] of Object.entries(filters)) {
    for (const value of [values].flat()) {
      if (name !== 'in' || !isDefault) query.append(name, String(value));
    }
  }
  query.sort();
  return `/${list}?${query.toString()}`;
};

/** The searches of an account, last saved first. */
export const findSearches = (db: Db, userId: number): Promise<Search[]> =>
  db.select(columns).from(savedSearches).where(eq(savedSearches.userId, userId)).orderBy(desc(savedSearches.id));

/** The number of results, at most one more than can be saved. */
export const countResults = async (db: Db, list: SearchedList, condition: SQL | undefined): Promise<number> => {
  const { table } = lists[list];
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .limit(resultLimit + 1);
  return found.length;
};

const isSearchOf = (userId: number, id: number) => and(eq(savedSearches.userId, userId), eq(savedSearches.id, id));

/** Stores that the person knows all present results of a search. Forgets results that are no longer offered. */
export const storeKnownResults = async (
  db: Db,
  { id, list }: Pick<Search, 'id' | 'list'>,
  condition: SQL | undefined,
): Promise<void> => {
  const { table } = lists[list];
  const isKnown = sql`${table.id} in (select unnest(known.seen) from ${savedSearches} known where known.id = ${id})`;
  await db
    .update(savedSearches)
    .set({
      seen: sql`(select coalesce(array_agg(${table.id}), '{}') from ${table} where ${or(condition ?? sql`true`, isKnown)})`,
    })
    .where(eq(savedSearches.id, id));
};

/**
 * Saves a search whose present results are known, or renames an equal one. Returns undefined if the account has too many searches.
 */
export const addSearch = async (db: Db, search: Omit<Search, 'id'>, condition: SQL): Promise<number | undefined> => {
  const { userId, list, name, keyword, filters, country } = search;
  // Without the lock, several tabs could count before any of them has saved.
  await db.execute(sql`select pg_advisory_xact_lock(${searchLock}, hashtext(${String(userId)}))`);
  const isEqual = and(
    eq(savedSearches.userId, userId),
    eq(savedSearches.list, list),
    keyword === null ? isNull(savedSearches.keyword) : eq(savedSearches.keyword, keyword),
    eq(savedSearches.filters, filters),
    eq(savedSearches.country, country),
  );
  const [equal] = await db.update(savedSearches).set({ name }).where(isEqual).returning({ id: savedSearches.id });
  if (equal !== undefined) return equal.id;
  if ((await db.$count(savedSearches, eq(savedSearches.userId, userId))) >= searchLimit) return undefined;
  const [saved] = await db
    .insert(savedSearches)
    .values({ ...search, seen: [] })
    .returning({ id: savedSearches.id });
  if (saved !== undefined) await storeKnownResults(db, { id: saved.id, list }, condition);
  return saved?.id;
};

/** Returns whether the account has the search. */
export const renameSearch = async (db: Db, userId: number, id: number, name: string): Promise<boolean> => {
  const rows = await db
    .update(savedSearches)
    .set({ name })
    .where(isSearchOf(userId, id))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
};

export const removeSearch = async (db: Db, userId: number, id: number): Promise<void> => {
  await db.delete(savedSearches).where(isSearchOf(userId, id));
};

/** The newest results of a search that the person does not know, and the number of all of them. */
export const findNewMatches = async (db: Db, { id, list, country }: Search, condition: SQL | undefined) => {
  const { kind, table, newest } = lists[list];
  // A search that was deleted meanwhile knows no results, which would all be new.
  const isNew = sql`exists (select from ${savedSearches} known where known.id = ${id})
    and ${table.id} not in (select unnest(known.seen) from ${savedSearches} known where known.id = ${id})`;
  const found = await db
    .select({
      id: table.id,
      name: nameOf(table),
      price: list === 'cars' ? landedColumn[country] : finderVehicles.priceUsd,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(table)
    .where(and(condition, isNew))
    .orderBy(desc(newest), asc(table.id))
    .limit(maxListedMatches);
  return { total: found[0]?.total ?? 0, items: found.map(({ total: _total, ...item }) => ({ kind, ...item })) };
};
