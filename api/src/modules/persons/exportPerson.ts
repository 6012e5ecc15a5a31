import { and, eq, getTableName } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type Upload, uploads } from '../../database/schema';
import type { Deps } from '../../deps';
import { isPublic } from '../../uploadStore/objectLocation';
import { personalTables } from './personalTables';
import type { Person } from './person';

/** How long the links to private files in an export work. */
const linkValidMs = 86_400_000;

type Row = Record<string, unknown>;

/** Every row of a person by table, without withheld columns. */
const rowsOf = async (db: Db, person: Person): Promise<Record<string, Row[]>> => {
  const tables: Record<string, Row[]> = {};
  for (const { table, where, withheld = [] } of personalTables) {
    const rows: Row[] = await db.select().from(table).where(where(person));
    tables[getTableName(table)] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !withheld.includes(name))
          // JSON has no 64-bit integers.
          .map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
      ),
    );
  }
  return tables;
};

/** A person's uploaded files. */
export const filesOf = async (db: Db, { userId }: Person): Promise<Upload[]> =>
  userId === undefined
    ? []
    : db
        .select()
        .from(uploads)
        .where(and(eq(uploads.userId, userId), eq(uploads.state, 'finished')));

/** All data about a person: rows, and links to files. */
export const exportPerson = async (
  { db, config, objects: { store }, now }: Pick<Deps, 'db' | 'config' | 'objects' | 'now'>,
  person: Person,
) => {
  const expiresAt = new Date(now() + linkValidMs);
  const files = await filesOf(db, person);
  return {
    exportedAt: new Date(now()).toISOString(),
    tables: await rowsOf(db, person),
    files: await Promise.all(
      files.map(async (file) => ({
        fileName: file.fileName,
        contentType: file.contentType,
        // With the host: the person opens it from a file.
        address: new URL(
          isPublic(file.bucket)
            ? store.publicAddress(file)
            : await store.signGet(file, { expiresAt, fileName: file.fileName }),
          config.siteOrigin,
        ).href,
      })),
    ),
  };
};
