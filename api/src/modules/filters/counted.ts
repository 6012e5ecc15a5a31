import type { BoundFilter, ChoiceFilter, ListFilters } from '@caravan/shared/contracts/calls';
import { isPriceFilter, priceFilters } from '@caravan/shared/contracts/calls';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Column, ListColumns } from './columns';
import type { Condition, FilteredTable } from './conditions';
import { conditionsOf, isLowerBound, storedBound } from './conditions';

/** The filters and the keyword to count by. */
export interface CountQuery {
  readonly filters: ListFilters;
  /** The condition of each phrase of the keyword. */
  readonly phrases: readonly Condition[];
  /** Units of the price limits' currency for one US dollar. */
  readonly rate: number;
}

type FailedFilter = ChoiceFilter | BoundFilter | 'keyword';

/** The rows of a list with the filters that they fail. Any column can be counted from them. */
export interface RatedRows {
  readonly total: number;
  /** Rows without a price that fail only the price limits; undefined if no price limit is in use. */
  readonly unpriced: number | undefined;
  /** For each filter in use: the number of rows that fail only this filter. */
  readonly missed: readonly { readonly filter: FailedFilter; readonly count: number }[];
  /** For each phrase of the keyword: the rows that fail only this phrase. */
  readonly missedByPhrase: readonly (readonly number[])[];
  /** Counts rows by value, among the rows that fail no filter or only this one. */
  readonly valuesOf: (filter: ChoiceFilter) => ReadonlyMap<string, number>;
  /** Counts rows within each limit, among the rows that fail no filter or only this one. */
  readonly withinOf: (filter: BoundFilter, limits: readonly number[]) => readonly number[];
}

const emptyColumn: Column = { values: [], numbers: new Float64Array(), codes: new Uint32Array() };

/** The mark of a row that fails several filters. */
const several = 255;

const columnIn = ({ columns }: ListColumns, column: PgColumn | undefined): Column =>
  (column && columns.get(column)) ?? emptyColumn;

const isWithin = (filter: BoundFilter, bound: number): ((value: number) => boolean) =>
  isLowerBound(filter) ? (value) => value >= bound : (value) => value <= bound;

/** Marks the rows whose text contains a word. */
const markText = ({ text, starts, size }: ListColumns, word: string, marks: Uint8Array): void => {
  let row = 0;
  for (let found = text.indexOf(word); found !== -1; found = text.indexOf(word, starts[row])) {
    while (row < size && (starts[row] ?? 0) <= found) row += 1;
    marks[row - 1] = 1;
    if (row === size) return;
  }
};

/** Evaluates a condition over all rows: 1 for each row that passes, else 0. */
const marksOf = (rows: ListColumns, condition: Condition): Uint8Array => {
  const marks = new Uint8Array(rows.size);
  if ('any' in condition) {
    for (const each of condition.any.map((part) => marksOf(rows, part))) {
      for (let row = 0; row < marks.length; row += 1) marks[row] = (marks[row] ?? 0) | (each[row] ?? 0);
    }
  } else if ('all' in condition) {
    marks.fill(1);
    for (const each of condition.all.map((part) => marksOf(rows, part))) {
      for (let row = 0; row < marks.length; row += 1) marks[row] = (marks[row] ?? 0) & (each[row] ?? 0);
    }
  } else if ('text' in condition) {
    markText(rows, condition.text, marks);
  } else {
    const { values, numbers, codes } = columnIn(rows, condition.column);
    const passing =
      'values' in condition
        ? values.map((value) => value !== '' && condition.values.includes(value))
        : Array.from(numbers, isWithin(condition.filter, condition.bound));
    const passes = Uint8Array.from(passing, Number);
    for (let row = 0; row < codes.length; row += 1) marks[row] = passes[codes[row] ?? 0] ?? 0;
  }
  return marks;
};

/** Returns for each row: 0 if it fails no phrase, the phrase's number from 1 if it fails one, or {@link several}. */
const failedPhrases = (rows: ListColumns, phrases: readonly Condition[]): Uint8Array => {
  const failed = new Uint8Array(rows.size);
  for (const [index, phrase] of phrases.entries()) {
    const marks = marksOf(rows, phrase);
    for (let row = 0; row < marks.length; row += 1) {
      if (marks[row] === 0) failed[row] = failed[row] === 0 ? index + 1 : several;
    }
  }
  return failed;
};

/**
 * Evaluates the filters once for each row and derives all counts from that. The database takes twenty times as long to group a long
 * list by each of its columns (decision 0032).
 */
export const rateRows = (list: FilteredTable, rows: ListColumns, query: CountQuery): RatedRows => {
  const { filters, phrases, rate } = query;
  const failedPhrase = failedPhrases(rows, phrases);
  const conditions: { filter: FailedFilter; marks: Uint8Array }[] = conditionsOf(list, filters, rate).map(
    ({ filter, condition }) => ({ filter, marks: marksOf(rows, condition) }),
  );
  if (phrases.length > 0) {
    conditions.push({ filter: 'keyword', marks: failedPhrase.map((failed) => Number(failed === 0)) });
  }
  // For each row: 0, the number (from 1) of the only filter that it fails, or `several`.
  const fails = new Uint8Array(rows.size);
  const failsOther = new Uint8Array(rows.size);
  for (const [index, { filter, marks }] of conditions.entries()) {
    for (let row = 0; row < fails.length; row += 1) {
      if (marks[row] !== 0) continue;
      fails[row] = fails[row] === 0 ? index + 1 : several;
      if (!isPriceFilter(filter)) failsOther[row] = 1;
    }
  }
  const numbers = new Uint32Array(several + 1);
  for (const failed of fails) numbers[failed] = (numbers[failed] ?? 0) + 1;
  // Rows that fail several filters count nowhere. Removing them once is faster than skipping them for each column.
  const countable = new Uint32Array(rows.size - (numbers[several] ?? 0));
  for (let row = 0, next = 0; row < fails.length; row += 1) {
    if (fails[row] !== several) countable[next++] = row;
  }
  const missedByPhrase = phrases.map((): number[] => []);
  const keywordNumber = conditions.findIndex(({ filter }) => filter === 'keyword') + 1;
  if (keywordNumber > 0) {
    for (const row of countable) {
      if (fails[row] === keywordNumber) missedByPhrase[(failedPhrase[row] ?? 0) - 1]?.push(row);
    }
  }
  const countBy = (filter: FailedFilter, { values, codes }: Column): Uint32Array => {
    const own = conditions.findIndex((condition) => condition.filter === filter) + 1;
    const counts = new Uint32Array(values.length);
    for (const row of countable) {
      const [failed, code] = [fails[row] ?? 0, codes[row] ?? 0];
      if (failed === 0 || failed === own) counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  };
  const countUnpriced = (): number => {
    const { values, codes } = columnIn(rows, list.bounds.priceMax);
    const unknown = values.indexOf('');
    return codes.reduce((sum, code, row) => (code === unknown && failsOther[row] === 0 ? sum + 1 : sum), 0);
  };
  return {
    total: numbers[0] ?? 0,
    unpriced: priceFilters.some((filter) => filters[filter] !== undefined) ? countUnpriced() : undefined,
    missed: conditions.map(({ filter }, index) => ({ filter, count: numbers[index + 1] ?? 0 })),
    missedByPhrase,
    valuesOf: (filter) => {
      const column = columnIn(rows, list.choices[filter]);
      const counts = countBy(filter, column);
      const counted = column.values.map((value, code) => [value, counts[code] ?? 0] as const);
      return new Map(counted.filter(([value, count]) => value !== '' && count > 0));
    },
    withinOf: (filter, limits) => {
      const column = columnIn(rows, list.bounds[filter]);
      const counts = countBy(filter, column);
      return limits.map((limit) => {
        const within = isWithin(filter, storedBound(filter, limit, rate));
        return counts.reduce((sum, count, code) => (within(column.numbers[code] ?? NaN) ? sum + count : sum), 0);
      });
    },
  };
};
