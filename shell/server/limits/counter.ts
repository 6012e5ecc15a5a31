import { LRUCache } from 'lru-cache';

export interface CounterOptions {
  readonly windowMs: number;
  /** Keys in memory. Beyond that, the least recently counted one is forgotten. */
  readonly maxKeys: number;
  /** Returns milliseconds. Default: a monotonic clock. */
  readonly now?: () => number;
}

/** Options of limits per minute. */
export const PER_MINUTE = { windowMs: 60_000, maxKeys: 50_000 };

/** Creates a counter of keys in this process. The window of a key begins with its first count. */
export const createCounter = ({ windowMs, maxKeys, now = () => performance.now() }: CounterOptions) => {
  const counts = new LRUCache<string, { count: number }>({
    max: maxKeys,
    ttl: windowMs,
    // By default the time is cached until a timer runs.
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
