import type { RegistryShell } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { type HistoryPage, readHistoryPage, readRegistry } from '../documents';
import { readOutcomeReason, readOutcome, readTally, type VersionOutcome, type Tally, versionTally } from '../evidence';
import { readRollout, type RolloutOverview } from '../rollout';
import type { RegistryKeys } from '../trust';

interface RemoteOverview {
  readonly name: string;
  readonly version: string;
  /** ISO time of the change that made it run. */
  readonly since: string;
  readonly by: string;
  readonly forced: boolean;
  /** Null for a version that was not used yet. */
  readonly seen: VersionOutcome | null;
  /** How it failed, and why its server build does not run. Empty if unknown. */
  readonly failure: string;
  readonly browsersOnly: string;
  /** The version that it falls back to. */
  readonly previous: string | null;
  readonly rollout: RolloutOverview | null;
  /** The version that was last published as a preview. */
  readonly preview: string | null;
  /** Reasons by version, oldest first. */
  readonly quarantined: Readonly<Record<string, string>>;
  /** Counts of loads by result: `browser ready`. */
  readonly loads: Tally;
}

/** The output of `npm run registry -- --json`. */
export interface RegistryOverview {
  readonly sequence: number;
  /** ISO time, or null without an expiry. Servers adopt the document until then. */
  readonly expires: string | null;
  readonly shells: readonly (Pick<RegistryShell, 'contract' | 'shared' | 'since' | 'by'> & {
    readonly version: string;
  })[];
  readonly remotes: readonly RemoteOverview[];
  readonly teams: readonly {
    readonly name: string;
    readonly remotes: readonly string[];
    readonly development: boolean;
    readonly mayForce: boolean;
  }[];
  /** The newest changes: the first page of the history. */
  readonly history: HistoryPage;
}

/** Reads the running versions and their state, their rollouts, the teams, and the newest changes. */
export const readOverview = async (store: ObjectStore, keys: RegistryKeys): Promise<RegistryOverview> => {
  const { sequence, expires = null, remotes, shells, teams = {} } = await readRegistry(store, keys);
  return {
    sequence,
    expires,
    shells: Object.entries(shells).map(([version, { contract, shared, since, by }]) => ({
      version,
      contract,
      shared,
      since,
      by,
    })),
    remotes: await Promise.all(
      Object.entries(remotes).map(async ([name, remote]): Promise<RemoteOverview> => {
        const { version } = remote.current;
        return {
          name,
          version,
          since: remote.since,
          by: remote.by,
          forced: remote.forced ?? false,
          seen: await readOutcome(store, name, version),
          failure: await readOutcomeReason(store, name, version, 'failed'),
          browsersOnly: await readOutcomeReason(store, name, version, 'browsersOnly'),
          previous: remote.previous?.version ?? null,
          rollout: await readRollout(store, name, remote),
          preview: remote.preview?.version ?? null,
          quarantined: remote.quarantined ?? {},
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
    history: await readHistoryPage(store, keys, 1),
  };
};
