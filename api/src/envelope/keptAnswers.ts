import { makeCache } from '../memory/cache';
import { nextRun } from '../memory/nextRun';

/** Bytes of answers that one process keeps. */
const ROOM = 16 * 1024 * 1024;

/** What an answer takes beside its texts, about. */
const ENTRY = 256;

/** The answer to a question, as JSON: the same text as long as no content changes. */
export type KeptAnswers = (question: string, make: () => Promise<string>) => Promise<string>;

/**
 * Keeps answers that depend on nothing but the question and the content of the database. Its version is read for each
 * question, since any process may write, and before the answer is looked up or made: one that is made while content changes
 * stands under the version before, which nobody asks for again. `changed` hears of each version that follows another.
 */
export const keptAnswers = (readVersion: () => Promise<string>, changed: () => void): KeptAnswers => {
  const cache = makeCache<string>(ROOM, (answer, key) => 2 * (answer.length + key.length) + ENTRY);
  let seen: string | undefined;
  const versionNow = nextRun(async () => {
    const version = await readVersion();
    if (version !== seen) {
      seen = version;
      changed();
    }
    return version;
  });
  return async (question, make) => cache.get(`${await versionNow()} ${question}`, make);
};
