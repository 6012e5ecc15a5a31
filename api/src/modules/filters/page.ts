import { type Column, unknownCodeOf } from './columns';
import type { Condition, FilteredTable, Order } from './conditions';
import type { ListColumns } from './listColumns';
import { columnIn, marksOf } from './passing';

interface Window {
  /** The index of the first row, in the order of the list. */
  readonly from: number;
  /** The index after the last one. */
  readonly to: number;
}

/** Returns the rank of each value in an order. An unknown value comes last. */
const rankOf = (column: Column, isDescending: boolean): ((code: number) => number) => {
  const greatestCode = column.totals.length - (unknownCodeOf(column) === -1 ? 1 : 2);
  return isDescending ? (code) => (code > greatestCode ? code : greatestCode - code) : (code) => code;
};

/** Ranks are counted in at most so many buckets, which fit into the fastest cache of the processor. */
const maxBuckets = 4_096;

/**
 * Sorts the rows of a window. Counts the rows of each bucket of ranks, places the rows of the buckets that the window needs, and sorts
 * only these.
 */
const sortWindow = (column: Column, isDescending: boolean, rows: Uint32Array, { from, to }: Window): Uint32Array => {
  const { codes, totals } = column;
  const rank = rankOf(column, isDescending);
  const shift = Math.max(0, Math.ceil(Math.log2(totals.length / maxBuckets)));
  const offsets = new Uint32Array((totals.length >>> shift) + 1);
  for (let index = 0; index < rows.length; index += 1) {
    const bucket = rank(codes[rows[index] ?? 0] ?? 0) >>> shift;
    offsets[bucket] = (offsets[bucket] ?? 0) + 1;
  }
  let [first, before] = [0, 0];
  while (first < offsets.length && before + (offsets[first] ?? 0) <= from) before += offsets[first++] ?? 0;
  let [last, end] = [first, before];
  while (last < offsets.length && end < to) {
    const count = offsets[last] ?? 0;
    offsets[last++] = end - before;
    end += count;
  }
  const windowRows = new Uint32Array(end - before);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const bucket = rank(codes[row] ?? 0) >>> shift;
    if (bucket < first || bucket >= last) continue;
    const offset = offsets[bucket] ?? 0;
    offsets[bucket] = offset + 1;
    windowRows[offset] = row;
  }
  const sorted = shift === 0 ? windowRows : windowRows.toSorted((a, b) => rank(codes[a] ?? 0) - rank(codes[b] ?? 0));
  return sorted.subarray(from - before, to - before);
};

/** Returns the ids of a window of rows in an order. Rows that pass `exact` come first. `rows` are in the order of their ids. */
export const idsOf = (
  list: FilteredTable,
  columns: ListColumns,
  rows: Uint32Array,
  { order, exact, from, to }: Window & { readonly order: Order; readonly exact: Condition | undefined },
): string[] => {
  const marks = exact && marksOf(list, columns, exact);
  const parts = marks ? [rows.filter((row) => marks[row] === 1), rows.filter((row) => marks[row] !== 1)] : [rows];
  const column = columnIn(columns, order.column);
  let skipped = 0;
  const found = parts.flatMap((part) => {
    const window = { from: Math.max(0, from - skipped), to: to - skipped };
    skipped += part.length;
    return window.from >= part.length || window.to <= 0
      ? []
      : [...sortWindow(column, order.isDescending, part, window)];
  });
  return found.map((row) => columns.ids[row] ?? '');
};
