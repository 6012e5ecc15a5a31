import { LRUCache } from 'lru-cache';

type Make<T> = () => Promise<T> | undefined;

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
    fetchMethod: async (_key, _stale, { context: make }) => make(),
  });
