import { setImmediate } from 'node:timers/promises';
import { gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { listChanges } from '../../database/schema';
import { collectNumbers, collectTexts, type Column, type Merge, mergedColumn } from './columns';
import type { FilteredTable } from './conditions';
import { oncePerVersion, type PerVersion } from './oncePerVersion';

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
const rowsAtOnce = 10_000;

/** After more changes the whole list is read, which then takes less time. */
const mostChanges = 5_000;

const separator = '\u{1f}';

const isText = (column: PgColumn): boolean => column.dataType === 'string';

const columnsOf = ({ choices, bounds, alsoNamed = {}, orders }: FilteredTable): PgColumn[] => {
  const filtered = [choices, bounds, alsoNamed].flatMap((each) => Object.values<PgColumn>(each));
  return [...new Set([...filtered, ...Object.values(orders).map(({ column }) => column)])];
};

/** The text of a value, without the separator. */
const textOf = (column: PgColumn): SQL => {
  if (isText(column)) return sql`translate(${column}, ${separator}, ' ')`;
  return column.dataType === 'date' ? sql`extract(epoch from ${column})::text` : sql`${column}::text`;
};

const nameOf = (index: number): string => `k${String(index)}`;

/** Joins the values of all rows into one text. */
const joined = (name: string): SQL<string | null> =>
  sql`string_agg(coalesce(${sql.identifier(name)}, ''), ${separator})`;

const split = (text: string | null | undefined): string[] => text?.split(separator) ?? [];

/** Reads rows in the order of their ids, at most {@link rowsAtOnce}: the ids, and the values of each column. */
const readRows = async (db: Db, list: FilteredTable, columns: readonly PgColumn[], where: SQL) => {
  const read = columns.map((column, index) => sql`${textOf(column)} as ${sql.identifier(nameOf(index))}`);
  const rows = sql`(select ${sql.join([sql`${list.id} as id`, ...read], sql`, `)} from ${list.table}
    where ${where} order by ${list.id} limit ${rowsAtOnce}) as rows`;
  const keys = Object.fromEntries(columns.map((_, index) => [nameOf(index), joined(nameOf(index))] as const));
  const [found] = await db.select({ keys, ids: joined('id') }).from(rows);
  return { ids: split(found?.ids), valuesOf: (index: number) => split(found?.keys[nameOf(index)]) };
};

/** Makes columns of rows that were read. It takes so long that the database would end an open transaction. */
type Finish = () => Promise<ListColumns>;

const readAll = async (db: Db, list: FilteredTable): Promise<Finish> => {
  const size = await db.$count(list.table);
  const named = columnsOf(list);
  const collectors = named.map((column) => (isText(column) ? collectTexts(size) : collectNumbers(size)));
  const ids: string[] = [];
  while (ids.length < size) {
    const rows = await readRows(db, list, named, gt(list.id, ids.at(-1) ?? ''));
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
    for (const [index, column] of named.entries()) {
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

/** The changes of a list since another one. Undefined if they are too many or not known. */
const readChanges = async (
  db: Db,
  { name }: FilteredTable,
  since: Change | undefined,
): Promise<Changes | undefined> => {
  if (since === undefined) return undefined;
  const changes = await db
    .select()
    .from(listChanges)
    .where(gte(listChanges.number, since.number))
    .orderBy(listChanges.number)
    .limit(mostChanges + 1);
  const newest = changes.at(-1);
  const own = changes.slice(1).filter(({ list }) => list === name);
  const ids = own.flatMap(({ id }) => id ?? []);
  const isKnown = changes[0]?.version === since.version && changes.length <= mostChanges && ids.length === own.length;
  return isKnown && newest !== undefined ? { ids: [...new Set(ids)], change: newest } : undefined;
};

/** The id before each of the given ids that exist, in the order of the database. Empty for the first. */
const readPredecessors = async (db: Db, { id, table }: FilteredTable, ids: readonly string[]) => {
  const before = sql`(select max(other.id) from ${table} as other where other.id < ${id})`;
  const rows = await db
    .select({ id: sql<string>`${id}`, before: sql<string | null>`${before}` })
    .from(table)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.before ?? '', row.id]));
};

/** Reads the changed rows again, and adds them to the columns before. */
const readChanged = async (db: Db, list: FilteredTable, last: ListColumns, changes: Changes): Promise<Finish> => {
  const { ids: changed, change } = changes;
  if (changed.length === 0) return () => Promise.resolve({ ...last, change });
  const named = columnsOf(list);
  const rows = await readRows(db, list, named, inArray(list.id, [...changed]));
  const read = new Map(rows.ids.map((id, index) => [id, index]));
  const after = await readPredecessors(db, list, rows.ids);
  return async () => {
    const isChanged = new Set(changed);
    const isNoted = new Set([...changed, ...after.keys()]);
    const runs: Merge['runs'][number][] = [];
    const dropped: number[] = [];
    /** Adds the changed rows that come directly after a row. */
    const addAfter = (id: string): void => {
      for (let next = after.get(id); next !== undefined; next = after.get(next))
        runs.push({ read: read.get(next) ?? 0 });
    };
    addAfter('');
    let from = 0;
    for (const [row, id] of last.ids.entries()) {
      if (row % rowsAtOnce === 0) await setImmediate();
      if (!isNoted.has(id)) continue;
      const isDropped = isChanged.has(id);
      runs.push({ from, to: isDropped ? row : row + 1 });
      from = row + 1;
      if (isDropped) dropped.push(row);
      else addAfter(id);
    }
    runs.push({ from, to: last.ids.length });
    const ids = ([] as string[]).concat(
      ...runs.map((run) => ('read' in run ? (rows.ids[run.read] ?? '') : last.ids.slice(run.from, run.to))),
    );
    const merge: Merge = { size: ids.length, runs, dropped };
    const columns = new Map<PgColumn, Column>();
    for (const [index, column] of named.entries()) {
      const old = last.columns.get(column);
      if (old !== undefined) columns.set(column, mergedColumn(old, rows.valuesOf(index), merge));
      await setImmediate();
    }
    return { ids, columns, change };
  };
};

/** Reads the columns of a list in one transaction, so that they belong to one snapshot of the database. */
const readColumns = async (database: Db, list: FilteredTable, last: ListColumns | undefined): Promise<ListColumns> => {
  const finish = await database.transaction(
    async (db) => {
      const changes = last && (await readChanges(db, list, last.change));
      return last && changes ? readChanged(db, list, last, changes) : readAll(db, list);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return finish();
};

/** Reads the columns of a list once for each content version. After a few changes it reads only the changed rows. */
export const cachedColumns = (
  db: Db,
  list: FilteredTable,
  readVersion: () => Promise<string>,
): PerVersion<ListColumns> => oncePerVersion(readVersion, (last?: ListColumns) => readColumns(db, list, last));

/** Changes that are kept: more than a process reads. */
const keptChanges = 20 * mostChanges;

/** Deletes old changes. Processes that missed them read the whole list. */
export const forgetListChanges = async (db: Db): Promise<void> => {
  const newest = sql`(select max(number) from ${listChanges})`;
  await db.delete(listChanges).where(lt(listChanges.number, sql`${newest} - ${keptChanges}`));
};
