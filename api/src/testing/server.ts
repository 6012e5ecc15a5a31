import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { readConfig } from '../config';
import type { Database } from '../database/client';
import { openDatabase } from '../database/client';
import { seedDemo } from '../demo/seed';
import type { Deps } from '../deps';
import { mailerOf } from '../mail/mailer';
import { ratesOf } from '../money/exchange';
import { buildServer } from '../server';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  close(): Promise<void>;
}

/** Where a suite keeps its tables: in memory, or on the server of DATABASE_URL in a schema of its own. */
export const openTestDatabase = async (): Promise<Database> => {
  const url = process.env.DATABASE_URL;
  const schema = `test_${String(process.pid)}_${Date.now().toString(36)}`;
  const database = await openDatabase({ url, ...(url === undefined ? {} : { schema }) });
  return {
    ...database,
    close: async () => {
      if (url !== undefined) {
        await database.runScript(`drop schema "${schema}" cascade`);
      }
      await database.close();
    },
  };
};

/** A server on a database of its own; `seeded` also holds the demo data. */
export const startTestServer = async (
  { seeded, ...overrides }: Partial<Deps> & { seeded: boolean },
  environment: Record<string, string> = {},
): Promise<TestServer> => {
  const config: Config = readConfig({ VALIDATE_ANSWERS: '1', RATE_LIMIT: '100000', LOG: 'silent', ...environment });
  const database = await openTestDatabase();
  const { db } = database;
  const now = overrides.now ?? Date.now;
  if (seeded) {
    await seedDemo(db, now());
  }
  const app = await buildServer({ db, config, now, mailer: mailerOf(config, db), rates: ratesOf(db, now), ...overrides });
  return {
    app,
    database,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
};
