import { createCache } from '../memory/cache';
import { nextRun } from '../memory/nextRun';

/** Maximum bytes of cached answers. */
const maxBytes = 16 * 1024 * 1024;

/** Estimated overhead of an entry. */
const entryBytes = 256;

/** Returns the answer to a question as JSON, from the cache if the content has not changed. */
export type KeptAnswers = (question: string, make: () => Promise<string>) => Promise<string>;

/**
 * Caches answers that depend only on the question and the content of the database. Reads the version of the content for each
 * question, because any process may write, and before the answer is made. So an answer that was made during a change has the
 * old version in its key and is never used again. `changed` is called for each new version.
 */
export const keptAnswers = (readVersion: () => Promise<string>, changed: () => void): KeptAnswers => {
  const cache = createCache<string>(maxBytes, (answer, key) => 2 * (answer.length + key.length) + entryBytes);
  let seen: string | undefined;
  const versionNow = nextRun(async () => {
    const version = await readVersion();
    if (version !== seen) {
      seen = version;
      changed();
    }
    return version;
  });
  return async (question, make) => cache.forceFetch(`${await versionNow()} ${question}`, { context: make });
};
