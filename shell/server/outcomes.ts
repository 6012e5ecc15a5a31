import type { Outcome } from '../universal/sections/errors';

/** On a server a version can also end the process that draws it. */
export type ServerOutcome = Outcome | 'ended';

export type Side = 'browser' | 'server';

/** How often loads or drawings of a version ended in that way, since this server started. */
export interface OutcomeCount {
  readonly remote: string;
  readonly version: string;
  readonly side: Side;
  readonly outcome: ServerOutcome;
  readonly count: number;
}

/** Failures in browsers from which on a version may be called failing; one visitor's bad line makes none. */
const LEAST = 3;

/** What is the code's own fault, and not that of a visitor's line. */
const OWN_FAULTS: readonly Outcome[] = ['evaluation', 'contract', 'http', 'render'];

/**
 * Whether browsers see a version fail more than work. What was loaded and then failed while it was drawn did not work; a
 * load that failed once and then was there did: browsers cannot tell a broken line from broken code at the first try.
 */
export const isFailing = (counts: readonly OutcomeCount[]): boolean => {
  const of = (outcome: Outcome): number =>
    counts.find((each) => each.side === 'browser' && each.outcome === outcome)?.count ?? 0;
  const failed = OWN_FAULTS.reduce((sum, outcome) => sum + of(outcome), 0);
  return failed >= LEAST && failed > of('ready') - of('render');
};

/** Counts how sections do, by version. */
export const createOutcomes = () => {
  const counts = new Map<string, OutcomeCount>();
  return {
    add: (side: Side, remote: string, version: string, outcome: ServerOutcome, more = 1): void => {
      const key = [side, remote, version, outcome].join(' ');
      const count = (counts.get(key)?.count ?? 0) + more;
      counts.set(key, { remote, version, side, outcome, count });
    },
    all: (): OutcomeCount[] => [...counts.values()],
    of: (remote: string, version: string): OutcomeCount[] =>
      [...counts.values()].filter((each) => each.remote === remote && each.version === version),
    /** Forgets versions that are no longer of interest: figures must not grow with every publication. */
    keep: (isKnown: (remote: string, version: string) => boolean): void => {
      for (const [key, { remote, version }] of counts) if (!isKnown(remote, version)) counts.delete(key);
    },
  };
};
