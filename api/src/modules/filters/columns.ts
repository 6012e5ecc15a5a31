import { setImmediate } from 'node:timers/promises';

/** A column of a list: each distinct value once, and for each row the index of its value, which is the code of the value. */
export interface Column {
  /** The values of a column of texts. An unknown one is ''. */
  readonly texts: readonly string[];
  /** The values of a column of numbers in ascending order. An unknown one is NaN and comes last. */
  readonly numbers: Float64Array;
  readonly codes: Uint32Array;
  /** The number of rows of each value. */
  readonly totals: Uint32Array;
}

/** Rows that are encoded between two answers to other calls. */
const encodingBatchSize = 20_000;

const numberOf = (text: string): number => (text === '' ? NaN : Number(text));

/** Returns a value as text, or '' if it is unknown. */
export const valueOf = ({ texts, numbers }: Column, code: number): string => {
  const number = numbers[code];
  if (number === undefined) return texts[code] ?? '';
  return Number.isNaN(number) ? '' : String(number);
};

/** Returns the code of the unknown value, or -1 if each row has a known one. */
export const unknownCodeOf = ({ texts, numbers }: Column): number => {
  if (numbers.length === 0) return texts.indexOf('');
  return Number.isNaN(numbers.at(-1)) ? numbers.length - 1 : -1;
};

/** Returns the index of the first number that is not less than a limit. NaN counts as the greatest number. */
const findFirstFrom = (ascending: Float64Array, limit: number): number => {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? NaN) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns the number of values that are less than a limit, or not greater than it. */
export const countValuesBelow = ({ numbers }: Column, limit: number, isIncluded: boolean): number => {
  const index = findFirstFrom(numbers, limit);
  return isIncluded && numbers[index] === limit ? index + 1 : index;
};

const codeOf = (ascending: Float64Array, number: number): number =>
  Number.isNaN(number) ? ascending.length - 1 : findFirstFrom(ascending, number);

/** Returns the distinct numbers in ascending order, NaN last. */
const distinctSorted = (numbers: Float64Array): Float64Array => {
  const sorted = numbers.toSorted();
  let size = 0;
  for (const number of sorted) {
    if (size === 0 || !Object.is(sorted[size - 1], number)) sorted[size++] = number;
  }
  return sorted.slice(0, size);
};

const totalsOf = (codes: Uint32Array, values: number): Uint32Array => {
  const totals = new Uint32Array(values);
  for (const code of codes) totals[code] = (totals[code] ?? 0) + 1;
  return totals;
};

/** Collects the values of a new column in the order of its rows. */
export interface Collector {
  readonly add: (values: readonly string[]) => void;
  readonly finish: () => Promise<Column>;
}

export const collectTexts = (size: number): Collector => {
  const indexes = new Map<string, number>();
  const codes = new Uint32Array(size);
  let row = 0;
  return {
    add: (values) => {
      for (const value of values) {
        const index = indexes.get(value) ?? indexes.size;
        if (index === indexes.size) indexes.set(value, index);
        codes[row++] = index;
      }
    },
    finish: () => {
      const texts = [...indexes.keys()];
      return Promise.resolve({ texts, numbers: new Float64Array(), codes, totals: totalsOf(codes, texts.length) });
    },
  };
};

export const collectNumbers = (size: number): Collector => {
  const rows = new Float64Array(size);
  let row = 0;
  return {
    add: (values) => {
      for (const value of values) rows[row++] = numberOf(value);
    },
    finish: async () => {
      const numbers = distinctSorted(rows);
      const codes = new Uint32Array(size);
      for (let start = 0; start < size; start += encodingBatchSize) {
        const end = Math.min(size, start + encodingBatchSize);
        for (let index = start; index < end; index += 1) codes[index] = codeOf(numbers, rows[index] ?? NaN);
        await setImmediate();
      }
      return { texts: [], numbers, codes, totals: totalsOf(codes, numbers.length) };
    },
  };
};

/** How the rows of a list become those of the changed list. */
export interface Merge {
  readonly size: number;
  /** In the new order: rows of the list before, without the row `to`, and rows that were read again. */
  readonly runs: readonly ({ readonly from: number; readonly to: number } | { readonly read: number })[];
  /** Rows of the list before that are gone or were read again. */
  readonly droppedRows: readonly number[];
}

/** The codes of the list before with their totals, and those of the rows that were read again. */
interface Codes {
  readonly codesBefore: Uint32Array;
  readonly readCodes: Uint32Array;
  readonly totalsBefore: Uint32Array;
}

const mergeCodes = ({ codesBefore, readCodes, totalsBefore: totals }: Codes, { size, runs, droppedRows }: Merge) => {
  const codes = new Uint32Array(size);
  let row = 0;
  for (const run of runs) {
    if ('read' in run) {
      codes[row++] = readCodes[run.read] ?? 0;
    } else {
      codes.set(codesBefore.subarray(run.from, run.to), row);
      row += run.to - run.from;
    }
  }
  for (const oldRow of droppedRows) totals[codesBefore[oldRow] ?? 0] = (totals[codesBefore[oldRow] ?? 0] ?? 0) - 1;
  for (const code of readCodes) totals[code] = (totals[code] ?? 0) + 1;
  return { codes, totals };
};

/** Adds numbers to distinct ones. Returns all in ascending order, NaN last, and the new code of each old one. */
const mergeNumbers = (oldNumbers: Float64Array, addedNumbers: Float64Array) => {
  const numbers = new Float64Array(oldNumbers.length + addedNumbers.length);
  const newCodes = new Uint32Array(oldNumbers.length);
  let next = 0;
  for (let code = 0; code < oldNumbers.length; code += 1) {
    while (
      next < addedNumbers.length &&
      !((addedNumbers[next] ?? NaN) > (oldNumbers[code] ?? NaN)) &&
      !Number.isNaN(addedNumbers[next])
    ) {
      numbers[code + next] = addedNumbers[next] ?? NaN;
      next += 1;
    }
    numbers[code + next] = oldNumbers[code] ?? NaN;
    newCodes[code] = code + next;
  }
  numbers.set(addedNumbers.subarray(next), oldNumbers.length + next);
  return { numbers, newCodes };
};

const recode = (codes: Uint32Array, newCodes: Uint32Array): Uint32Array => {
  const result = new Uint32Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) result[row] = newCodes[codes[row] ?? 0] ?? 0;
  return result;
};

/** Makes the column of a changed list from the column before and the values that were read again. */
export const mergeColumn = (old: Column, values: readonly string[], merge: Merge): Column => {
  if (old.numbers.length === 0) {
    const indexes = new Map(old.texts.map((text, code) => [text, code]));
    for (const value of values) if (!indexes.has(value)) indexes.set(value, indexes.size);
    const read = Uint32Array.from(values, (value) => indexes.get(value) ?? 0);
    const totalsBefore = new Uint32Array(indexes.size);
    totalsBefore.set(old.totals);
    const texts = [...indexes.keys()];
    return {
      texts,
      numbers: old.numbers,
      ...mergeCodes({ codesBefore: old.codes, readCodes: read, totalsBefore }, merge),
    };
  }
  const rows = Float64Array.from(values, numberOf);
  const addedNumbers = distinctSorted(
    rows.filter((number) => !Object.is(old.numbers[codeOf(old.numbers, number)], number)),
  );
  const { numbers, newCodes } = mergeNumbers(old.numbers, addedNumbers);
  const read = Uint32Array.from(rows, (number) => codeOf(numbers, number));
  const codesBefore = addedNumbers.length === 0 ? old.codes : recode(old.codes, newCodes);
  const totalsBefore = new Uint32Array(numbers.length);
  for (let code = 0; code < newCodes.length; code += 1) totalsBefore[newCodes[code] ?? 0] = old.totals[code] ?? 0;
  return { texts: [], numbers, ...mergeCodes({ codesBefore, readCodes: read, totalsBefore }, merge) };
};
