import type { FastifyInstance } from 'fastify';
import { readRollout, type ObjectStore } from '@caravan/registry';
import { ROLLOUTS_PATH, type RolloutState } from '../../universal/remotes/rolloutState';
import { findRemote, type SiteFeed, throwUnavailable } from '../registry';

/** Milliseconds that an answer is cached, since any client may request it. */
const CACHE_MS = 5000;

const readRollouts = async (feed: SiteFeed, store: ObjectStore): Promise<readonly RolloutState[]> => {
  const { running, rollouts } = feed.current();
  const states = Object.entries(rollouts).map(async ([remote, rollout]): Promise<RolloutState[]> => {
    const current = findRemote(running, remote)?.descriptor;
    const read = current && (await readRollout(store, remote, { current, rollout }).catch(throwUnavailable));
    if (!read) return [];
    const { version, percent, isPaused, nextAt, evidence } = read;
    return [
      {
        remote,
        percent,
        isPaused,
        nextAt,
        current: { version: current.version, ...evidence.current },
        candidate: { version, ...evidence.candidate },
      },
    ];
  });
  return (await Promise.all(states)).flat();
};

/** Serves the rollouts that run, with both versions side by side. */
export const serveRollouts = (app: FastifyInstance, feed: SiteFeed, store: ObjectStore): void => {
  let cached = { readAt: -Infinity, states: Promise.resolve<readonly RolloutState[]>([]) };
  app.get(ROLLOUTS_PATH, async (_request, reply) => {
    const now = performance.now();
    if (now - cached.readAt >= CACHE_MS) cached = { readAt: now, states: readRollouts(feed, store) };
    return reply.header('cache-control', 'no-store').send(await cached.states);
  });
};
