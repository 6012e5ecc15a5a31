import type { ObjectStore } from '@caravan/registry';
import { limited } from '../universal/time/limit';
import { createTurns, Overloaded } from './turns';

/** Requests that are under way or wait: more than all connections can ask for. */
const MOST = 5000;
/** Milliseconds until a store that says nothing is taken for away: browsers wait for five seconds. */
const PATIENCE = 4000;
/** In so many parts: after each, what has come meanwhile is taken, however long this process stood still. */
const PARTS = 4;

const away = (): Error => new Error('the store does not answer');

const inTime = async <T>(work: Promise<T>, patience: number): Promise<T> => {
  for (let part = 1; ; part += 1) {
    const late = away();
    try {
      return await limited(work, patience / PARTS, () => late);
    } catch (error) {
      if (error !== late || part === PARTS) throw error;
    }
  }
};

/**
 * Makes stores that take `atOnce` requests at a time, all of them together, and give up what takes longer than `patience`. What is
 * given up holds its place until the store answers all the same, and who asks for the same object waits with it: one that hangs
 * holds one place.
 */
export const patientStores = (atOnce: number, patience = PATIENCE): ((store: ObjectStore) => ObjectStore) => {
  const turns = createTurns(atOnce, MOST);
  const take = <T>(work: () => Promise<T>): { readonly done: Promise<T>; readonly inTime: Promise<T> } => {
    const given = new AbortController();
    const done = turns(work, given.signal).catch((error: unknown) => {
      throw error instanceof Overloaded ? away() : error;
    });
    return { done, inTime: inTime(done, patience).finally(() => given.abort()) };
  };
  return (store) => {
    const reading = new Map<string, Promise<Uint8Array | null>>();
    const get: ObjectStore['get'] = (key) => {
      const known = reading.get(key);
      if (known) return inTime(known, patience);
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
