import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { siteDay } from '@caravan/shared/terms';
import { openDatabase } from '../database/client';
import type { Database } from '../database/database';
import { adaptPglite, extensions } from '../database/embedded';
import { migrate } from '../database/migrate';
import { seedDemo } from '@caravan/demo/testing';
import { readConfig } from '../config/config';
import { apiFolder, migrationsFolder } from '../config/paths';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** Returns a hash of all sources of the database. Demo data also depends on the day. */
export const copyKey = (isSeeded: boolean, now: number): string => {
  const hash = createHash('sha256').update(isSeeded ? siteDay(now) : 'empty');
  const sourceFolders = [
    'src/database',
    'src/modules/landed',
    'src/modules/track',
    'tariffs',
    '../demo/src',
    '../shared/landed',
    '../shared/terms',
  ];
  for (const folder of [migrationsFolder, ...sourceFolders.map((name) => join(apiFolder, name))]) {
    for (const file of listFiles(folder)) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};

const prefix = 'caravan-api-test-';
const maxAgeMs = 3_600_000;

const removeOldCopies = (): void => {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const path = join(tmpdir(), name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > maxAgeMs) {
      rmSync(path, { recursive: true, force: true });
    }
  }
};

/** A file for PGlite. Unlike other Blobs it does not copy its bytes, because every suite reads it. */
class MemoryFile extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(path: string) {
    super([]);
    this.#bytes = new Uint8Array(readFileSync(path)).buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/**
 * Opens a database in memory with all tables, seeded or empty. Creating one takes seconds, so the first suite stores a copy for
 * the others.
 */
export const openCopy = async (isSeeded: boolean, now: number): Promise<Database> => {
  const path = join(tmpdir(), `${prefix}${copyKey(isSeeded, now)}.tar`);
  if (existsSync(path)) {
    return adaptPglite(await PGlite.create({ extensions, loadDataDir: new MemoryFile(path) }), () => undefined);
  }
  const client = await PGlite.create({ extensions });
  const database = adaptPglite(client, () => undefined);
  await migrate(database);
  if (isSeeded) await seedDemo(database.db, now);
  const copy = await client.dumpDataDir('none');
  removeOldCopies();
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()));
  renameSync(unfinished, path);
  return database;
};

/** Creates the template of {@link copyEmptyDatabase}. It gets its name when it is complete, so that an incomplete one is never copied. */
const createEmptyDatabase = async (template: string): Promise<void> => {
  removeOldCopies();
  const unfinished = `${template}.${randomUUID()}`;
  await (await openDatabase(readConfig({ CARAVAN_DATA: unfinished }))).close();
  try {
    renameSync(unfinished, template);
  } catch (error) {
    // Another test file has created it meanwhile.
    if (!existsSync(template)) throw error;
    rmSync(unfinished, { recursive: true });
  }
};

/**
 * Puts the files of an embedded database with all tables, but without rows, into a data folder. Creating them takes seconds, so the
 * first test file keeps a copy for the others.
 */
export const copyEmptyDatabase = async (dataFolder: string): Promise<void> => {
  const template = join(tmpdir(), `${prefix}${copyKey(false, 0)}`);
  if (!existsSync(template)) await createEmptyDatabase(template);
  cpSync(join(template, 'db'), join(dataFolder, 'db'), { recursive: true });
};
