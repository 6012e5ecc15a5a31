import { LRUCache } from 'lru-cache';

/** Sets how long the value that is being made stays fresh. Without it, a value does not expire. */
export type ExpireAfter = (milliseconds: number) => void;

type Make<T> = (expireAfter: ExpireAfter) => Promise<T> | undefined;

/**
 * Creates a cache bounded by bytes. `fetch(key, { context: make })` calls `make` at most once while the value is cached, also
 * for concurrent callers. Failures and `undefined` are not cached.
 */
export const createCache = <T extends string | object>(
  maxBytes: number,
  bytesOf: (value: T, key: string) => number,
): LRUCache<string, T, Make<T>> =>
  new LRUCache<string, T, Make<T>>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    // A value that is evicted while it is made still goes to its callers.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: make, options }) =>
      make((milliseconds) => {
        options.ttl = milliseconds;
      }),
  });
