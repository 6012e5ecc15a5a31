import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import { openDatabase } from '../database/client';
import type { Database } from '../database/database';
import { seedDemo } from '../demo/seed';
import type { Deps } from '../deps';
import { mailerOf } from '../mail/mailer';
import { ratesOf } from '../money/exchange';
import { buildServer } from '../server';
import { openCopy } from './databaseCopy';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly close: () => Promise<void>;
}

const openOnServer = async (url: string, seeded: boolean, now: number): Promise<Database> => {
  const schema = `test_${String(process.pid)}_${Date.now().toString(36)}`;
  const database = await openDatabase({ url, schema });
  if (seeded) {
    await seedDemo(database.db, now);
  }
  return {
    ...database,
    close: async () => {
      await database.runScript(`drop schema "${schema}" cascade`);
      await database.close();
    },
  };
};

/** Where a suite keeps its tables: in memory, or on the server of DATABASE_URL in a schema of its own. */
export const openTestDatabase = (seeded: boolean, now: number): Promise<Database> => {
  const url = process.env.DATABASE_URL;
  return url === undefined || url === '' ? openCopy(seeded, now) : openOnServer(url, seeded, now);
};

/** A server on a database of its own; `seeded` also holds the demo data. */
export const startTestServer = async (
  { seeded, ...overrides }: Partial<Deps> & { seeded: boolean },
  environment: Record<string, string> = {},
): Promise<TestServer> => {
  const config = readConfig({
    VALIDATE_ANSWERS: '1',
    RATE_LIMIT: '100000',
    MAX_LAG_MS: '0',
    LOG: 'silent',
    ...environment,
  });
  const now = overrides.now ?? Date.now;
  const database = await openTestDatabase(seeded, now());
  const { db } = database;
  const deps = { db, config, now, mailer: mailerOf(config, db), rates: ratesOf(db, now), ...overrides };
  const app = await buildServer(deps);
  return {
    app,
    database,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
};
