import { partnerTally, readOwnTally, writeTally, type ObjectStore } from '@caravan/registry';
import { serverName, WRITE_INTERVAL } from '../telemetry';

/** What is counted of a partner's pages, by day. */
export type Counted = 'loads' | 'errors' | 'calls' | 'calls refused';

export interface PartnerCounts {
  readonly add: (partner: string, what: Counted) => void;
  /** Writes what is not written yet, for the last time. */
  readonly stop: () => Promise<void>;
}

/** Counts in memory, and adds that to what this server wrote of the day before, for `npm run partners`. */
export const createPartnerCounts = (
  store: ObjectStore,
  port: number,
  onFailure: (error: unknown) => void,
): PartnerCounts => {
  const server = serverName(port);
  let fresh = new Map<string, Map<Counted, number>>();

  const write = async (): Promise<void> => {
    const taken = fresh;
    fresh = new Map();
    for (const [folder, counts] of taken) {
      const before = await readOwnTally(store, folder, server);
      const sums = [...counts].map(([what, count]) => [what, (before[what] ?? 0) + count] as const);
      await writeTally(store, folder, server, { ...before, ...Object.fromEntries(sums) });
    }
  };
  let writing = Promise.resolve();
  const writeInTurn = (): Promise<void> => (writing = writing.then(write).catch(onFailure));
  const timer = setInterval(() => void writeInTurn(), WRITE_INTERVAL);
  timer.unref();

  return {
    add: (partner, what) => {
      const folder = partnerTally(partner, new Date().toISOString().slice(0, 10));
      const counts = fresh.get(folder) ?? new Map<Counted, number>();
      counts.set(what, (counts.get(what) ?? 0) + 1);
      fresh.set(folder, counts);
    },
    stop: () => {
      clearInterval(timer);
      return writeInTurn();
    },
  };
};
