import { partnerTally, readOwnTally, writeTally, type ObjectStore, type Tally } from '@caravan/registry';
import { serverName, WRITE_INTERVAL_MS } from '../telemetry';

/** The events that are counted for a partner, by day. */
type PartnerEvent = 'loads' | 'errors' | 'calls' | 'calls refused';

/** Counts of a partner on a day that this server's file does not have yet. */
interface UnwrittenCounts {
  readonly counts: Map<PartnerEvent, number>;
  /** The counts of the file when it was read. Repeated writes add to these, so nothing counts twice. */
  storedCounts: Tally | null;
  hasNewCounts: boolean;
}

/** Counts in memory, and regularly adds the counts to this server's file of the day, for `npm run partners`. */
export const createPartnerCounts = (store: ObjectStore, port: number, onFailure: (error: unknown) => void) => {
  const server = serverName(port);
  const unwritten = new Map<string, UnwrittenCounts>();

  const writeDay = async (folder: string, day: UnwrittenCounts): Promise<void> => {
    const storedCounts = (day.storedCounts ??= await readOwnTally(store, folder, server));
    day.hasNewCounts = false;
    const sums = [...day.counts].map(([event, count]) => [event, (storedCounts[event] ?? 0) + count] as const);
    await writeTally(store, folder, server, { ...storedCounts, ...Object.fromEntries(sums) });
    if (!day.hasNewCounts) unwritten.delete(folder);
  };
  const write = async (): Promise<void> => {
    for (const [folder, day] of unwritten) await writeDay(folder, day).catch(onFailure);
  };
  let lastWrite = Promise.resolve();
  const writeNext = (): Promise<void> => (lastWrite = lastWrite.then(write));
  const timer = setInterval(() => void writeNext(), WRITE_INTERVAL_MS);
  timer.unref();

  return {
    add: (partner: string, event: PartnerEvent): void => {
      const folder = partnerTally(partner, new Date().toISOString().slice(0, 10));
      const day: UnwrittenCounts = unwritten.get(folder) ?? {
        counts: new Map(),
        storedCounts: null,
        hasNewCounts: true,
      };
      day.counts.set(event, (day.counts.get(event) ?? 0) + 1);
      day.hasNewCounts = true;
      unwritten.set(folder, day);
    },
    /** Writes the remaining counts. */
    stop: (): Promise<void> => {
      clearInterval(timer);
      return writeNext();
    },
  };
};

export type PartnerCounts = ReturnType<typeof createPartnerCounts>;
