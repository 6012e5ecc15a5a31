import type { BoundFilter, Facets, ListFilters } from '@caravan/shared/contracts/calls';
import { boundFilter, choiceFilter } from '@caravan/shared/contracts/calls';
import type { Currency, Language } from '@caravan/shared/terms';
import { siteDay } from '@caravan/shared/terms';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, series } from '../../database/schema';
import { termOf } from '../../terms/terms';
import type { FilteredTable } from './conditions';
import { allOf, conditionsOf, isLeast } from './conditions';
import type { Counted } from './counted';
import { countRows } from './counted';
import { stepsOf } from './steps';

export interface FacetQuery {
  readonly filters: ListFilters;
  /** What the keyword asks of a row. */
  readonly found: SQL | undefined;
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

/** Names of brands and series by id. */
const namesOf = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const [marques, models] = await Promise.all([
    db.select({ id: brands.id, name: brands.name }).from(brands),
    db.select({ id: series.id, name: series.name }).from(series),
  ]);
  return new Map([...models, ...marques].map(({ id, name }) => [id, name]));
};

/** Counts a list by its filters as the contract says. Models are counted once a brand is chosen: without, there are hundreds. */
export const countFacets = async (db: Db, list: FilteredTable, query: FacetQuery): Promise<Facets> => {
  const { filters, found, language, rate, currency, now } = query;
  const conditions = conditionsOf(list, filters, rate);
  const hasBrand = (filters.brand ?? []).length > 0;
  const choices = choiceFilter.options.filter(
    (filter) => list.choices[filter] !== undefined && (filter !== 'series' || hasBrand),
  );
  const steps = (filter: BoundFilter): readonly number[] => stepsOf(filter, currency, siteDay(now));
  const [rows, names, unsearched] = await Promise.all([
    countRows(db, list, { found, conditions, choices, rate, stepsOf: steps }),
    namesOf(db),
    found === undefined
      ? []
      : db.$count(list.table, allOf(conditions)).then((count) => [{ filter: 'keyword' as const, count }]),
  ]);
  const rowsOf = (filter: string): readonly Counted[] => rows.filter((row) => row.filter === filter);
  const total = rowsOf('total')[0]?.number ?? 0;
  const kept = new Map(rowsOf('without').map(({ value, number }) => [value, number]));
  return {
    total,
    without: [...conditions.map(({ filter }) => ({ filter, count: total + (kept.get(filter) ?? 0) })), ...unsearched],
    choices: choices.map((filter) => {
      const values = rowsOf(filter).map(({ value, en, ge, number }) => {
        const key = value ?? '';
        const name =
          (language === 'ge' ? ge : en) ?? names.get(key) ?? termOf(filter === 'ready' ? `ready${key}` : key, language);
        return { value: key, name, count: number };
      });
      return { filter, values: values.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en')) };
    }),
    bounds: boundFilter.options
      .filter((filter) => list.bounds[filter] !== undefined)
      .map((filter) => ({ filter, steps: withinSteps(filter, rowsOf(filter), steps(filter)) })),
  };
};
