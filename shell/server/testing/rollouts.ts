import { changeRegistry } from '@caravan/registry';
import type { RegistryDocument, RegistryRemote } from '@caravan/shared/contracts';
import { createVisitorId, visitorRelease, type CandidateShare } from '../registry/visitorRelease';
import type { TestSite } from './site';

type Change = (entry: RegistryRemote) => RegistryRemote;

/** Writes a registry document with another entry of a remote. */
export const changeEntry = ({ store, keys }: TestSite, remote: string, change: Change): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'rollout', by: 'team', why: 'a test' }, ({ remotes }) => {
    const entry = remotes[remote];
    if (!entry) throw new Error(`${remote} is not published`);
    const changedAt = new Date().toISOString();
    return { remote, version: entry.current.version, at: changedAt, remotes: { ...remotes, [remote]: change(entry) } };
  });

/** Makes the current version of a remote the candidate of a rollout, and the version before it the current one. */
export const rollOut = (
  site: TestSite,
  remote: string,
  percent: number,
  changeCandidate = (candidate: RegistryRemote['current']) => candidate,
): Promise<RegistryDocument> =>
  changeEntry(site, remote, ({ current, previous, ...entry }) => {
    if (!previous) throw new Error(`${remote} has one version only`);
    const rollout = {
      candidate: changeCandidate(current),
      id: `rollout-of-${remote}-1`,
      steps: [{ percent, minutes: null }] as const,
      step: 0,
      limits: { failures: 2, vitals: 2, silentMinutes: 10 },
      startedAt: entry.since,
      stepAt: entry.since,
      by: 'team',
      why: 'a test',
    };
    return { ...entry, current: previous, previous: null, rollout };
  });

/** Changes the share of visitors who get the candidate of a remote. */
export const setPercent = (site: TestSite, remote: string, percent: number): Promise<RegistryDocument> =>
  changeEntry(site, remote, ({ rollout, ...entry }) => ({
    ...entry,
    ...(rollout && { rollout: { ...rollout, steps: [{ percent, minutes: null }] } }),
  }));

/** Makes the candidate of a remote its current version. */
export const promote = (site: TestSite, remote: string): Promise<RegistryDocument> =>
  changeEntry(site, remote, ({ rollout, current, ...entry }) => ({
    ...entry,
    current: rollout?.candidate ?? current,
    previous: current,
  }));

/** Returns the cookie of a visitor who gets a release. */
export const cookieOf = (candidates: readonly CandidateShare[], release: string): string => {
  for (;;) {
    const visitor = createVisitorId();
    if (visitorRelease(candidates, visitor) === release) return `visitor=${visitor}`;
  }
};
