import { LRUCache } from 'lru-cache';
import type { ObjectStore } from '@caravan/registry';

/** Bytes of cached files: some versions of every remote, with their compressed copies. */
const MAX_BYTES = 48 * 1024 * 1024;

/** The store cannot be read at the moment. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store cannot be read', { cause });
  }
}

/** Throws `StoreUnavailable`, with the error of the store as its cause. */
export const throwUnavailable = (error: unknown): never => {
  throw new StoreUnavailable(error);
};

/**
 * Reads published files. While the store fails or hangs, files come from the cache, since pages are rendered without the store and
 * need their code. Otherwise the store is asked every time, since it also tells which files were removed.
 */
export const createCachedFiles = (store: Pick<ObjectStore, 'get'>, maxBytes = MAX_BYTES): Pick<ObjectStore, 'get'> => {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.byteLength),
  });
  return {
    get: async (key) => {
      try {
        const bytes = await store.get(key);
        // `undefined` removes the file.
        cache.set(key, bytes ?? undefined);
        return bytes;
      } catch (error) {
        const cached = cache.get(key);
        if (cached) return cached;
        throw new StoreUnavailable(error);
      }
    },
  };
};
