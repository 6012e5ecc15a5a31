import type { ListFilters } from '@caravan/shared/contracts/calls';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Column, unknownCodeOf, valueOf, countValuesBelow } from './columns';
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

/** Returns for each value of a column of choices 1 if it passes, else 0. */
const passesByCode = (column: Column, values: readonly string[]): Uint8Array => {
  const chosenValues = new Set(values.filter((value) => value !== ''));
  return Uint8Array.from(column.totals.keys(), (code) => Number(chosenValues.has(valueOf(column, code))));
};

/** Returns the codes within a limit: from `first` to `last`. If there are none, `last` is `first` - 1. */
export const codesWithin = (
  column: Column,
  { filter, bound }: Omit<ColumnLimit, 'column'>,
): { readonly first: number; readonly last: number } => {
  const unknown = unknownCodeOf(column);
  const known = unknown === -1 ? column.totals.length : unknown;
  return isLowerBound(filter)
    ? { first: countValuesBelow(column, bound, false), last: known - 1 }
    : { first: 0, last: countValuesBelow(column, bound, true) - 1 };
};

/** Returns 1 if a code is outside of two others, else 0. It has no branch, because the CPU mispredicts it for half of the rows. */
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
    const chosenIds = new Set('values' in condition ? condition.values : []);
    if (chosenIds.size > 0) for (const [row, id] of rows.ids.entries()) marks[row] = Number(chosenIds.has(id));
  } else {
    const column = columnIn(rows, condition.column);
    const { codes } = column;
    if ('values' in condition) {
      const passes = passesByCode(column, condition.values);
      for (let row = 0; row < codes.length; row += 1) marks[row] = passes[codes[row] ?? 0] ?? 0;
    } else {
      const { first, last } = codesWithin(column, condition);
      for (let row = 0; row < codes.length; row += 1) marks[row] = 1 - isOutside(codes[row] ?? 0, first, last);
    }
  }
  return marks;
};

/** What the state of a row grows by for each filter that it fails, besides the number of the filter. */
const failureStep = 0x1_00;

/** Returns the state of rows that fail only the filter with this index. */
export const stateOf = (index: number): number => failureStep + index + 1;

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
      const passes = passesByCode(column, condition.values);
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
const sharedArrays = { states: new Uint16Array(), rows: new Uint32Array() };

/**
 * Returns the state of each row: 0 if it passes all conditions, else the sum of {@link stateOf} of all that it fails. Valid until the
 * next call, so callers use it without waiting for anything.
 */
export const statesOf = (list: FilteredTable, rows: ListColumns, conditions: readonly Condition[]): Uint16Array => {
  const size = rows.ids.length;
  if (sharedArrays.states.length < size) {
    sharedArrays.states = new Uint16Array(size);
    sharedArrays.rows = new Uint32Array(size);
  }
  const states = sharedArrays.states.subarray(0, size).fill(0);
  for (const [index, condition] of conditions.entries()) {
    addFailures(list, rows, { condition, state: stateOf(index) }, states);
  }
  return states;
};

/** Returns the rows that pass all conditions, in the order of their ids. */
export const passingRows = (states: Uint16Array): Uint32Array => {
  const { rows } = sharedArrays;
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
  const severalGroup = conditions + 1;
  /** For each state: 0 if the row passes, the number of the condition that it fails, or `severalGroup`. */
  const groupOf = new Uint8Array(2 ** 16).fill(severalGroup);
  groupOf[0] = 0;
  for (let index = 0; index < conditions; index += 1) groupOf[stateOf(index)] = index + 1;
  const counts = new Uint32Array(severalGroup + 1);
  for (let row = 0; row < states.length; row += 1) {
    const group = groupOf[states[row] ?? 0] ?? severalGroup;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  const groupEnds: number[] = [];
  for (const count of counts) groupEnds.push((groupEnds.at(-1) ?? 0) + count);
  const nextIndex = Uint32Array.of(0, ...groupEnds);
  const rows = sharedArrays.rows.subarray(0, states.length);
  for (let row = 0; row < states.length; row += 1) {
    const group = groupOf[states[row] ?? 0] ?? severalGroup;
    const index = nextIndex[group] ?? 0;
    rows[index] = row;
    nextIndex[group] = index + 1;
  }
  const [passingEnd = 0, ...failingEnds] = groupEnds;
  return {
    passing: rows.subarray(0, passingEnd),
    failing: rows.subarray(passingEnd),
    failingOnly: failingEnds.slice(0, conditions).map((end, index) => rows.subarray(groupEnds[index], end)),
  };
};

/** Returns the conditions of a selection: one for each filter in use, and one for the keyword. */
export const selectionConditions = (list: FilteredTable, { filters, phrases, rate }: Selection) => [
  ...conditionsOf(list, filters, rate),
  ...(phrases.length > 0 ? [{ filter: 'keyword' as const, condition: { all: phrases } }] : []),
];
