import type { ObjectStore } from '@caravan/registry';
import { limited } from '../universal/time/limit';

/** Bytes that are kept: some versions of every section, with their compressed copies. */
const ROOM = 48 * 1024 * 1024;
/** Milliseconds until a store that says nothing is taken for away: browsers wait for five seconds. */
const PATIENCE = 4000;
/** In so many turns: after each, what has come meanwhile is taken, however long this process stood still. */
const TURNS = 4;

/** A published file cannot be read for the moment. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('published files cannot be read', { cause });
  }
}

const inTime = async <T>(work: Promise<T>, patience: number): Promise<T> => {
  for (let turn = 1; ; turn += 1) {
    const late = new Error('the store does not answer');
    try {
      return await limited(work, patience / TURNS, () => late);
    } catch (error) {
      if (error !== late || turn === TURNS) throw error;
    }
  }
};

/**
 * Reads published files. Those that were read before are there too while the store fails or hangs: pages are drawn without
 * it, and their code is to come with them. Otherwise the store is asked every time, since it also says what is no more.
 */
export const keepFiles = (
  store: Pick<ObjectStore, 'get'>,
  room = ROOM,
  patience = PATIENCE,
): Pick<ObjectStore, 'get'> => {
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
        const bytes = await inTime(store.get(key), patience);
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
