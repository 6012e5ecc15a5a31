import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { readConfig } from '../config/config';
import { rowsOf } from '../testing/fingerprint';
import { openDatabase } from './client';
import { migrationLock } from './migrate';
import { openServer } from './postgres';
import { users } from './schema';
import { isUnavailable } from './unavailable';

const withCode = (code: string): Error =>
  new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });

it.each([
  ['a database that stops', withCode('57P01'), true],
  ['a statement that took too long', withCode('57014'), true],
  ['a deadlock', withCode('40P01'), true],
  ['too many connections', withCode('53300'), true],
  ['a standby that does not write', withCode('25006'), true],
  ['a full disk', withCode('53100'), true],
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a pool that waited too long', new Error('timeout exceeded when trying to connect'), true],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['a table that is missing', withCode('42P01'), false],
  ['a value that does not fit', withCode('22003'), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['a thrown text', 'ECONNREFUSED', false],
])('detects temporary failures: %s', (_name, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});

const url = process.env.DATABASE_URL;
const open = (settings: Record<string, string> = {}) => openDatabase(readConfig({ DATABASE_URL: url, ...settings }));

(url ? describe : describe.skip)('a server', () => {
  it('cancels long statements, except in a transaction without limit [REL-3]', async () => {
    const { db, close, poolUse } = await open({ DATABASE_SCHEMA: 'limits_of_statements' });
    try {
      expect(await db.execute(sql`show statement_timeout`)).toMatchObject({ rows: [{ statement_timeout: '8s' }] });
      const slow = db.transaction(async (transaction) => {
        await transaction.execute(sql`set local statement_timeout = 10`);
        await transaction.execute(sql`select pg_sleep(30)`);
      });
      expect(isUnavailable(await slow.catch((error: unknown) => error))).toBe(true);
      expect(poolUse?.()).toMatchObject({ waiting: 0 });
    } finally {
      await db.execute(sql`drop schema limits_of_statements cascade`);
      await close();
    }
  });

  it('needs no right to create schemas if its schema exists', async () => {
    // Roles belong to the whole server, where other tests may run.
    const role = `schema_user_${String(process.pid)}`;
    const { db, close } = await open({ DATABASE_SCHEMA: 'schema_of_owner' });
    try {
      await db.execute(
        sql`create role ${sql.identifier(role)} login password 'secret' in role pg_read_all_data, pg_write_all_data`,
      );
      await db.execute(sql`grant all on schema schema_of_owner to ${sql.identifier(role)}`);
      const userUrl = new URL(url ?? '');
      Object.assign(userUrl, { username: role, password: 'secret' });
      const ofUser = await open({ DATABASE_URL: userUrl.href, DATABASE_SCHEMA: 'schema_of_owner' });
      expect(await ofUser.db.$count(users)).toBe(0);
      await ofUser.close();
    } finally {
      await db.execute(sql`drop schema schema_of_owner cascade`);
      await db.execute(sql`drop role if exists ${sql.identifier(role)}`);
      await close();
    }
  });

  it('starts while another process creates the schema', async () => {
    const schema = 'schema_of_two';
    const { db, close } = await open();
    const second = await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
      await transaction.execute(sql`create schema ${sql.identifier(schema)}`);
      const opening = openServer(url ?? '', schema);
      opening.catch(() => undefined);
      const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
      while ((await rowsOf(transaction, waiting, v.object({}))).length === 0);
      return { opening };
    });
    try {
      const { close: closeSecond, poolUse } = await second.opening;
      expect(poolUse?.()).toMatchObject({ waiting: 0 });
      await closeSecond();
    } finally {
      await db.execute(sql`drop schema ${sql.identifier(schema)}`);
      await close();
    }
  });
});
