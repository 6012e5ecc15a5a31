import type { ObjectStore } from '@caravan/registry';
import { limited } from '../../universal/time/limit';
import { createTurns, Overloaded } from '../turns';

/** Requests that are under way or wait: more than all connections can ask for. */
const MOST = 5000;
/** Milliseconds after which a store that does not answer counts as unavailable. Browsers wait for five seconds. */
export const STORE_TIMEOUT_MS = 4000;
/** In so many parts: after each, what has come meanwhile is taken, however long this process stood still. */
const PARTS = 4;

const away = (): Error => new Error('the store does not answer');

const inTime = async <T>(work: Promise<T>, timeoutMs: number): Promise<T> => {
  for (let part = 1; ; part += 1) {
    const late = away();
    try {
      return await limited(work, timeoutMs / PARTS, () => late);
    } catch (error) {
      if (error !== late || part === PARTS) throw error;
    }
  }
};

/**
 * Makes stores that together take `atOnce` requests at a time, and reject a request after `timeoutMs` milliseconds. A rejected
 * request holds its place until the store answers, and further requests for the same object wait for that answer: an object that
 * hangs holds one place.
 */
export const patientStores = (atOnce: number, timeoutMs = STORE_TIMEOUT_MS): ((store: ObjectStore) => ObjectStore) => {
  const turns = createTurns(atOnce, MOST);
  const take = <T>(work: () => Promise<T>): { readonly done: Promise<T>; readonly inTime: Promise<T> } => {
    const given = new AbortController();
    const done = turns(work, given.signal).catch((error: unknown) => {
      throw error instanceof Overloaded ? away() : error;
    });
    return { done, inTime: inTime(done, timeoutMs).finally(() => given.abort()) };
  };
  return (store) => {
    const reading = new Map<string, Promise<Uint8Array | null>>();
    const get: ObjectStore['get'] = (key) => {
      const known = reading.get(key);
      if (known) return inTime(known, timeoutMs);
      const { done, inTime: found } = take(() => store.get(key));
      const forget = (): void => void reading.delete(key);
      reading.set(key, done);
      done.then(forget, forget);
      return found;
    };
    return {
      get,
      create: (...asked) => take(() => store.create(...asked)).inTime,
      list: (...asked) => take(() => store.list(...asked)).inTime,
      describe: (...asked) => take(() => store.describe(...asked)).inTime,
      firstBytes: (...asked) => take(() => store.firstBytes(...asked)).inTime,
      copy: (...asked) => take(() => store.copy(...asked)).inTime,
      open: (...asked) => take(() => store.open(...asked)).inTime,
      remove: (...asked) => take(() => store.remove(...asked)).inTime,
    };
  };
};
