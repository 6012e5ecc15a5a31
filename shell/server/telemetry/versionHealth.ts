import { randomBytes } from 'node:crypto';
import {
  BY_BROWSERS,
  recordOutcome,
  versionTally,
  writeTally,
  type ObjectStore,
  type OutcomeMark,
} from '@caravan/registry';
import type { Outcome } from '../../universal/remotes/errors';
import type { CreateLimit } from '../limits';
import type { PageRenderer } from '../pages';
import type { QuarantinedVersion } from '../workers';
import { createEvidence, type Evidence } from './evidence';
import { createKindCounts, type Visitor } from './kindCounts';
import { createOutcomes, type OutcomeCount } from './outcomes';
import type { SiteSnapshot } from '../registry';

interface VersionHealthOptions {
  readonly store: ObjectStore;
  /** Name of this server, the same after a restart. */
  readonly server: string;
  /** Share of page views without a failure that browsers report. */
  readonly share: number;
  readonly createLimit: CreateLimit;
  readonly onFailure: (error: unknown) => void;
}

type Versions = Pick<SiteSnapshot, 'remotes' | 'candidates' | 'rollouts'>;

/** Whether a version runs, ran before, or is the candidate of a rollout. */
const isVersionOf =
  ({ remotes, rollouts }: Versions) =>
  (remote: string, version: string): boolean =>
    rollouts[remote]?.candidate.version === version ||
    remotes.some(
      ({ descriptor, previous }) =>
        descriptor.federation.name === remote && [descriptor, previous].some((each) => each?.version === version),
    );

/**
 * Counts outcomes of loads and renders, and writes to the store which versions work and which fail. Publishing reads these marks. If this
 * server may only read the store, publishing has its own checks alone.
 */
export const createVersionHealth = ({ store, server, share, createLimit, onFailure }: VersionHealthOptions) => {
  const markedKeys = new Set<string>();
  /** Marks that the store did not take, by key. `write` sends them again. */
  const unsentMarks = new Map<string, () => Promise<void>>();
  const writtenTallies = new Map<string, string>();
  /** The last adopted snapshot. */
  let adopted: Versions | null = null;
  const outcomes = createOutcomes();
  const kinds = createKindCounts(share);
  const evidence: Evidence = createEvidence({
    store,
    server: server + randomBytes(4).toString('hex'),
    share,
    createLimit,
    onFailure,
  });

  /** Returns true the first time. */
  const markOnce = (remote: string, version: string, mark: OutcomeMark, detail: string): boolean => {
    const key = `${remote}/${version}/${mark}`;
    if (markedKeys.has(key)) return false;
    markedKeys.add(key);
    const send = (): Promise<void> =>
      recordOutcome(store, remote, version, mark, detail).then(
        () => void unsentMarks.delete(key),
        (error: unknown) => {
          unsentMarks.set(key, send);
          onFailure(error);
        },
      );
    void send();
    return true;
  };

  /**
   * Counts a report of a browser. Returns the kind of visitors for which the version fails, once. `visitor` is null in a report without a
   * valid token, which marks no version as failing.
   */
  const countBrowserOutcome = (
    remote: string,
    version: string,
    outcome: Outcome,
    visitor: Visitor | null,
  ): string | null => {
    outcomes.add('browser', remote, version, outcome);
    const failingKind = visitor && kinds.add(remote, version, outcome, visitor);
    if (failingKind) return markOnce(remote, version, 'failed', `${BY_BROWSERS} ${failingKind}`) ? failingKind : null;
    if (outcome === 'ready') markOnce(remote, version, 'works', new Date().toISOString());
    return null;
  };

  return {
    countBrowserOutcome,
    evidence,
    /** Returns the counts of the versions of a snapshot, and deletes all others. */
    counts: (snapshot: Versions): OutcomeCount[] => {
      outcomes.keepOnly(isVersionOf(snapshot));
      return outcomes.all();
    },
    isKnown: (snapshot: Versions, remote: string, version: string): boolean => isVersionOf(snapshot)(remote, version),
    recordQuarantine: ({ remote, version, reason }: QuarantinedVersion): void => {
      outcomes.add('server', remote, version, 'ended');
      evidence.recordWorkerEnd({ remote, version });
      markOnce(remote, version, 'failed', reason);
    },
    /** Marks a version whose server build does not load. Browsers render it. */
    recordLoadFailure: (remote: string, version: string, reason: string): void => {
      outcomes.add('server', remote, version, 'evaluation');
      markOnce(remote, version, 'browsersOnly', reason);
    },
    /** Counts the versions of a new snapshot that loaded. The counts of all others are deleted once they are written. */
    recordAdoption: (snapshot: Versions): void => {
      kinds.keepOnly(isVersionOf(snapshot));
      adopted = snapshot;
      for (const { descriptor, isLoaded } of [...snapshot.remotes, ...snapshot.candidates])
        if (isLoaded) outcomes.add('server', descriptor.federation.name, descriptor.version, 'ready');
    },
    /** Adds counting of failed renders to a renderer. A successful render does not prove a version: browsers may fail. */
    countFailures: (renderer: PageRenderer): PageRenderer => ({
      ...renderer,
      page: async (...args) => {
        const page = await renderer.page(...args);
        if (page.kind === 'page') {
          for (const { remote, version } of page.failed) {
            outcomes.add('server', remote, version, 'render');
            evidence.recordRenderFailure({ remote, version });
          }
        }
        return page;
      },
    }),
    /** Writes changed counts, for `npm run registry`, marks that failed before, and evidence. */
    write: async (): Promise<void> => {
      for (const send of unsentMarks.values()) await send();
      const versions = Map.groupBy(outcomes.all(), ({ remote, version }) => `${remote}/${version}`);
      for (const key of writtenTallies.keys()) if (!versions.has(key)) writtenTallies.delete(key);
      for (const [key, counts] of versions) {
        const [{ remote, version } = { remote: '', version: '' }] = counts;
        const tally = Object.fromEntries(counts.map(({ side, outcome, count }) => [`${side} ${outcome}`, count]));
        const text = JSON.stringify(tally);
        if (writtenTallies.get(key) === text) continue;
        await writeTally(store, versionTally(remote, version), server, tally).then(
          () => writtenTallies.set(key, text),
          onFailure,
        );
      }
      if (adopted) outcomes.keepOnly(isVersionOf(adopted));
      await evidence.write();
    },
  };
};

export type VersionHealth = ReturnType<typeof createVersionHealth>;
