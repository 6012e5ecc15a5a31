import type { Outcome } from '../../universal/remotes/errors';

/** On a server a version can also end its render worker. */
export type ServerOutcome = Outcome | 'ended';

type Side = 'browser' | 'server';

/** How often loads or renders of a version ended in one way since this server started. */
export interface OutcomeCount {
  readonly remote: string;
  readonly version: string;
  readonly side: Side;
  readonly outcome: ServerOutcome;
  readonly count: number;
}

/** Counts outcomes by version. */
export const createOutcomes = () => {
  const counts = new Map<string, OutcomeCount>();
  return {
    add: (side: Side, remote: string, version: string, outcome: ServerOutcome): void => {
      const key = [side, remote, version, outcome].join(' ');
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { remote, version, side, outcome, count });
    },
    all: (): OutcomeCount[] => [...counts.values()],
    /** Deletes other versions: memory and metrics must not grow with every publication. */
    keepOnly: (isKnown: (remote: string, version: string) => boolean): void => {
      for (const [key, { remote, version }] of counts) if (!isKnown(remote, version)) counts.delete(key);
    },
  };
};
