import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import * as v from 'valibot';
import { errorCodeOf } from '../log/errorCode';
import { namesIn, selectUploadNames } from './names';

/** A PostgreSQL database, and the schema of the site's tables. */
export interface ServerDatabase {
  readonly url: string;
  readonly schema: string;
}

interface Program {
  readonly input: Writable;
  readonly output: Readable;
  /** Rejects with what the program wrote to its standard error, unless it exits with 0. */
  readonly completion: Promise<void>;
}

const waitForExit = async (name: string, child: ChildProcess, errorOutput: Promise<string>): Promise<void> => {
  try {
    const [code] = v.parse(v.looseTuple([v.nullable(v.number())]), await once(child, 'close'));
    if (code === 0) return;
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    throw new Error(
      `${name} is not installed: install PostgreSQL's client programs of the server's version (Debian: postgresql-client)`,
      { cause: error },
    );
  }
  throw new Error(`${name} failed: ${(await errorOutput).trim()}`);
};

/** The variables that PostgreSQL's programs read. Others may be secrets of the site. */
const programVariable = /^(?:PATH|HOME|PG[A-Z_]+)$/;

const startProgram = (name: string, args: readonly string[], extraEnv: NodeJS.ProcessEnv = {}): Program => {
  const allowedEnv = Object.entries(process.env).filter(([variable]) => programVariable.test(variable));
  const child = spawn(name, args, { env: { ...Object.fromEntries(allowedEnv), ...extraEnv }, stdio: 'pipe' });
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  // A program that ends early closes its input. `completion` says why.
  child.stdin.on('error', () => undefined);
  const completion = waitForExit(name, child, text(child.stderr)).finally(() => process.off('exit', kill));
  // The caller reads input and output first.
  completion.catch(() => undefined);
  return { input: child.stdin, output: child.stdout, completion };
};

/** Starts a program on a database. The password is in its environment, because all users can read the arguments of a process. */
const startOnDatabase = (url: string, name: string, args: readonly string[]): Program => {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return startProgram(name, [...args, `--dbname=${address.href}`], password === '' ? {} : { PGPASSWORD: password });
};

const withClient = async <T>({ url }: ServerDatabase, task: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  // A broken connection fails the running query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
};

const tablesIn = async (client: pg.Client, schema: string): Promise<readonly string[]> => {
  const { rows } = await client.query('select tablename as name from pg_tables where schemaname = $1', [schema]);
  return namesIn(rows);
};

/** Returns whether the schema has no tables. */
export const isServerEmpty = (database: ServerDatabase): Promise<boolean> =>
  withClient(database, async (client) => (await tablesIn(client, database.schema)).length === 0);

/**
 * Writes one snapshot of the schema into a file, also while the site writes. Returns the names of the migrations in that snapshot.
 * Unlogged tables are left out: they hold nothing that must survive a crash.
 */
export const saveServer = (database: ServerDatabase, file: string): Promise<readonly string[]> =>
  withClient(database, async (client) => {
    const { schema, url } = database;
    if (!(await tablesIn(client, schema)).includes('schema_migrations'))
      throw new Error(
        `the schema ${schema} of DATABASE_URL has no tables of Caravan: check DATABASE_URL and DATABASE_SCHEMA`,
      );
    await client.query('begin isolation level repeatable read read only');
    const exported = await client.query('select pg_export_snapshot() as id');
    const [snapshot] = v.parse(v.tuple([v.object({ id: v.string() })]), exported.rows);
    const applied = await client.query(`select name from "${schema}".schema_migrations order by name`);
    const dump = ['--format=custom', '--no-owner', '--no-privileges', '--no-unlogged-table-data'];
    await startOnDatabase(url, 'pg_dump', [
      ...dump,
      `--snapshot=${snapshot.id}`,
      `--schema=${schema}`,
      `--file=${file}`,
    ]).completion;
    return namesIn(applied.rows);
  });

/** Removes the site's tables and functions. Keeps the schema, which may have rights of other roles, and extensions. */
const emptySchemaSql = (schema: string): string => `
set local client_min_messages = warning;
create extension if not exists pg_trgm with schema public;
do $$ declare command text; begin
  -- An existing schema needs no right to create schemas.
  if to_regnamespace('"${schema}"') is null then create schema "${schema}"; end if;
  for command in select format('drop table %I.%I cascade', schemaname, tablename) from pg_tables where schemaname = '${schema}'
  loop execute command; end loop;
  for command in
    select format('drop routine %s cascade', oid::regprocedure) from pg_proc as routine
    where pronamespace = '${schema}'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = routine.oid and deptype = 'e')
  loop execute command; end loop;
end $$;
`;

/** Replaces all tables of the schema by those of a file, in one transaction. Returns the files of its uploads. */
export const restoreServer = async (database: ServerDatabase, file: string): Promise<readonly string[]> => {
  const { url, schema } = database;
  const script = startProgram('pg_restore', ['--no-owner', '--no-privileges', `--schema=${schema}`, '--file=-', file]);
  const session = startOnDatabase(url, 'psql', [
    '--no-psqlrc',
    '--quiet',
    '--output=/dev/null',
    '--set=ON_ERROR_STOP=1',
  ]);
  session.input.write(`begin;${emptySchemaSql(schema)}`);
  try {
    await pipeline(script.output, session.input, { end: false });
    await script.completion;
    session.input.end('commit;\n');
  } catch (error) {
    // Without `commit` the transaction is rolled back.
    session.input.destroy();
    // The message of the program that failed first says more than that of the broken pipe.
    await session.completion;
    await script.completion;
    throw error;
  }
  await session.completion;
  return withClient(database, async (client) => {
    await client.query(`set search_path to "${schema}"`);
    return namesIn((await client.query(selectUploadNames)).rows);
  });
};
