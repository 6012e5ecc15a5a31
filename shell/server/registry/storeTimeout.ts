import type { ObjectStore } from '@caravan/registry';
import { limited } from '../../universal/time/limit';
import { createQueue, Overloaded } from '../queue';

/** Requests that run or wait: more than all connections can ask for. */
const MAX_REQUESTS = 5000;
/** Milliseconds after which a store that does not answer counts as unavailable. Browsers wait for five seconds. */
export const STORE_TIMEOUT_MS = 4000;
/** The timeout runs in parts. After each, answers that came while this process was blocked are taken. */
const PARTS = 4;

const unavailable = (): Error => new Error('the store does not answer');

const answerInTime = async <T>(work: Promise<T>, timeoutMs: number): Promise<T> => {
  for (let part = 1; ; part += 1) {
    const timeout = unavailable();
    try {
      return await limited(work, timeoutMs / PARTS, () => timeout);
    } catch (error) {
      if (error !== timeout || part === PARTS) throw error;
    }
  }
};

/**
 * Returns a function that adds a timeout to stores, which together take `concurrency` requests at a time. A request that timed out
 * keeps its place until the store answers, and further requests for the same object share that answer. So an object that hangs takes
 * one place.
 */
export const createStoreTimeouts = (concurrency: number, timeoutMs = STORE_TIMEOUT_MS) => {
  const queue = createQueue(concurrency, MAX_REQUESTS);
  const ask = <T>(request: () => Promise<T>): { readonly answer: Promise<T>; readonly inTime: Promise<T> } => {
    const waiting = new AbortController();
    const answer = queue(request, waiting.signal).catch((error: unknown) => {
      throw error instanceof Overloaded ? unavailable() : error;
    });
    return { answer, inTime: answerInTime(answer, timeoutMs).finally(() => waiting.abort()) };
  };
  return (store: ObjectStore): ObjectStore => {
    const reading = new Map<string, Promise<Uint8Array | null>>();
    return {
      get: (key) => {
        const known = reading.get(key);
        if (known) return answerInTime(known, timeoutMs);
        const { answer, inTime } = ask(() => store.get(key));
        const forget = (): void => void reading.delete(key);
        reading.set(key, answer);
        answer.then(forget, forget);
        return inTime;
      },
      create: (...parts) => ask(() => store.create(...parts)).inTime,
      replace: (...parts) => ask(() => store.replace(...parts)).inTime,
      list: (...parts) => ask(() => store.list(...parts)).inTime,
      listAll: () => ask(() => store.listAll()).inTime,
      describe: (...parts) => ask(() => store.describe(...parts)).inTime,
      firstBytes: (...parts) => ask(() => store.firstBytes(...parts)).inTime,
      copy: (...parts) => ask(() => store.copy(...parts)).inTime,
      open: (...parts) => ask(() => store.open(...parts)).inTime,
      remove: (...parts) => ask(() => store.remove(...parts)).inTime,
    };
  };
};
