import { MISSING } from '@caravan/shared/format';
import type { ComparisonRow, InfoMap, TableInfo, TableRow } from '@caravan/shared/contracts/calls';

/** A line of a table, with one value for each column. */
export interface Line {
  readonly key: string;
  readonly text: string;
  readonly values: readonly TableInfo[];
  /** True if its values are terms of both lists, which can differ for equal facts. It is never marked as different. */
  readonly isLoose?: boolean;
}

export type ComparedRow = ComparisonRow & Pick<Line, 'isLoose'>;

/** The lines of a section, or the sub-rows of a row of type 3. */
export interface Group {
  /** Null for lines directly below a section's heading, and for lines before the first section. */
  readonly head: Line | null;
  readonly lines: readonly Line[];
}

export interface TableSection {
  readonly key: string;
  /** The heading. Null for lines before the first section. */
  readonly text: string | null;
  readonly groups: readonly Group[];
}

const unknownInfo: TableInfo = { value: null, icon_url: null };

/** Returns whether a line has a value or an icon. A dash means that the line does not apply. */
const hasValue = ({ value, icon_url }: TableInfo): boolean =>
  !['', MISSING].includes((value ?? '').trim()) || icon_url !== null;

/** Returns the lines with a value in any column. Fills missing values, so that a line has one value for each column. */
const knownLines = (lines: readonly Line[], columns: number): Line[] =>
  lines
    .map((line) => ({
      ...line,
      values: Array.from({ length: columns }, (_, column) => line.values[column] ?? unknownInfo),
    }))
    .filter(({ values }) => values.some(hasValue));

const groupsOf = (rows: readonly ComparedRow[], columns: number): Group[] => {
  const groups: { head: Line | null; lines: Line[] }[] = [];
  for (const row of rows) {
    if (row.type === 3) {
      const [head] = knownLines([row], columns);
      const lines = knownLines(row.subList, columns);
      if (head || lines.length > 0) groups.push({ head: head ?? { ...row, values: [] }, lines });
      continue;
    }
    const last = groups.at(-1);
    const lines = knownLines([row], columns);
    if (last?.head === null) last.lines.push(...lines);
    else if (lines.length > 0) groups.push({ head: null, lines });
  }
  return groups;
};

/** Returns the sections of a table. Leaves out lines without a value in any column, and sections without lines. */
export const sectionsOf = (rows: readonly ComparedRow[], columns: number): TableSection[] => {
  const sections: { key: string; text: string | null; rows: ComparedRow[] }[] = [];
  for (const row of rows) {
    const last = sections.at(-1);
    if (row.type === 0 || row.type === 2) sections.push({ key: row.key, text: row.text, rows: [] });
    else if (last) last.rows.push(row);
    else sections.push({ key: '', text: null, rows: [row] });
  }
  return sections
    .map(({ key, text, rows: sectionRows }) => ({ key, text, groups: groupsOf(sectionRows, columns) }))
    .filter(({ groups }) => groups.length > 0);
};

export const sectionId = (anchors: string, { key }: TableSection): string => `${anchors}-${key}`;

export const differs = ({ values, isLoose }: Line): boolean =>
  isLoose !== true &&
  new Set(values.filter(hasValue).map(({ value, icon_url }) => `${value ?? ''} ${icon_url ?? ''}`)).size > 1;

/** Converts the properties of a spec sheet to rows of a table with one column. */
export const rowsOfSheet = (properties: readonly TableRow[], infoMap: InfoMap): ComparisonRow[] => {
  const valuesOf = (key: string): TableInfo[] => {
    const info = Object.hasOwn(infoMap, key) ? infoMap[key] : undefined;
    return info ? [info] : [];
  };
  return properties.map((row) => ({
    ...row,
    values: valuesOf(row.key),
    subList: row.subList.map((subRow) => ({ ...subRow, values: valuesOf(subRow.key) })),
  }));
};
