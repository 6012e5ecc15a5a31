import { siteDay } from '@caravan/shared/terms';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import { openDatabase } from './database/client';
import type { Db } from './database/database';
import type { Deps } from './deps';
import { createDiskSpace } from './limits/diskSpace';
import { mailerOf } from './mail/mailer';
import { createCountingMailer } from './metrics/countAnswers';
import { createMetrics } from './metrics/metrics';
import { importTariffs, landedBasisOf, storeLandedPrices } from './modules/landed';
import { createDevelopmentAdmins } from './modules/admin/identity';
import { createMessageJob } from './modules/watching/messageJob';
import { ratesOf } from './money/exchange';
import { updateRates } from './money/updateRates';
import { objectsOf } from './uploadStore/objects';
import { buildServer, type MoreRoutes } from './server';
import { scheduleCleanup } from './upkeep/scheduleCleanup';
import { runEvery } from './upkeep/runEvery';

/** Demo data. Entry points pass it to the API, which does not know it. */
export interface Demo {
  /**
   * Fills an empty database, and updates old demo data. Returns whether it did: landed prices are then stored. `now` in Unix
   * milliseconds.
   */
  readonly seed: (db: Db, now: number) => Promise<boolean>;
  /** Serves the pictures of the demo data. */
  readonly routes: MoreRoutes;
}

const seedIntervalMs = 3_600_000;
const diskCheckIntervalMs = 1_000;
const landedIntervalMs = 600_000;
const messagesIntervalMs = 600_000;
const ratesIntervalMs = 3_600_000;

/**
 * Starts the API. Closing the returned server also closes its database. `say` receives messages for the person who starts it,
 * a line each.
 */
export const start = async (config: Config, say: (line: string) => void, demo?: Demo): Promise<FastifyInstance> => {
  const diskSpace = createDiskSpace(config);
  await diskSpace.check();
  const database = await openDatabase(config);
  try {
    const { db } = database;
    const now = Date.now;
    await importTariffs(db);
    const isSeeded = await demo?.seed(db, now());
    if (isSeeded !== true) await storeLandedPrices(db, siteDay(now()));
    for (const { name, password } of await createDevelopmentAdmins(db, config)) {
      say(`development admin: name ${name}, password ${password} (shown this once)`);
    }
    let storeLanded = (): void => undefined;
    const metrics = createMetrics(database.poolUse);
    const deps: Deps = {
      db,
      config,
      now,
      mailer: createCountingMailer(mailerOf(config, db), metrics),
      metrics,
      rates: ratesOf(db, database.contentVersion),
      contentVersion: database.contentVersion,
      landedBasis: landedBasisOf(db, database.contentVersion, now),
      objects: objectsOf(config, db, now),
      diskSpace,
      requestLandedPrices: () => storeLanded(),
    };
    const app = await buildServer(deps, demo?.routes);
    runEvery(app, diskCheckIntervalMs, diskSpace.check);
    scheduleCleanup(app, deps);
    // After the seed at this hour: prices depend on the day and on everything that changed since.
    storeLanded = runEvery(app, landedIntervalMs, () => storeLandedPrices(db, siteDay(now())));
    runEvery(
      app,
      messagesIntervalMs,
      createMessageJob(deps, (err) => app.log.error({ err })),
    );
    if (config.fetchesRates) {
      const updateNow = runEvery(app, ratesIntervalMs, async () => {
        if (await updateRates(db, siteDay(now()), app.log)) storeLanded();
      });
      updateNow();
    }
    if (demo !== undefined) {
      // Otherwise a server that runs for weeks would reach a month without rankings.
      runEvery(app, seedIntervalMs, () => demo.seed(db, now()));
    }
    app.addHook('onClose', () => database.close());
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
};
