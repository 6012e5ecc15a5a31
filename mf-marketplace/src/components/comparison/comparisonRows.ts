import type { ComparisonRow, InfoMap, TableInfo, TableRow } from '@caravan/shared/contracts/calls';

/** One line of a group: what it is called and one value for each column. */
export interface Line {
  readonly key: string;
  readonly text: string;
  readonly values: readonly TableInfo[];
}

/** Lines that belong together: those that follow a section's heading, or the parts of a row of type 3. */
export interface Group {
  /** Null: the lines directly below a section's heading, or before the first section. */
  readonly head: Line | null;
  readonly lines: readonly Line[];
}

/** A part of a table below one heading. */
export interface TableSection {
  readonly key: string;
  /** Null for lines that stand before the first section. */
  readonly text: string | null;
  readonly groups: readonly Group[];
}

const unknown: TableInfo = { value: null, icon_url: null };

const says = ({ value, icon_url }: TableInfo): boolean => (value ?? '').trim() !== '' || icon_url !== null;

/** As many values as there are columns: a missing one is unknown. */
const lineOf = ({ key, text, values }: Line, columns: number): Line => ({
  key,
  text,
  values: Array.from({ length: columns }, (_, column) => values[column] ?? unknown),
});

const known = (lines: readonly Line[], columns: number): Line[] =>
  lines.map((line) => lineOf(line, columns)).filter(({ values }) => values.some(says));

const groupsOf = (rows: readonly ComparisonRow[], columns: number): Group[] => {
  const groups: { head: Line | null; lines: Line[] }[] = [];
  for (const row of rows) {
    if (row.type === 3) {
      const [own] = known([row], columns);
      const lines = known(row.subList, columns);
      if (own || lines.length > 0) groups.push({ head: own ?? { ...row, values: [] }, lines });
      continue;
    }
    const last = groups.at(-1);
    const lines = known([row], columns);
    if (last?.head === null) last.lines.push(...lines);
    else if (lines.length > 0) groups.push({ head: null, lines });
  }
  return groups;
};

/** The table's sections as they are shown: lines that say nothing in any column are left out, and what has none left. */
export const sectionsOf = (rows: readonly ComparisonRow[], columns: number): TableSection[] => {
  const parts: { key: string; text: string | null; rows: ComparisonRow[] }[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (row.type === 0 || row.type === 2) parts.push({ key: row.key, text: row.text, rows: [] });
    else if (last) last.rows.push(row);
    else parts.push({ key: '', text: null, rows: [row] });
  }
  return parts
    .map(({ key, text, rows: own }) => ({ key, text, groups: groupsOf(own, columns) }))
    .filter(({ groups }) => groups.length > 0);
};

/** The id of a section's heading in a table with `anchors`. */
export const sectionId = (anchors: string, { key }: TableSection): string => `${anchors}-${key}`;

/** Whether the columns say different things. What is unknown is no difference. */
export const differs = ({ values }: Line): boolean =>
  new Set(values.filter(says).map(({ value, icon_url }) => `${value ?? ''} ${icon_url ?? ''}`)).size > 1;

/** A spec sheet's properties as the rows of a table of one column. */
export const rowsOfSheet = (properties: readonly TableRow[], infoMap: InfoMap): ComparisonRow[] => {
  const valuesOf = (key: string): TableInfo[] => {
    const info = Object.hasOwn(infoMap, key) ? infoMap[key] : undefined;
    return info ? [info] : [];
  };
  return properties.map((row) => ({
    ...row,
    values: valuesOf(row.key),
    subList: row.subList.map((part) => ({ ...part, values: valuesOf(part.key) })),
  }));
};
