import { randomBytes } from 'node:crypto';
import { BY_BROWSERS, noteSeen, versionTally, writeTally, type ObjectStore, type SeenMark } from '@caravan/registry';
import type { Outcome } from '../../universal/remotes/errors';
import type { CreateLimit } from '../limits';
import type { PageRenderer } from '../pages';
import type { QuarantinedVersion } from '../workers';
import { createEvidence, type Evidence } from './evidence';
import { createKindCounts, type Visitor } from './kindCounts';
import { createOutcomes, type OutcomeCount, type Side } from './outcomes';
import type { SiteSnapshot } from '../registry';

interface VersionNotesOptions {
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
const isOf =
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
export const createVersionNotes = ({ store, server, share, createLimit, onFailure }: VersionNotesOptions) => {
  const marked = new Set<string>();
  /** Marks that the store did not take, by key. `write` sends them again. */
  const unsent = new Map<string, () => Promise<void>>();
  const written = new Map<string, string>();
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
  const mark = (remote: string, version: string, seen: SeenMark, what: string): boolean => {
    const key = `${remote}/${version}/${seen}`;
    if (marked.has(key)) return false;
    marked.add(key);
    const send = (): Promise<void> =>
      noteSeen(store, remote, version, seen, what).then(
        () => void unsent.delete(key),
        (error: unknown) => {
          unsent.set(key, send);
          onFailure(error);
        },
      );
    void send();
    return true;
  };

  const note = (side: Side, remote: string, version: string, outcome: Outcome): void =>
    outcomes.add(side, remote, version, outcome);

  /** Counts a report of a browser. Returns the kind of visitors for which the version fails, once. */
  const reported = (remote: string, version: string, outcome: Outcome, visitor: Visitor): string | null => {
    note('browser', remote, version, outcome);
    const failure = kinds.add(remote, version, outcome, visitor);
    if (failure) return mark(remote, version, 'failed', `${BY_BROWSERS} ${failure}`) ? failure : null;
    if (outcome === 'ready') mark(remote, version, 'works', new Date().toISOString());
    return null;
  };

  return {
    reported,
    evidence,
    /** Returns the counts of the versions of a snapshot, and deletes all others. */
    counts: (snapshot: Versions): OutcomeCount[] => {
      outcomes.keep(isOf(snapshot));
      return outcomes.all();
    },
    isKnown: (snapshot: Versions, remote: string, version: string): boolean => isOf(snapshot)(remote, version),
    failed: ({ remote, version, reason }: QuarantinedVersion): void => {
      outcomes.add('server', remote, version, 'ended');
      evidence.ended({ remote, version });
      mark(remote, version, 'failed', reason);
    },
    /** Marks a version whose server build does not load. Browsers render it. */
    browsersOnly: (remote: string, version: string, why: string): void => {
      outcomes.add('server', remote, version, 'evaluation');
      mark(remote, version, 'browsersOnly', why);
    },
    /** Counts the versions of a new snapshot that loaded. */
    adopted: (snapshot: Versions): void => {
      kinds.keep(isOf(snapshot));
      for (const { descriptor, isLoaded } of [...snapshot.remotes, ...snapshot.candidates])
        if (isLoaded) outcomes.add('server', descriptor.federation.name, descriptor.version, 'ready');
    },
    /** Adds counting of failed renders to a renderer. A successful render does not prove a version: browsers may fail. */
    countFailures: (renderer: PageRenderer): PageRenderer => ({
      ...renderer,
      page: async (...asked) => {
        const page = await renderer.page(...asked);
        if (page.kind === 'page') {
          for (const { remote, version } of page.failed) {
            note('server', remote, version, 'render');
            evidence.renderFailed({ remote, version });
          }
        }
        return page;
      },
    }),
    /** Writes changed counts, for `npm run registry`, marks that failed before, and evidence. */
    write: async (): Promise<void> => {
      for (const send of unsent.values()) await send();
      const versions = Map.groupBy(outcomes.all(), ({ remote, version }) => `${remote}/${version}`);
      for (const [key, counts] of versions) {
        const [{ remote, version } = { remote: '', version: '' }] = counts;
        const tally = Object.fromEntries(counts.map(({ side, outcome, count }) => [`${side} ${outcome}`, count]));
        const text = JSON.stringify(tally);
        if (written.get(key) === text) continue;
        await writeTally(store, versionTally(remote, version), server, tally).then(
          () => written.set(key, text),
          onFailure,
        );
      }
      await evidence.write();
    },
  };
};

export type VersionNotes = ReturnType<typeof createVersionNotes>;
