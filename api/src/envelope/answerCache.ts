import { createCache, type ExpireAfter } from '../memory/cache';
import { coalesceRuns } from '../memory/coalesceRuns';

/** Maximum bytes of cached answers. */
const maxBytes = 16 * 1024 * 1024;

/** Estimated overhead of an entry. */
const entryBytes = 256;

/**
 * Returns an answer as JSON, from the cache if the content has not changed. `key` names the request. An expired answer is returned while
 * a new one is created.
 */
export type AnswerCache = (key: string, createAnswer: (expireAfter: ExpireAfter) => Promise<string>) => Promise<string>;

/**
 * Creates a cache of answers that depend only on the request and the content of the database. Reads the content version for each request,
 * because any process may write. Reads it before it creates the answer. An answer that was created during a change has the old version in
 * its key and is never used again.
 */
export const createAnswerCache = (readVersion: () => Promise<string>): AnswerCache => {
  const cache = createCache<string>(maxBytes, (answer, key) => 2 * (answer.length + key.length) + entryBytes);
  const currentVersion = coalesceRuns(readVersion);
  return async (key, createAnswer) =>
    cache.forceFetch(`${await currentVersion()} ${key}`, { context: createAnswer, allowStale: true });
};
