import type { BoundFilter, Facets, ListFilters } from '@caravan/shared/contracts/calls';
import { boundFilters, choiceFilters } from '@caravan/shared/contracts/calls';
import type { Currency, Language } from '@caravan/shared/terms';
import { siteDay } from '@caravan/shared/terms';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, series } from '../../database/schema';
import { termOf } from '../../terms/terms';
import type { FilteredTable, Search } from './conditions';
import { allOf, conditionsOf, isLeast } from './conditions';
import type { Counted } from './counted';
import { countRows } from './counted';
import { stepsOf } from './steps';

export interface FacetQuery {
  readonly filters: ListFilters;
  /** What the keyword asks of a row, as it was read. */
  readonly search: Search;
  readonly rate: number;
  readonly currency: Currency;
  readonly language: Language;
  /** Unix milliseconds. */
  readonly now: number;
}

/** How many are within each limit, of how many lie in each bucket between them. */
const withinSteps = (filter: BoundFilter, rows: readonly Counted[], steps: readonly number[]) =>
  steps.map((value, place) => ({
    value,
    count: rows
      .filter((row) => (isLeast(filter) ? Number(row.value) > place : Number(row.value) <= place))
      .reduce((sum, { number }) => sum + number, 0),
  }));

/** Names of brands and series by id, and in Georgian those of colours and places by their English ones. */
export const namesOf = async (
  db: Db,
  { name }: FilteredTable,
  language: Language,
): Promise<ReadonlyMap<string, string>> => {
  const local = sql`select value, word from search_words where list = ${name} and filter in ('colour', 'place') and word ~ '[ა-ჰ]'`;
  const [marques, models, spoken] = await Promise.all([
    db.select({ id: brands.id, name: brands.name }).from(brands),
    db.select({ id: series.id, name: series.name }).from(series),
    language === 'ge'
      ? db.select({ id: sql<string>`value`, name: sql<string>`word` }).from(sql`(${local}) as spoken`)
      : [],
  ]);
  return new Map([...models, ...marques, ...spoken].map(({ id, name: said }) => [id, said]));
};

/** How many have each value, whether they fail no filter or this one. */
const summed = (rows: readonly Counted[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { value, number } of rows) sums.set(value, (sums.get(value) ?? 0) + number);
  return sums;
};

/** Counts a list by its filters as the contract says. Models are counted once a brand is chosen: without, there are hundreds. */
export const countFacets = async (db: Db, list: FilteredTable, query: FacetQuery): Promise<Facets> => {
  const { filters, search, language, rate, currency, now } = query;
  const { found, understood } = search;
  const conditions = conditionsOf(list, filters, rate);
  const hasBrand = (filters.brand ?? []).length > 0;
  const choices = choiceFilters.filter(
    (filter) => list.choices[filter] !== undefined && (filter !== 'series' || hasBrand),
  );
  const steps = (filter: BoundFilter): readonly number[] => stepsOf(filter, currency, siteDay(now));
  const [rows, names, unsearched] = await Promise.all([
    countRows(db, list, { found, conditions, choices, rate, stepsOf: steps }),
    namesOf(db, list, language),
    found === undefined
      ? []
      : db.$count(list.table, allOf(conditions)).then((count) => [{ filter: 'keyword' as const, count }]),
  ]);
  const rowsOf = (filter: string): readonly Counted[] => rows.filter((row) => row.filter === filter);
  const kept = summed(rowsOf('without'));
  const total = kept.get('') ?? 0;
  return {
    total,
    understood,
    without: [...conditions.map(({ filter }) => ({ filter, count: total + (kept.get(filter) ?? 0) })), ...unsearched],
    choices: choices.map((filter) => {
      const counts = summed(rowsOf(filter));
      // A value in use that nothing has is still one to take off.
      const known = new Set([...counts.keys(), ...(filters[filter] ?? [])]);
      const values = [...known].map((value) => ({
        value,
        name: names.get(value) ?? termOf(filter === 'ready' ? `ready${value}` : value, language),
        count: counts.get(value) ?? 0,
      }));
      return { filter, values: values.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en')) };
    }),
    bounds: boundFilters
      .filter((filter) => list.bounds[filter] !== undefined)
      .map((filter) => ({ filter, steps: withinSteps(filter, rowsOf(filter), steps(filter)) })),
  };
};
