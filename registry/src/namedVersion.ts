import type { ObjectStore } from '@caravan/object-store';
import { versionsOf } from './history';
import { PublishRefused } from './refused';
import type { RegistryKeys } from './signature';

/** Versions that a refusal lists, newest first. */
const LISTED = 10;

/**
 * The version of a remote that a word names by its beginning, 4 characters at least; undefined where it is a plain word, the
 * first of a reason. Refused where it names several, or looks like a version (it holds a digit) and is none.
 */
export const namedVersion = async (
  store: ObjectStore,
  keys: RegistryKeys,
  remote: string,
  word: string,
): Promise<string | undefined> => {
  if (!/^[0-9a-z]{4,}$/i.test(word)) return undefined;
  const known = await versionsOf(store, keys, remote);
  const found = known.filter((version) => version.startsWith(word.toLowerCase()));
  if (found.length === 1) return found[0];
  if (found.length === 0 && !/\d/.test(word)) return undefined;
  const [what, choice] = found.length > 1 ? ['several versions', found] : ['no version', known];
  throw new PublishRefused(
    `${remote} has ${what} ${word}: choose one of ${choice.slice(0, LISTED).join(', ') || 'none'}`,
  );
};
