import { LRUCache } from 'lru-cache';

export interface CounterOptions {
  readonly windowMs: number;
  /** Keys that are counted at the same time. The one that was counted longest ago starts again. */
  readonly maxKeys: number;
  /** Milliseconds. Monotonic unless given. */
  readonly now?: () => number;
}

/** Windows of limits a minute. */
export const MINUTE = { windowMs: 60_000, maxKeys: 50_000 };

/** Counts keys in this process, each in a window that begins with its first count. */
export const createCounter = ({ windowMs, maxKeys, now = () => performance.now() }: CounterOptions) => {
  const counts = new LRUCache<string, { count: number }>({
    max: maxKeys,
    ttl: windowMs,
    // Otherwise the time of one turn of the event loop is cached.
    ttlResolution: 0,
    perf: { now },
  });
  return {
    /** Counts a key, and returns its count. */
    count: (key: string): number => {
      const entry = counts.get(key) ?? { count: 0 };
      if (entry.count === 0) counts.set(key, entry);
      entry.count += 1;
      return entry.count;
    },
    has: (key: string): boolean => counts.has(key),
  };
};
