import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '@caravan/demo/testing';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config';
import type { Database, Db } from '../database/database';
import type { Deps } from '../deps';
import { mailerOf } from '../mail/mailer';
import { createCountingMailer } from '../metrics/countAnswers';
import { createMetrics } from '../metrics/metrics';
import { landedBasisOf } from '../modules/landed';
import { ratesOf } from '../money/exchange';
import { objectsOf } from '../uploadStore/objects';
import { buildServer, type MoreRoutes } from '../server';
import { clientOf } from './client';
import { openCopy } from './databaseCopy';
import { openCopyOnServer } from './databaseCopyOnServer';
import { suiteNow } from './suiteClock';

export interface TestServer extends ReturnType<typeof clientOf> {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly db: Db;
  /** The dependencies of the app. */
  readonly deps: Deps;
  readonly close: () => Promise<void>;
}

/** Opens a database of its own for a suite: in memory, or on the server DATABASE_URL. */
export const openTestDatabase = (isSeeded: boolean, now: number): Promise<Database> => {
  const url = process.env.DATABASE_URL;
  return url === undefined || url === '' ? openCopy(isSeeded, now) : openCopyOnServer(url, isSeeded, now);
};

export interface TestServerOptions extends Partial<Deps> {
  /** With the demo data, and with its pictures unless `routes` are given. */
  readonly isSeeded?: boolean;
  readonly routes?: MoreRoutes;
}

/** Starts a server on a database of its own. Tests call `setUpTestServer`, which also closes it. */
export const startTestServer = async (
  { isSeeded = false, routes, mailer, ...overrides }: TestServerOptions = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> => {
  // Otherwise a server that listens makes previews in child processes. Their own tests make those that they need.
  process.env['PREVIEWS_AHEAD'] = '0';
  const dataFolder = join(tmpdir(), `caravan-data-test-${randomUUID()}`);
  const config = readConfig({
    CARAVAN_DATA: dataFolder,
    VALIDATE_ANSWERS: '1',
    RATE_LIMIT: '100000',
    MAX_LAG_MS: '0',
    LOG: 'silent',
    DEV_DOCS: '0',
    ...environment,
  });
  const now = overrides.now ?? suiteNow;
  const database = await openTestDatabase(isSeeded, now());
  const { db } = database;
  const metrics = createMetrics();
  const deps = {
    db,
    contentVersion: database.contentVersion,
    config,
    now,
    mailer: createCountingMailer(mailer ?? mailerOf(config, db), metrics),
    metrics,
    rates: ratesOf(db, database.contentVersion),
    landedBasis: landedBasisOf(db, database.contentVersion, now),
    objects: objectsOf(config, db, now),
    ...overrides,
  };
  const app = await buildServer(deps, routes ?? (isSeeded ? demo.routes : undefined));
  return {
    ...clientOf(() => app),
    app,
    database,
    db,
    deps,
    close: async () => {
      await app.close();
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};
