import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** Keys that are counted at the same time. The one that was counted longest ago starts again. */
const MAX_KEYS = 50_000;

/** Returns a function that counts a key, and returns its count in the minute that began with its first. `now`: monotonic milliseconds. */
export const createMinuteCounter = (now = (): number => performance.now()) => {
  const counts = new LRUCache<string, { count: number }>({
    max: MAX_KEYS,
    ttl: MINUTE_MS,
    // Otherwise the time of one turn of the event loop is cached.
    ttlResolution: 0,
    perf: { now },
  });
  return (key: string): number => {
    const entry = counts.get(key) ?? { count: 0 };
    if (entry.count === 0) counts.set(key, entry);
    entry.count += 1;
    return entry.count;
  };
};
