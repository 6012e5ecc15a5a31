import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { openDatabase } from './database/client';
import { seedDemo } from './demo/seed';
import type { Deps } from './deps';
import { forgetExpired } from './envelope/replay';
import { mailerOf } from './mail/mailer';
import { forgetOldTries } from './modules/admin/attempts';
import { makeDevelopmentAdmin, developmentName } from './modules/admin/identity';
import { forgetOldAdminTokens } from './modules/admin/tokens';
import { forgetOldCodes } from './modules/codes/repository';
import { forgetOldNonces } from './modules/identity/nonces';
import { forgetOldEntries } from './modules/prize/repository';
import { forgetAfterYears } from './modules/retention/repository';
import { forgetOldSessions } from './modules/sessions/repository';
import { forgetEventsOlderThan } from './modules/track/repository';
import { ratesOf } from './money/exchange';
import { tidyUploads } from './modules/uploads/tidy';
import { objectsOf } from './objectStore/objects';
import { regularly } from './regularly';
import { buildServer } from './server';

const sweepMs = 60_000;
const refreshMs = 3_600_000;

const keepTidy = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, now } = deps;
  regularly(app, sweepMs, () => {
    const moment = new Date(now());
    return Promise.all([
      forgetExpired(db, now()),
      forgetOldCodes(db, moment),
      forgetOldSessions(db, moment),
      forgetOldNonces(db, moment),
      forgetOldTries(db, moment),
      forgetOldAdminTokens(db, moment),
    ]);
  });
  regularly(app, sweepMs, () => tidyUploads(deps));
  regularly(app, refreshMs, () => forgetOldEntries(db, new Date(now())));
  regularly(app, refreshMs, () => forgetAfterYears(db, new Date(now())));
  regularly(app, refreshMs, () => forgetEventsOlderThan(db, config.trackingDays, now()));
  if (config.demoData) {
    // A server that runs for weeks would otherwise come to a month without rankings.
    regularly(app, refreshMs, () => seedDemo(db, now()));
  }
};

/**
 * The whole API, listening; closing the returned server also closes its database. `say` gets what the person who starts it
 * has to know, a line each.
 */
export const start = async (config: Config, say: (line: string) => void): Promise<FastifyInstance> => {
  const database = await openDatabase({
    url: config.databaseUrl,
    schema: config.databaseSchema,
    folder: config.dataFolder,
  });
  try {
    const { db } = database;
    const now = Date.now;
    if (config.demoData) {
      await seedDemo(db, now());
    }
    const password = await makeDevelopmentAdmin(db, config);
    if (password !== undefined) {
      say(`development admin: name ${developmentName}, password ${password} (shown this once)`);
    }
    const deps: Deps = {
      db,
      config,
      now,
      mailer: mailerOf(config, db),
      rates: ratesOf(db, now),
      poolUse: database.poolUse,
      objects: objectsOf(config, db, now),
    };
    const app = await buildServer(deps);
    keepTidy(app, deps);
    app.addHook('onClose', () => database.close());
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
};
