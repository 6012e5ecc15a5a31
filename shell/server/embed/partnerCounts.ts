import { partnerTally, readOwnTally, writeTally, type ObjectStore, type Tally } from '@caravan/registry';
import { serverName, WRITE_INTERVAL } from '../telemetry';

/** What is counted for a partner, by day. */
type PartnerEvent = 'loads' | 'errors' | 'calls' | 'calls refused';

/** Counts of a partner on a day that this server's file does not have yet. */
interface Unwritten {
  readonly counts: Map<PartnerEvent, number>;
  /** The counts of the file when it was read. Repeated writes add to these, so nothing counts twice. */
  before: Tally | null;
  hasNew: boolean;
}

/** Counts in memory, and regularly adds the counts to this server's file of the day, for `npm run partners`. */
export const createPartnerCounts = (store: ObjectStore, port: number, onFailure: (error: unknown) => void) => {
  const server = serverName(port);
  const unwritten = new Map<string, Unwritten>();

  const writeDay = async (folder: string, day: Unwritten): Promise<void> => {
    const before = (day.before ??= await readOwnTally(store, folder, server));
    day.hasNew = false;
    const sums = [...day.counts].map(([what, count]) => [what, (before[what] ?? 0) + count] as const);
    await writeTally(store, folder, server, { ...before, ...Object.fromEntries(sums) });
    if (!day.hasNew) unwritten.delete(folder);
  };
  const write = async (): Promise<void> => {
    for (const [folder, day] of unwritten) await writeDay(folder, day).catch(onFailure);
  };
  let writing = Promise.resolve();
  const writeNext = (): Promise<void> => (writing = writing.then(write));
  const timer = setInterval(() => void writeNext(), WRITE_INTERVAL);
  timer.unref();

  return {
    add: (partner: string, event: PartnerEvent): void => {
      const folder = partnerTally(partner, new Date().toISOString().slice(0, 10));
      const day: Unwritten = unwritten.get(folder) ?? { counts: new Map(), before: null, hasNew: true };
      day.counts.set(event, (day.counts.get(event) ?? 0) + 1);
      day.hasNew = true;
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
