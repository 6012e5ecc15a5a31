import { BY_BROWSERS, noteSeen, versionTally, writeTally, type ObjectStore, type SeenMark } from '@caravan/registry';
import type { Outcome } from '../../universal/sections/errors';
import type { PageRenderer } from '../pages';
import type { Quarantined } from '../workers';
import { createKindCounts, type Visitor } from './kindCounts';
import { createOutcomes, type OutcomeCount, type Side } from './outcomes';
import type { SiteState } from '../registry';

interface VersionNotesOptions {
  readonly store: ObjectStore;
  /** Of this server, the same after a restart. */
  readonly server: string;
  readonly onFailure: (error: unknown) => void;
}

const isOf =
  ({ remotes }: Pick<SiteState, 'remotes'>) =>
  (remote: string, version: string): boolean =>
    remotes.some(
      ({ descriptor, previous }) =>
        descriptor.federation.name === remote && [descriptor, previous].some((each) => each?.version === version),
    );

/**
 * Counts how loads and drawings of sections end, and notes in the store which versions were seen to work, and which to
 * fail: who publishes goes by it. A store that this server may only read leaves publishing with what it knows by itself.
 */
export const createVersionNotes = ({ store, server, onFailure }: VersionNotesOptions) => {
  const noted = new Set<string>();
  const written = new Map<string, string>();
  const outcomes = createOutcomes();
  const kinds = createKindCounts();

  /** True the first time. */
  const mark = (remote: string, version: string, seen: SeenMark, what: string): boolean => {
    const key = `${remote}/${version}/${seen}`;
    if (noted.has(key)) return false;
    noted.add(key);
    noteSeen(store, remote, version, seen, what).catch(onFailure);
    return true;
  };

  const note = (side: Side, remote: string, version: string, outcome: Outcome): void =>
    outcomes.add(side, remote, version, outcome);

  /** Counts what a browser reports; names the visitors that the version fails for the first time that it is known. */
  const reported = (remote: string, version: string, outcome: Outcome, visitor: Visitor): string | null => {
    note('browser', remote, version, outcome);
    const failure = kinds.add(remote, version, outcome, visitor);
    if (failure) return mark(remote, version, 'failed', `${BY_BROWSERS} ${failure}`) ? failure : null;
    if (outcome === 'ready') mark(remote, version, 'works', new Date().toISOString());
    return null;
  };

  return {
    reported,
    /** What was counted of the versions that a state of the site names; the rest is forgotten. */
    counts: (state: Pick<SiteState, 'remotes'>): OutcomeCount[] => {
      outcomes.keep(isOf(state));
      return outcomes.all();
    },
    isKnown: (state: Pick<SiteState, 'remotes'>, remote: string, version: string): boolean =>
      isOf(state)(remote, version),
    failed: ({ remote, version, why }: Quarantined): void => {
      outcomes.add('server', remote, version, 'ended');
      mark(remote, version, 'failed', why);
    },
    /** Its server build does not run: its team hears of it, and browsers draw it. */
    browsersOnly: (remote: string, version: string, why: string): void => {
      outcomes.add('server', remote, version, 'evaluation');
      mark(remote, version, 'browsersOnly', why);
    },
    /** Another state runs: what of it was loaded. */
    adopted: ({ remotes }: Pick<SiteState, 'remotes'>): void => {
      kinds.keep(isOf({ remotes }));
      for (const { descriptor, isLoaded } of remotes)
        if (isLoaded) outcomes.add('server', descriptor.federation.name, descriptor.version, 'ready');
    },
    /** Counts the versions that fail while pages are rendered. A rendered page makes no version good: browsers may fail with it. */
    noting: (renderer: PageRenderer): PageRenderer => ({
      ...renderer,
      page: async (...asked) => {
        const page = await renderer.page(...asked);
        if (page.kind === 'page') {
          for (const { remote, version } of page.failed) note('server', remote, version, 'render');
        }
        return page;
      },
    }),
    /** Writes what was counted since the last time, for `npm run registry`. */
    write: async (): Promise<void> => {
      const versions = new Map<string, OutcomeCount[]>();
      for (const each of outcomes.all()) {
        const key = `${each.remote}/${each.version}`;
        versions.set(key, [...(versions.get(key) ?? []), each]);
      }
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
    },
  };
};

export type VersionNotes = ReturnType<typeof createVersionNotes>;
