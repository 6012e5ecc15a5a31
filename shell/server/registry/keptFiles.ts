import type { ObjectStore } from '@caravan/registry';

/** Bytes that are kept: some versions of every section, with their compressed copies. */
const ROOM = 48 * 1024 * 1024;
/** A published file cannot be read for the moment. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('published files cannot be read', { cause });
  }
}

/**
 * Reads published files. Those that were read before are there too while the store fails, or hangs (`patientStore.ts`): pages are drawn without
 * it, and their code is to come with them. Otherwise the store is asked every time, since it also says what is no more.
 */
export const keepFiles = (store: Pick<ObjectStore, 'get'>, room = ROOM): Pick<ObjectStore, 'get'> => {
  const kept = new Map<string, Uint8Array>();
  let held = 0;
  const drop = (key: string): void => {
    held -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, bytes: Uint8Array): void => {
    drop(key);
    kept.set(key, bytes);
    held += bytes.byteLength;
    for (const oldest of kept.keys()) {
      if (held <= room) return;
      drop(oldest);
    }
  };
  return {
    get: async (key) => {
      try {
        const bytes = await store.get(key);
        if (bytes) keep(key, bytes);
        else drop(key);
        return bytes;
      } catch (error) {
        const known = kept.get(key);
        if (known) return known;
        throw new StoreAway(error);
      }
    },
  };
};
