import { LRUCache } from 'lru-cache';

export interface CounterOptions {
  readonly windowMs: number;
  /** The least recently used keys above this number are forgotten. */
  readonly maxKeys: number;
  /** Returns milliseconds, above 0. Default: a monotonic clock. */
  readonly now?: () => number;
}

/** Counts per key in windows of a fixed length. `wait` and `count` return the seconds to wait, 0 below the limit. */
export interface WindowCounter {
  /** Checks the limit without counting. */
  readonly wait: (key: string, max: number) => number;
  /** Counts one, or `weight`, while the key is below its limit. The last one may exceed it. */
  readonly count: (key: string, max: number, weight?: number) => number | Promise<number>;
}

/** Creates a counter of this process with bounded memory. The window of a key begins with its first count. */
export const createCounter = ({ windowMs, maxKeys, now = () => performance.now() }: CounterOptions) => {
  const windows = new LRUCache<string, { used: number }>({
    // By size, because `max` would allocate room for all keys at once, for each counter.
    maxSize: maxKeys,
    sizeCalculation: () => 1,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now },
  });

  const wait = (key: string, max: number): number =>
    (windows.get(key)?.used ?? 0) < max ? 0 : Math.max(1, Math.ceil(windows.getRemainingTTL(key) / 1000));

  return {
    wait,
    count: (key: string, max: number, weight = 1): number => {
      const seconds = wait(key, max);
      if (seconds === 0) {
        const window = windows.get(key);
        if (window === undefined) {
          windows.set(key, { used: weight });
        } else {
          window.used += weight;
        }
      }
      return seconds;
    },
    has: (key: string): boolean => windows.has(key),
    size: () => windows.size,
  };
};
