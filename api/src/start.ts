import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { openDatabase } from './database/client';
import { seedDemo } from './demo/seed';
import type { Deps } from './deps';
import { forgetExpired } from './envelope/replay';
import { mailerOf } from './mail/mailer';
import { forgetOldCodes } from './modules/account/repository';
import { ratesOf } from './money/exchange';
import { buildServer } from './server';

const sweepMs = 60_000;

const sweepRegularly = (app: FastifyInstance, { db, now }: Deps): void => {
  const timer = setInterval(() => {
    Promise.all([forgetExpired(db, now()), forgetOldCodes(db, new Date(now()))]).catch((error: unknown) => {
      app.log.error({ err: error });
    });
  }, sweepMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
};

/** The whole API, listening; closing the returned server also closes its database. */
export const start = async (config: Config): Promise<FastifyInstance> => {
  const database = await openDatabase({
    url: config.databaseUrl,
    schema: config.databaseSchema,
    folder: config.dataFolder,
  });
  try {
    const { db } = database;
    const now = Date.now;
    await seedDemo(db, now());
    const deps: Deps = { db, config, now, mailer: mailerOf(config, db), rates: ratesOf(db, now) };
    const app = await buildServer(deps);
    sweepRegularly(app, deps);
    app.addHook('onClose', () => database.close());
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
};
