import { boundFilters, choiceFilters, type Facets, type ListFilters } from '@caravan/shared/contracts/calls';
import { type Currency, type Language, siteDay } from '@caravan/shared/terms';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, series } from '../../database/schema';
import { valueName } from '../../terms/valueName';
import type { ListColumns } from '../filters/listColumns';
import { type Condition, type FilteredTable, isLowerBound } from '../filters/conditions';
import { evaluateRows } from '../filters/evaluateRows';
import type { Selection } from '../filters/passing';
import { describePhrases } from './describePhrases';
import { stepsOf } from '../filters/steps';
import type { Search } from './keywordReader';

export interface LimitCurrency {
  readonly currency: Currency;
  /** Units of this currency for one US dollar. */
  readonly rate: number;
  /** Units of the call's currency for one unit of this currency. */
  readonly toShown: number;
}

export interface FacetQuery {
  readonly filters: ListFilters;
  /** The parsed keyword. */
  readonly search: Search;
  /** Its conditions without texts. */
  readonly phrases: readonly Condition[];
  readonly prices: LimitCurrency;
  readonly language: Language;
  /** Unix milliseconds. */
  readonly now: number;
}

/** Returns the names of brands and series by id. In Georgian also those of colours and places by their English names. */
export const namesOf = async (
  db: Db,
  { name }: FilteredTable,
  language: Language,
): Promise<ReadonlyMap<string, string>> => {
  const local = sql`select value, word from search_words where list = ${name} and filter in ('colour', 'place') and word ~ '[ა-ჰ]'`;
  const [brandNames, seriesNames, localNames] = await Promise.all([
    db.select({ id: brands.id, name: brands.name }).from(brands),
    db.select({ id: series.id, name: series.name }).from(series),
    language === 'ge'
      ? db.select({ id: sql<string>`value`, name: sql<string>`word` }).from(sql`(${local}) as spoken`)
      : [],
  ]);
  return new Map([...seriesNames, ...brandNames, ...localNames].map(({ id, name: text }) => [id, text]));
};

/**
 * Evaluates a list without the chosen models, which a change of the brand drops. Returns its brands with their counts, and the number of
 * rows without the brands. Undefined without chosen models.
 */
const evaluateBrands = (list: FilteredTable, columns: ListColumns, selection: Selection) => {
  if (selection.filters.series === undefined) return undefined;
  const filters = { ...selection.filters, series: [] };
  const { total, failingOnly, countByValue } = evaluateRows(list, columns, { ...selection, filters });
  const failing = failingOnly.find(({ filter }) => filter === 'brand')?.count ?? 0;
  return { counts: countByValue('brand'), without: total + failing };
};

/**
 * Counts a list by its filters, as the contract says. Counts models only for chosen brands, because there are hundreds, and otherwise only
 * the chosen ones.
 */
export const countFacets = async (
  db: Db,
  list: FilteredTable,
  columns: ListColumns,
  query: FacetQuery,
): Promise<Facets> => {
  const { filters, search, phrases, language, prices, now } = query;
  const names = await namesOf(db, list, language);
  const selection = { filters, phrases, rate: prices.rate };
  // First, because the rows of an evaluation are valid until the next one.
  const brandChange = evaluateBrands(list, columns, selection);
  const rows = evaluateRows(list, columns, selection);
  const hasBrand = (filters.brand ?? []).length > 0;
  const choices = choiceFilters.filter(
    (filter) => list.choices[filter] !== undefined && (filter !== 'series' || hasBrand || filters.series !== undefined),
  );
  return {
    total: rows.total,
    prices: { in: prices.currency, rate: prices.toShown },
    ...(rows.unpriced === undefined ? {} : { unpriced: rows.unpriced }),
    understood: describePhrases(search.phrases, rows, columns, {
      names,
      language,
      rate: prices.rate,
      // A link to a wider limit replaces the filter, which would then let more rows pass than the link counts.
      stepsFor: (filter) =>
        stepsOf(filter, prices.currency, siteDay(now)).filter((value) => {
          const { [filter]: bound = value } = filters;
          return isLowerBound(filter) ? value >= bound : value <= bound;
        }),
    }),
    without: rows.failingOnly.map(({ filter, count }) => ({
      filter,
      count: (filter === 'brand' ? brandChange?.without : undefined) ?? rows.total + count,
    })),
    choices: choices.map((filter) => {
      const counts = (filter === 'brand' ? brandChange?.counts : undefined) ?? rows.countByValue(filter);
      // Lists a chosen value even if no row has it, so that the visitor can remove it.
      const counted = filter === 'series' && !hasBrand ? [] : counts.keys();
      const known = new Set([...counted, ...(filters[filter] ?? [])]);
      const values = [...known].map((value) => ({
        value,
        name: names.get(value) ?? valueName(filter, value, language),
        count: counts.get(value) ?? 0,
      }));
      return { filter, values: values.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en')) };
    }),
    bounds: boundFilters
      .filter((filter) => list.bounds[filter] !== undefined)
      .map((filter) => {
        const limits = stepsOf(filter, prices.currency, siteDay(now));
        const counts = rows.countWithin(filter, limits);
        return { filter, steps: limits.map((value, index) => ({ value, count: counts[index] ?? 0 })) };
      }),
  };
};
