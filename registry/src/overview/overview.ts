import type { ObjectStore } from '@caravan/object-store';
import { readHistoryPage, readRegistry } from '../documents';
import { readOutcomeReason, readOutcome, readTally, versionTally } from '../evidence';
import { readRollout } from '../rollout';
import type { RegistryKeys } from '../trust';

/** Reads the running versions and their state, their rollouts, the teams, and the newest changes. */
export const readOverview = async (store: ObjectStore, keys: RegistryKeys) => {
  const { sequence, expires = null, remotes, shells, teams = {} } = await readRegistry(store, keys);
  return {
    sequence,
    /** ISO time, or null without an expiry. Servers adopt the document until then. */
    expires,
    shells: Object.entries(shells).map(([version, { contract, shared, since, by }]) => ({
      version,
      contract,
      shared,
      since,
      by,
    })),
    remotes: await Promise.all(
      Object.entries(remotes).map(async ([name, remote]) => {
        const { version } = remote.current;
        return {
          name,
          version,
          /** ISO time of the change that made it run. */
          since: remote.since,
          by: remote.by,
          forced: remote.forced ?? false,
          /** Null for a version that was not used yet. */
          seen: await readOutcome(store, name, version),
          /** How it failed, and why its server build does not run. Empty if unknown. */
          failure: await readOutcomeReason(store, name, version, 'failed'),
          browsersOnly: await readOutcomeReason(store, name, version, 'browsersOnly'),
          /** The version that it falls back to. */
          previous: remote.previous?.version ?? null,
          rollout: await readRollout(store, name, remote),
          /** The version that was last published as a preview. */
          preview: remote.preview?.version ?? null,
          /** Reasons by version, oldest first. */
          quarantined: remote.quarantined ?? {},
          /** Counts of loads by result: `browser ready`. */
          loads: await readTally(store, versionTally(name, version)),
        };
      }),
    ),
    teams: Object.entries(teams).map(([name, { remotes: teamRemotes, development = false, mayForce = true }]) => ({
      name,
      remotes: teamRemotes,
      development,
      mayForce,
    })),
    /** The newest changes: the first page of the history. */
    history: await readHistoryPage(store, keys, 1),
  };
};

/** The output of `npm run registry -- --json`. */
export type RegistryOverview = Awaited<ReturnType<typeof readOverview>>;
