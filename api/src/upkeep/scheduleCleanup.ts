import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { deleteEndedRateCounts } from '../limits/rateCounts';
import { deleteOldTries } from '../modules/admin/attempts';
import { deleteOldCodes } from '../modules/codes/repository';
import { deleteOldEntries } from '../modules/prize/repository';
import { deleteExpiredRows } from '../modules/retention/repository';
import { countDays } from '../modules/track/days';
import { deleteEventsOlderThan } from '../modules/track/repository';
import { deleteOldListChanges } from '../modules/filters/listColumns';
import { cleanUpUploads } from '../modules/uploads/cleanUp';
import { deleteOldMessages } from '../modules/watching/messages';
import { deleteExpired } from './deleteExpired';
import { runEvery } from './runEvery';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** Deletes expired rows: each minute those that live for hours, each hour those that live for months. Also counts finished days. */
export const scheduleCleanup = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, now } = deps;
  runEvery(app, minuteMs, () => {
    const time = new Date(now());
    return Promise.all([
      deleteExpired(db, time),
      deleteOldCodes(db, time),
      deleteOldTries(db, time),
      deleteEndedRateCounts(db),
    ]);
  });
  runEvery(app, minuteMs, () => cleanUpUploads(deps));
  runEvery(app, minuteMs, () => countDays(db, now()));
  runEvery(app, hourMs, () => deleteOldEntries(db, new Date(now())));
  runEvery(app, hourMs, () => deleteExpiredRows(db, new Date(now())));
  runEvery(app, hourMs, () => deleteOldMessages(db, new Date(now())));
  runEvery(app, hourMs, () => deleteOldListChanges(db));
  runEvery(app, hourMs, () => deleteEventsOlderThan(db, config.trackingDays, now()));
};
