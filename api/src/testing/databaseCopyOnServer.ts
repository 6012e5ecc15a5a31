import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readConfig } from '../config/config';
import { openDatabase } from '../database/client';
import type { Database } from '../database/database';
import { seedDemo } from '@caravan/demo/testing';
import { copyKey } from './databaseCopy';

/** An arbitrary lock key: suites that start together create the template once. */
const templateLock = 72_660_146;
const prefix = 'caravan_test_';

export const onServer = async <T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
};

export const urlOf = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

export const drop = (client: pg.Client, name: string) => client.query(`drop database if exists "${name}" with (force)`);

const fillTemplate = async (url: string, isSeeded: boolean, now: number): Promise<void> => {
  const database = await openDatabase(readConfig({ DATABASE_URL: url }));
  try {
    if (isSeeded) await seedDemo(database.db, now);
  } finally {
    await database.close();
  }
};

/** Creates the template if it is missing. It is renamed when complete, so that an incomplete one is never copied. */
const ensureTemplate = async (client: pg.Client, url: string, name: string, isSeeded: boolean, now: number) => {
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const unfinished = `${prefix}unfinished`;
    await drop(client, unfinished);
    await client.query(`create database "${unfinished}"`);
    await fillTemplate(urlOf(url, unfinished), isSeeded, now);
    await client.query(`alter database "${unfinished}" rename to "${name}"`);
  }
  await client.query('select pg_advisory_unlock($1)', [templateLock]);
};

/**
 * Creates a new database on a server with all tables, seeded or empty, and returns its address. It is copied from a template, because
 * seeding takes seconds. The role of `url` must be allowed to create databases.
 */
export const createCopyOnServer = async (url: string, isSeeded: boolean, now: number): Promise<string> => {
  const template = `${prefix}template_${copyKey(isSeeded, now)}`;
  const name = `${prefix}${randomUUID()}`;
  await onServer(url, async (client) => {
    await ensureTemplate(client, url, template, isSeeded, now);
    await client.query(`create database "${name}" template "${template}"`);
  });
  return urlOf(url, name);
};

/** Opens a database made by {@link createCopyOnServer}, and drops it when it is closed. */
export const openCopyOnServer = async (url: string, isSeeded: boolean, now: number): Promise<Database> => {
  const copy = await createCopyOnServer(url, isSeeded, now);
  const database = await openDatabase(readConfig({ DATABASE_URL: copy }));
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(url, (client) => drop(client, new URL(copy).pathname.slice(1)));
    },
  };
};
