import type { ObjectStore } from '@caravan/registry';
import { rejectAfter } from '@caravan/shared/time';
import { createQueue, Overloaded } from '../queue';

/** Requests that run or wait: more than all connections can ask for. */
const MAX_REQUESTS = 5000;
/** Milliseconds after which a store that does not answer counts as unavailable. Browsers wait for five seconds. */
export const STORE_TIMEOUT_MS = 4000;
/** The timeout runs in parts. After each, answers that came while this process was blocked are taken. */
const TIMEOUT_PARTS = 4;

const createTimeoutError = (): Error => new Error('the store does not answer');

const awaitInTime = async <T>(answer: Promise<T>, timeoutMs: number): Promise<T> => {
  for (let part = 1; ; part += 1) {
    const timeout = createTimeoutError();
    try {
      return await rejectAfter(answer, timeoutMs / TIMEOUT_PARTS, () => timeout);
    } catch (error) {
      if (error !== timeout || part === TIMEOUT_PARTS) throw error;
    }
  }
};

/**
 * Returns a function that adds a timeout to stores, which together take `concurrency` requests at a time. A request that timed out
 * counts among them until the store answers. Further reads of the same object share that answer, so an object that hangs counts once.
 */
export const createStoreTimeouts = (concurrency: number, timeoutMs: number) => {
  const queue = createQueue(concurrency, MAX_REQUESTS);
  const sendRequest = <T>(request: () => Promise<T>): { readonly answer: Promise<T>; readonly inTime: Promise<T> } => {
    const queueAbort = new AbortController();
    const answer = queue(request, queueAbort.signal).catch((error: unknown) => {
      throw error instanceof Overloaded ? createTimeoutError() : error;
    });
    return { answer, inTime: awaitInTime(answer, timeoutMs).finally(() => queueAbort.abort()) };
  };
  return (store: ObjectStore): ObjectStore => {
    const pendingReads = new Map<string, Promise<Uint8Array | null>>();
    return {
      get: (key) => {
        const pendingRead = pendingReads.get(key);
        if (pendingRead) return awaitInTime(pendingRead, timeoutMs);
        const { answer, inTime } = sendRequest(() => store.get(key));
        const forget = (): void => void pendingReads.delete(key);
        pendingReads.set(key, answer);
        answer.then(forget, forget);
        return inTime;
      },
      create: (...args) => sendRequest(() => store.create(...args)).inTime,
      replace: (...args) => sendRequest(() => store.replace(...args)).inTime,
      list: (...args) => sendRequest(() => store.list(...args)).inTime,
      listAll: () => sendRequest(() => store.listAll()).inTime,
      describe: (...args) => sendRequest(() => store.describe(...args)).inTime,
      firstBytes: (...args) => sendRequest(() => store.firstBytes(...args)).inTime,
      copy: (...args) => sendRequest(() => store.copy(...args)).inTime,
      open: (...args) => sendRequest(() => store.open(...args)).inTime,
      remove: (...args) => sendRequest(() => store.remove(...args)).inTime,
    };
  };
};
