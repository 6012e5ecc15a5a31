import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prizePart } from '@caravan/demo/testing';
import { siteDay } from '@caravan/shared/terms';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { readConfig } from '../config/config';
import type { Db } from '../database/database';
import { takeLock } from '../database/lock';
import { withConfiguredDatabase } from '../database/withConfiguredDatabase';
import { uploads } from '../database/schema';
import { copyEmptyDatabase } from '../testing/databaseCopy';
import { createCopyOnServer, drop, onServer, urlOf } from '../testing/databaseCopyOnServer';
import { fingerprintOf, rowsOf } from '../testing/fingerprint';
import { suiteNow } from '../testing/suiteClock';
import { databaseBackup, knownMigrations, type DatabaseBackup } from './index';

// Generous, because the machines of CI are slow and busy, and the first copy makes the demo data.
jest.setTimeout(300_000);

/** A database that a test may fill, save and replace. */
interface Target {
  readonly backup: DatabaseBackup;
  readonly use: <T>(task: (db: Db) => Promise<T>) => Promise<T>;
}

const targetOf = (environment: Record<string, string>): Target => {
  const config = readConfig({ CARAVAN_DATA: dirname(file), ...environment });
  return {
    backup: databaseBackup(config),
    use: (task) => withConfiguredDatabase(task, config),
  };
};

const file = join(createTemporaryFolder(), 'copy');

/** Returns the rows of a database, and the definitions of indexes, triggers, functions, sequences and constraints. */
const everythingOf = (target: Target) =>
  target.use(async (db) => ({
    rows: await fingerprintOf(db, new Set()),
    definitions: await rowsOf(
      db,
      sql`
        select indexdef as definition from pg_indexes where schemaname = current_schema()
        union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
        union all select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace
          and prokind = 'f' and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
        union all select sequencename || ' ' || coalesce(last_value, 0)::text from pg_sequences where schemaname = current_schema()
        union all select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = current_schema()::regnamespace
        order by 1`,
      v.object({ definition: v.string() }),
    ),
  }));

const url = process.env.DATABASE_URL ?? '';
const databases: string[] = [];
/** Creates a database without tables on the server, and returns its address. */
const newDatabase = async (): Promise<string> => {
  const name = `caravan_test_${randomUUID()}`;
  databases.push(name);
  await onServer(url, (client) => client.query(`create database "${name}"`));
  return urlOf(url, name);
};
/** Creates a database with all tables on the server, and returns its address. */
const filledDatabase = async (isSeeded: boolean): Promise<string> => {
  const address = await createCopyOnServer(url, isSeeded, suiteNow());
  databases.push(new URL(address).pathname.slice(1));
  return address;
};
/** Moves all tables, views and functions of the site into another schema. */
const moveTo = (schema: string) =>
  sql.raw(`
  create schema ${schema};
  do $$ declare command text; begin
    for command in
      select format('alter table %s set schema ${schema}', oid::regclass) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
      union all select format('alter routine %s set schema ${schema}', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute command; end loop;
  end $$`);
afterAll(async () => {
  for (const name of databases) await onServer(url, (client) => drop(client, name));
});

/** For each engine its name, and functions that open a target without tables, and one with all tables, seeded or empty. */
const engines: [string, () => Promise<Target>, (isSeeded: boolean) => Promise<Target>][] = [
  [
    'the embedded database',
    async () => targetOf({ CARAVAN_DATA: createTemporaryFolder() }),
    async (isSeeded) => {
      const data = createTemporaryFolder();
      await copyEmptyDatabase(data);
      const target = targetOf({ CARAVAN_DATA: data });
      // Some demo data is enough, because this backup copies files.
      if (isSeeded) await target.use((db) => prizePart.fill(db, siteDay(suiteNow())));
      return target;
    },
  ],
];
if (url)
  engines.push(
    [
      'a PostgreSQL server',
      async () => targetOf({ DATABASE_URL: await newDatabase() }),
      async (isSeeded) => targetOf({ DATABASE_URL: await filledDatabase(isSeeded) }),
    ],
    [
      'a schema of a server',
      async () => targetOf({ DATABASE_URL: await newDatabase(), DATABASE_SCHEMA: 'cars' }),
      async (isSeeded) => {
        const address = await filledDatabase(isSeeded);
        await targetOf({ DATABASE_URL: address }).use((db) => db.execute(moveTo('cars')));
        return targetOf({ DATABASE_URL: address, DATABASE_SCHEMA: 'cars' });
      },
    ],
  );

const someUpload: typeof uploads.$inferInsert = {
  id: 'upload',
  userId: 1,
  bucket: 'images',
  key: '2026/11/26/file.png',
  fileName: 'file.png',
  contentType: 'image/png',
  size: 1,
  state: 'finished',
  createdAt: new Date(0),
  expiresAt: new Date(0),
};

describe.each(engines)('a backup of %s', (_engine, open, openFilled) => {
  it('restores every row of every table into an empty database [REL-9]', async () => {
    const saved = await openFilled(true);
    await saved.use((db) => db.insert(uploads).values(someUpload));
    expect(await saved.backup.save(file)).toEqual(knownMigrations().toSorted());
    const empty = await open();
    expect(await empty.backup.isEmpty()).toBe(true);
    expect(await empty.backup.restore(file)).toContain('images/2026/11/26/file.png');
    expect(await empty.backup.isEmpty()).toBe(false);
    const [before, after] = [await everythingOf(saved), await everythingOf(empty)];
    expect(after).toEqual(before);
    expect(Object.keys(before.rows).length).toBeGreaterThan(50);
  });
});

describe.each(engines)('a backup without demo data, restored into %s', (_engine, _open, openFilled) => {
  let saved: Target;
  let other: Target;
  beforeAll(async () => {
    [saved, other] = [await openFilled(false), await openFilled(false)];
    await saved.backup.save(file);
    await other.use(async (db) => {
      await db.execute(sql`create table later (id int primary key)`);
      await db.execute(sql`create function later_on() returns int language sql as 'select 1'`);
    });
  });

  it('changes nothing if it is damaged [REL-9]', async () => {
    const before = await everythingOf(other);
    const bytes = readFileSync(file);
    const damaged = `${file}-damaged`;
    writeFileSync(damaged, bytes.subarray(0, bytes.length / 2));
    await expect(other.backup.restore(damaged)).rejects.toThrow(/^(?:psql|pg_restore) failed: |: use another backup$/);
    expect(await everythingOf(other)).toEqual(before);
  });

  it('removes additional tables and functions [REL-9]', async () => {
    await other.backup.restore(file);
    expect(await everythingOf(other)).toEqual(await everythingOf(saved));
  });
});

it('a backup of the embedded database is refused while a process uses it [REL-9]', async () => {
  const data = createTemporaryFolder();
  const release = takeLock(join(data, 'db.lock'));
  const { backup } = targetOf({ CARAVAN_DATA: data });
  for (const attempt of [backup.isEmpty, () => backup.save(file), () => backup.restore(file)])
    await expect(attempt()).rejects.toThrow(`in use by process ${String(process.pid)}`);
  release();
  await expect(backup.save(file)).rejects.toThrow(`there is no database in ${data}`);
});

(url ? describe : describe.skip)('a backup of a server', () => {
  it('refuses a schema without the tables of the site [REL-9]', async () => {
    const { backup } = targetOf({ DATABASE_URL: await newDatabase(), DATABASE_SCHEMA: 'nowhere' });
    await expect(backup.save(file)).rejects.toThrow('the schema nowhere of DATABASE_URL has no tables of Caravan');
  });
});
