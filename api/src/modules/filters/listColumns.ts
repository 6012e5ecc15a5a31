import { setImmediate } from 'node:timers/promises';
import { gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { listChanges } from '../../database/schema';
import { collectNumbers, collectTexts, type Column, type Merge, mergeColumn } from './columns';
import type { FilteredTable } from './conditions';
import { cachePerVersion, type VersionedCache } from '../../memory/versionedCache';

/** A row of `list_changes`. Only a database with the same past has it. */
type Change = Pick<typeof listChanges.$inferSelect, 'number' | 'version'>;

/** The columns that a list is filtered and sorted by. The nth entry of each belongs to the same row. Rows are in the order of their ids. */
export interface ListColumns {
  readonly ids: readonly string[];
  readonly columns: ReadonlyMap<PgColumn, Column>;
  /** The newest change that they include, of any list. */
  readonly change: Change | undefined;
}

/** Rows of one statement: a long list takes longer than the timeout of a statement. */
const rowsPerStatement = 10_000;

/** After more changes the whole list is read, which then takes less time. */
const maxChanges = 5_000;

const separator = '\u{1f}';

const isText = (column: PgColumn): boolean => column.dataType === 'string';

const columnsOf = ({ choices, bounds, alsoNamed = {}, orders }: FilteredTable): PgColumn[] => {
  const filtered = [choices, bounds, alsoNamed].flatMap((each) => Object.values<PgColumn>(each));
  return [...new Set([...filtered, ...Object.values(orders).map(({ column }) => column)])];
};

/** Returns the text of a value, without the separator. */
const textOf = (column: PgColumn): SQL => {
  if (isText(column)) return sql`translate(${column}, ${separator}, ' ')`;
  return column.dataType === 'date' ? sql`extract(epoch from ${column})::text` : sql`${column}::text`;
};

const nameOf = (index: number): string => `k${String(index)}`;

/** Joins the values of all rows into one text. */
const joinValues = (name: string): SQL<string | null> =>
  sql`string_agg(coalesce(${sql.identifier(name)}, ''), ${separator})`;

const splitValues = (text: string | null | undefined): string[] => text?.split(separator) ?? [];

/** Reads rows in the order of their ids, at most {@link rowsPerStatement}: the ids, and the values of each column. */
const readRows = async (db: Db, list: FilteredTable, columns: readonly PgColumn[], where: SQL) => {
  const selected = columns.map((column, index) => sql`${textOf(column)} as ${sql.identifier(nameOf(index))}`);
  const rows = sql`(select ${sql.join([sql`${list.id} as id`, ...selected], sql`, `)} from ${list.table}
    where ${where} order by ${list.id} limit ${rowsPerStatement}) as rows`;
  const keys = Object.fromEntries(columns.map((_, index) => [nameOf(index), joinValues(nameOf(index))] as const));
  const [found] = await db.select({ keys, ids: joinValues('id') }).from(rows);
  return { ids: splitValues(found?.ids), valuesOf: (index: number) => splitValues(found?.keys[nameOf(index)]) };
};

/** Makes columns of rows that were read. It takes so long that the database would end an open transaction. */
type BuildColumns = () => Promise<ListColumns>;

const readAll = async (db: Db, list: FilteredTable): Promise<BuildColumns> => {
  const size = await db.$count(list.table);
  const columnList = columnsOf(list);
  const collectors = columnList.map((column) => (isText(column) ? collectTexts(size) : collectNumbers(size)));
  const ids: string[] = [];
  while (ids.length < size) {
    const rows = await readRows(db, list, columnList, gt(list.id, ids.at(-1) ?? ''));
    if (rows.ids.length === 0) throw new Error(`the list of ${list.name} has a row with an empty id: delete it`);
    for (const id of rows.ids) ids.push(id);
    for (const [index, collector] of collectors.entries()) {
      collector.add(rows.valuesOf(index));
      // Lets the process answer other calls while a long list is read.
      await setImmediate();
    }
  }
  const [change] = await db
    .select()
    .from(listChanges)
    .orderBy(sql`number desc`)
    .limit(1);
  return async () => {
    const columns = new Map<PgColumn, Column>();
    for (const [index, column] of columnList.entries()) {
      const collected = await collectors[index]?.finish();
      if (collected !== undefined) columns.set(column, collected);
    }
    return { ids, columns, change };
  };
};

interface Changes {
  readonly ids: readonly string[];
  readonly change: Change;
}

/** Returns the changes of a list since another one. Returns undefined if they are too many or not known. */
const readChanges = async (
  db: Db,
  { name }: FilteredTable,
  lastChange: Change | undefined,
): Promise<Changes | undefined> => {
  if (lastChange === undefined) return undefined;
  const changes = await db
    .select()
    .from(listChanges)
    .where(gte(listChanges.number, lastChange.number))
    .orderBy(listChanges.number)
    .limit(maxChanges + 1);
  const newest = changes.at(-1);
  const listRows = changes.slice(1).filter(({ list }) => list === name);
  const ids = listRows.flatMap(({ id }) => id ?? []);
  const isKnown =
    changes[0]?.version === lastChange.version && changes.length <= maxChanges && ids.length === listRows.length;
  return isKnown && newest !== undefined ? { ids: [...new Set(ids)], change: newest } : undefined;
};

/** Returns the id before each of the given ids that exist, in the order of the database. Returns an empty list for the first. */
const readPredecessors = async (db: Db, { id, table }: FilteredTable, ids: readonly string[]) => {
  const before = sql`(select max(other.id) from ${table} as other where other.id < ${id})`;
  const rows = await db
    .select({ id: sql<string>`${id}`, before: sql<string | null>`${before}` })
    .from(table)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.before ?? '', row.id]));
};

/** Reads the changed rows again, and adds them to the columns before. */
const readChangedRows = async (
  db: Db,
  list: FilteredTable,
  lastColumns: ListColumns,
  changes: Changes,
): Promise<BuildColumns> => {
  const { ids: changed, change } = changes;
  if (changed.length === 0) return () => Promise.resolve({ ...lastColumns, change });
  const columnList = columnsOf(list);
  const rows = await readRows(db, list, columnList, inArray(list.id, [...changed]));
  const readIndexes = new Map(rows.ids.map((id, index) => [id, index]));
  const successors = await readPredecessors(db, list, rows.ids);
  return async () => {
    const isChanged = new Set(changed);
    const isAffected = new Set([...changed, ...successors.keys()]);
    const runs: Merge['runs'][number][] = [];
    const droppedRows: number[] = [];
    /** Adds the changed rows that come directly after a row. */
    const addAfter = (id: string): void => {
      for (let next = successors.get(id); next !== undefined; next = successors.get(next))
        runs.push({ read: readIndexes.get(next) ?? 0 });
    };
    addAfter('');
    let start = 0;
    for (const [row, id] of lastColumns.ids.entries()) {
      if (row % rowsPerStatement === 0) await setImmediate();
      if (!isAffected.has(id)) continue;
      const isDropped = isChanged.has(id);
      runs.push({ from: start, to: isDropped ? row : row + 1 });
      start = row + 1;
      if (isDropped) droppedRows.push(row);
      else addAfter(id);
    }
    runs.push({ from: start, to: lastColumns.ids.length });
    const ids = ([] as string[]).concat(
      ...runs.map((run) => ('read' in run ? (rows.ids[run.read] ?? '') : lastColumns.ids.slice(run.from, run.to))),
    );
    const merge: Merge = { size: ids.length, runs, droppedRows };
    const columns = new Map<PgColumn, Column>();
    for (const [index, column] of columnList.entries()) {
      const old = lastColumns.columns.get(column);
      if (old !== undefined) columns.set(column, mergeColumn(old, rows.valuesOf(index), merge));
      await setImmediate();
    }
    return { ids, columns, change };
  };
};

/** Reads the columns of a list in one transaction, so that they belong to one snapshot of the database. */
const readColumns = async (
  database: Db,
  list: FilteredTable,
  lastColumns: ListColumns | undefined,
): Promise<ListColumns> => {
  const buildColumns = await database.transaction(
    async (db) => {
      // Columns without rows do not say which of them hold numbers, so rows cannot be added to them.
      const hasRows = lastColumns !== undefined && lastColumns.ids.length > 0;
      const changes = hasRows ? await readChanges(db, list, lastColumns.change) : undefined;
      return hasRows && changes ? readChangedRows(db, list, lastColumns, changes) : readAll(db, list);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return buildColumns();
};

/** Reads the columns of a list once for each content version. After a few changes it reads only the changed rows. */
export const cachedColumns = (
  db: Db,
  list: FilteredTable,
  readVersion: () => Promise<string>,
): VersionedCache<ListColumns> =>
  cachePerVersion(readVersion, (lastColumns?: ListColumns) => readColumns(db, list, lastColumns));

/** Changes that are kept: more than a process reads. */
const storedChanges = 20 * maxChanges;

/** Deletes old changes. Processes that missed them read the whole list. */
export const deleteOldListChanges = async (db: Db): Promise<void> => {
  const newest = sql`(select max(number) from ${listChanges})`;
  await db.delete(listChanges).where(lt(listChanges.number, sql`${newest} - ${storedChanges}`));
};
