import type { FastifyInstance } from 'fastify';
import { EVIDENCE_MS, readEvidence, scheduleOf, sumOf, vitalAt, type ObjectStore } from '@caravan/registry';
import { ROLLOUTS_PATH, type RolloutState, type VersionState } from '../../universal/remotes/rolloutState';
import { remoteIn, type SiteFeed } from '../registry';

/** Milliseconds that an answer is cached, since anybody may request it. */
const CACHE_MS = 5000;

/** The percentile of vitals by which pages are judged (https://web.dev/articles/vitals). */
const PERCENTILE = 0.75;

const stateOf = async (store: ObjectStore, remote: string, version: string, from: number): Promise<VersionState> => {
  const sums = sumOf(await readEvidence(store, remote, version, from));
  const { served, reported, outcomes, renderFailed, ended, vitals } = sums;
  const { lcp, inp, cls, longTasks } = vitals;
  const counted = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  return {
    version,
    served,
    reported,
    counted,
    failed: counted - (outcomes['ready'] ?? 0),
    failedOnServers: renderFailed + ended,
    vitals: {
      lcp: vitalAt(lcp, PERCENTILE),
      inp: vitalAt(inp, PERCENTILE),
      cls: vitalAt(cls, PERCENTILE),
      longTasks: vitalAt(longTasks, PERCENTILE),
    },
  };
};

const readRollouts = async (feed: SiteFeed, store: ObjectStore): Promise<readonly RolloutState[]> => {
  const snapshot = feed.current();
  const states = Object.entries(snapshot.rollouts).map(async ([remote, rollout]): Promise<RolloutState[]> => {
    const { startedAt, candidate } = rollout;
    const current = remoteIn(snapshot.running, remote)?.descriptor.version;
    if (current === undefined) return [];
    const from = Math.max(Date.parse(startedAt), Date.now() - EVIDENCE_MS);
    const [ofCurrent, ofCandidate] = await Promise.all([
      stateOf(store, remote, current, from),
      stateOf(store, remote, candidate.version, from),
    ]);
    const { percent, isPaused, nextAt } = scheduleOf(rollout);
    return [{ remote, percent, isPaused, nextAt, current: ofCurrent, candidate: ofCandidate }];
  });
  return (await Promise.all(states)).flat();
};

/** Serves the rollouts that run, with both versions side by side. */
export const serveRollouts = (app: FastifyInstance, feed: SiteFeed, store: ObjectStore): void => {
  let last = { at: -Infinity, states: Promise.resolve<readonly RolloutState[]>([]) };
  app.get(ROLLOUTS_PATH, async (_request, reply) => {
    const at = performance.now();
    if (at - last.at >= CACHE_MS) last = { at, states: readRollouts(feed, store) };
    return reply.header('cache-control', 'no-store').send(await last.states);
  });
};
