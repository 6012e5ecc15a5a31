import { partnerTally, readOwnTally, writeTally, type ObjectStore } from '@caravan/registry';
import { serverName, WRITE_INTERVAL } from '../telemetry';

/** What is counted for a partner, by day. */
type PartnerEvent = 'loads' | 'errors' | 'calls' | 'calls refused';

/** Counts in memory, and regularly adds the counts to this server's file of the day, for `npm run partners`. */
export const createPartnerCounts = (store: ObjectStore, port: number, onFailure: (error: unknown) => void) => {
  const server = serverName(port);
  let unwritten = new Map<string, Map<PartnerEvent, number>>();

  const write = async (): Promise<void> => {
    const taken = unwritten;
    unwritten = new Map();
    for (const [folder, counts] of taken) {
      const before = await readOwnTally(store, folder, server);
      const sums = [...counts].map(([what, count]) => [what, (before[what] ?? 0) + count] as const);
      await writeTally(store, folder, server, { ...before, ...Object.fromEntries(sums) });
    }
  };
  let writing = Promise.resolve();
  const writeNext = (): Promise<void> => (writing = writing.then(write).catch(onFailure));
  const timer = setInterval(() => void writeNext(), WRITE_INTERVAL);
  timer.unref();

  return {
    add: (partner: string, event: PartnerEvent): void => {
      const folder = partnerTally(partner, new Date().toISOString().slice(0, 10));
      const counts = unwritten.get(folder) ?? new Map<PartnerEvent, number>();
      counts.set(event, (counts.get(event) ?? 0) + 1);
      unwritten.set(folder, counts);
    },
    /** Writes the remaining counts. */
    stop: (): Promise<void> => {
      clearInterval(timer);
      return writeNext();
    },
  };
};

export type PartnerCounts = ReturnType<typeof createPartnerCounts>;
