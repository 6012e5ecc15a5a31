import type { Db } from '../../database/database';
import { type Condition, type FilteredTable, toSql } from './conditions';

/** Replaces texts by the ids of the rows that contain them, which the database finds by an index. */
export const withoutTexts = async (db: Db, list: FilteredTable, condition: Condition): Promise<Condition> => {
  const inEach = (parts: readonly Condition[]) => Promise.all(parts.map((part) => withoutTexts(db, list, part)));
  if ('any' in condition) return { any: await inEach(condition.any) };
  if ('all' in condition) return { all: await inEach(condition.all) };
  if ('not' in condition) return { not: await withoutTexts(db, list, condition.not) };
  if (!('text' in condition)) return condition;
  const found = await db.select({ id: list.id }).from(list.table).where(toSql(list, condition));
  return { column: list.id, values: found.map(({ id }) => String(id)) };
};
