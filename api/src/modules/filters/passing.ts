import type { ListFilters } from '@caravan/shared/contracts/calls';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Column, unknownIn, valueOf, valuesBelow } from './columns';
import { type ColumnLimit, type Condition, conditionsOf, type FilteredTable, isLowerBound } from './conditions';
import type { ListColumns } from './listColumns';

/** The filters and the keyword to select by. */
export interface Selection {
  readonly filters: ListFilters;
  /** The condition of each phrase of the keyword. */
  readonly phrases: readonly Condition[];
  /** Units of the price limits' currency for one US dollar. */
  readonly rate: number;
}

const noColumn: Column = {
  texts: [],
  numbers: new Float64Array(),
  codes: new Uint32Array(),
  totals: new Uint32Array(),
};

export const columnIn = ({ columns }: ListColumns, column: PgColumn | undefined): Column =>
  (column && columns.get(column)) ?? noColumn;

/** Whether each value of a column of choices passes: 1 or 0. */
const passesOf = (column: Column, values: readonly string[]): Uint8Array => {
  const wanted = new Set(values.filter((value) => value !== ''));
  return Uint8Array.from(column.totals.keys(), (code) => Number(wanted.has(valueOf(column, code))));
};

/** The codes within a limit: from `first` to `last`. If there are none, `last` is `first` - 1. */
export const codesWithin = (
  column: Column,
  { filter, bound }: Omit<ColumnLimit, 'column'>,
): { readonly first: number; readonly last: number } => {
  const unknown = unknownIn(column);
  const known = unknown === -1 ? column.totals.length : unknown;
  return isLowerBound(filter)
    ? { first: valuesBelow(column, bound, false), last: known - 1 }
    : { first: 0, last: valuesBelow(column, bound, true) - 1 };
};

/** Whether a code is outside of two others: 1 or 0. No branch, because the processor mispredicts it for half of the rows. */
const isOutside = (code: number, first: number, last: number): number => ((code - first) | (last - code)) >>> 31;

/** Evaluates a condition over all rows: 1 for each row that passes, else 0. */
export const marksOf = (list: FilteredTable, rows: ListColumns, condition: Condition): Uint8Array => {
  const marks = new Uint8Array(rows.ids.length);
  if ('any' in condition) {
    for (const each of condition.any.map((part) => marksOf(list, rows, part))) {
      for (let row = 0; row < marks.length; row += 1) marks[row] = (marks[row] ?? 0) | (each[row] ?? 0);
    }
  } else if ('all' in condition) {
    marks.fill(1);
    for (const each of condition.all.map((part) => marksOf(list, rows, part))) {
      for (let row = 0; row < marks.length; row += 1) marks[row] = (marks[row] ?? 0) & (each[row] ?? 0);
    }
  } else if ('not' in condition) {
    const excluded = marksOf(list, rows, condition.not);
    for (let row = 0; row < marks.length; row += 1) marks[row] = 1 - (excluded[row] ?? 0);
  } else if ('text' in condition) {
    throw new Error('texts are not in memory: replace them by ids with `withoutTexts`');
  } else if (condition.column === list.id) {
    const wanted = new Set('values' in condition ? condition.values : []);
    if (wanted.size > 0) for (const [row, id] of rows.ids.entries()) marks[row] = Number(wanted.has(id));
  } else {
    const column = columnIn(rows, condition.column);
    const { codes } = column;
    if ('values' in condition) {
      const passes = passesOf(column, condition.values);
      for (let row = 0; row < codes.length; row += 1) marks[row] = passes[codes[row] ?? 0] ?? 0;
    } else {
      const { first, last } = codesWithin(column, condition);
      for (let row = 0; row < codes.length; row += 1) marks[row] = 1 - isOutside(codes[row] ?? 0, first, last);
    }
  }
  return marks;
};

/** What the state of a row grows by for each filter that it fails, besides the number of the filter. */
const failure = 0x1_00;

/** The state of rows that fail only the filter with this index. */
export const stateOf = (index: number): number => failure + index + 1;

/** Adds the state of a failed condition to each row that fails it. */
const addFailures = (
  list: FilteredTable,
  rows: ListColumns,
  { condition, state }: { readonly condition: Condition; readonly state: number },
  states: Uint16Array,
): void => {
  if ('column' in condition && condition.column !== list.id) {
    const column = columnIn(rows, condition.column);
    const { codes } = column;
    if ('values' in condition) {
      const passes = passesOf(column, condition.values);
      for (let row = 0; row < states.length; row += 1) {
        states[row] = (states[row] ?? 0) + (1 - (passes[codes[row] ?? 0] ?? 0)) * state;
      }
    } else {
      const { first, last } = codesWithin(column, condition);
      for (let row = 0; row < states.length; row += 1) {
        states[row] = (states[row] ?? 0) + isOutside(codes[row] ?? 0, first, last) * state;
      }
    }
    return;
  }
  const marks = marksOf(list, rows, condition);
  for (let row = 0; row < states.length; row += 1) states[row] = (states[row] ?? 0) + (1 - (marks[row] ?? 0)) * state;
};

/** Arrays of all calls. New ones for each call would make the process collect garbage all the time. */
const scratch = { states: new Uint16Array(), rows: new Uint32Array() };

/**
 * The state of each row: 0 if it passes all conditions, else the sum of {@link stateOf} of all that it fails. Valid until the next call,
 * so callers use it without waiting for anything.
 */
export const statesOf = (list: FilteredTable, rows: ListColumns, conditions: readonly Condition[]): Uint16Array => {
  const size = rows.ids.length;
  if (scratch.states.length < size) {
    scratch.states = new Uint16Array(size);
    scratch.rows = new Uint32Array(size);
  }
  const states = scratch.states.subarray(0, size).fill(0);
  for (const [index, condition] of conditions.entries()) {
    addFailures(list, rows, { condition, state: stateOf(index) }, states);
  }
  return states;
};

/** The rows that pass all conditions, in the order of their ids. */
export const passingRows = (states: Uint16Array): Uint32Array => {
  const { rows } = scratch;
  let size = 0;
  for (let row = 0; row < states.length; row += 1) {
    rows[size] = row;
    size += 1 - isOutside(states[row] ?? 0, 0, 0);
  }
  return rows.slice(0, size);
};

/** All rows, by what they fail. Valid until the next call of {@link rowsByFailure} or {@link passingRows}. */
export interface RowsByFailure {
  readonly passing: Uint32Array;
  readonly failing: Uint32Array;
  /** For each condition: the rows that fail only this one. */
  readonly failingOnly: readonly Uint32Array[];
}

/** Sorts the rows by their state: those that pass first, then those that fail one condition, then the others. */
export const rowsByFailure = (states: Uint16Array, conditions: number): RowsByFailure => {
  const several = conditions + 1;
  /** For each state: 0 if the row passes, the number of the condition that it fails, or `several`. */
  const places = new Uint8Array(2 ** 16).fill(several);
  places[0] = 0;
  for (let index = 0; index < conditions; index += 1) places[stateOf(index)] = index + 1;
  const counts = new Uint32Array(several + 1);
  for (let row = 0; row < states.length; row += 1) {
    const place = places[states[row] ?? 0] ?? several;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const ends: number[] = [];
  for (const count of counts) ends.push((ends.at(-1) ?? 0) + count);
  const next = Uint32Array.of(0, ...ends);
  const rows = scratch.rows.subarray(0, states.length);
  for (let row = 0; row < states.length; row += 1) {
    const place = places[states[row] ?? 0] ?? several;
    const index = next[place] ?? 0;
    rows[index] = row;
    next[place] = index + 1;
  }
  const [passed = 0, ...others] = ends;
  return {
    passing: rows.subarray(0, passed),
    failing: rows.subarray(passed),
    failingOnly: others.slice(0, conditions).map((end, index) => rows.subarray(ends[index], end)),
  };
};

/** The conditions of a selection: one for each filter in use, and one for the keyword. */
export const selectionConditions = (list: FilteredTable, { filters, phrases, rate }: Selection) => [
  ...conditionsOf(list, filters, rate),
  ...(phrases.length > 0 ? [{ filter: 'keyword' as const, condition: { all: phrases } }] : []),
];
