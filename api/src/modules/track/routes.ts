import { trackPlatformStatistic, trackSend, trackStatistic } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { authorise } from '../admin/authorise';
import { eventRow } from './event';
import { findPlatformStatistic } from './platforms';
import { checkRange } from './range';
import { storeEvent } from './repository';
import { findStatistic } from './statistics';

export const trackRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now } = deps;

  serveCall(app, deps, trackSend, async (event, { timeZone, language, token }) => {
    await storeEvent(db, eventRow(event, { receivedAt: new Date(now()), timeZone, language }), token);
    return {};
  });

  serveCall(app, deps, trackStatistic, async ({ startTime, endTime, demo, ...credentials }, caller) => {
    await authorise(deps, credentials, caller);
    checkRange({ startTime, endTime });
    return findStatistic(db, { startTime, endTime, isDemo: demo }, caller.language);
  });

  serveCall(app, deps, trackPlatformStatistic, async ({ startTime, endTime, ...credentials }, caller) => {
    await authorise(deps, credentials, caller);
    checkRange({ startTime, endTime });
    return findPlatformStatistic(db, { startTime, endTime });
  });
};
