import fastify from 'fastify';
import { emptySums, writeEvidence } from '@caravan/registry';
import type { RegistryRollout } from '@caravan/shared/contracts';
import { federationOf, withSite } from '../testing/site';
import { serveRollouts } from './rollouts';

const site = withSite();
const HOUR_MS = 3_600_000;

/** Serves the site with a rollout of ranking, and returns the answer. */
const getRollouts = async (change: Partial<RegistryRollout> = {}, store = site.store): Promise<unknown> => {
  const { feed } = await site.follow();
  const snapshot = feed.current();
  const [ranking] = snapshot.remotes;
  if (!ranking) throw new Error('ranking does not run');
  const rollout: RegistryRollout = {
    candidate: { ...ranking.descriptor, version: 'candidate' },
    id: 'random',
    steps: [
      { percent: 10, minutes: 30 },
      { percent: 50, minutes: null },
    ],
    step: 0,
    limits: { failures: 2, vitals: 1.5, silentMinutes: 10 },
    startedAt: new Date(Date.now() - HOUR_MS).toISOString(),
    stepAt: '2026-11-26T12:00:00.000Z',
    by: 'team',
    why: 'a test',
    ...change,
  };
  const evidenceOf = (version: string, atMs: number) => ({ remote: 'ranking', version, server: 'one', atMs });
  // With a `REPORT_SHARE` of 0.1, eight page views count for 80.
  const kinds = { 'for all visitors': { views: 82, failed: 2 }, 'in Georgian': { views: 41, failed: 1 } };
  const sums = { ...emptySums(), reported: 11, outcomes: { ready: 8, render: 2 }, kinds, ended: 1 };
  await writeEvidence(site.store, evidenceOf('candidate', Date.now()), {
    ...sums,
    served: 12,
    vitals: { ...sums.vitals, lcp: { 1374: 7, 2849: 1 }, inp: { Infinity: 8 } },
  });
  // From before the rollout.
  await writeEvidence(site.store, evidenceOf(ranking.descriptor.version, Date.now() - 2 * HOUR_MS), {
    ...sums,
    served: 90,
  });
  const app = fastify();
  serveRollouts(app, { ...feed, current: () => ({ ...snapshot, rollouts: { ranking: rollout } }) }, store);
  return (await app.inject('/rollouts.json')).json();
};

beforeAll(() => site.publish(federationOf('ranking')));

it('shows both versions since the rollout began [MFE-13]', async () => {
  expect(await getRollouts()).toMatchObject([
    {
      remote: 'ranking',
      percent: 10,
      isPaused: false,
      nextAt: '2026-11-26T12:30:00.000Z',
      current: { served: 0, reported: 0, failed: 0, p75: { lcp: null } },
      candidate: {
        version: 'candidate',
        served: 12,
        reported: 11,
        views: 82,
        failed: 2,
        renderFailed: 0,
        ended: 1,
        // The open class counts as the last one, since JSON has no infinity.
        p75: { lcp: 1374, inp: 52_665 },
      },
    },
  ]);
});

it.each<readonly [string, Partial<RegistryRollout>]>([
  ['waits for a person', { step: 1 }],
  ['is paused', { isPaused: true }],
])('names no time for the next step if the rollout %s [MFE-13]', async (_what, change) => {
  expect(await getRollouts(change)).toMatchObject([{ nextAt: null, isPaused: change.isPaused ?? false }]);
});

it('says that the store is unavailable if the rollouts cannot be read', async () => {
  const fail = () => Promise.reject(new Error('EIO'));
  const rollouts = await getRollouts({}, { ...site.store, get: fail, list: fail });
  expect(rollouts).toMatchObject({ message: 'the store cannot be read' });
});
