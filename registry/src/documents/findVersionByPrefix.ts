import type { ObjectStore } from '@caravan/object-store';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { PublishRefused } from '../refused';
import type { RegistryKeys } from '../trust';
import { notPublishedError } from './entries';
import { changesOf } from './changesOf';
import { readRegistry } from './registry';

/** Versions that an error message lists, newest first. */
const MAX_LISTED = 10;

/** Returns the error for a word that begins no known version, or several. */
export const versionRefusal = (
  remote: string,
  word: string,
  found: readonly string[],
  known: readonly string[],
): PublishRefused => {
  if (known.length === 0) return notPublishedError(remote);
  const [problem, choices] = found.length > 1 ? ['several versions', found] : ['no version', known];
  return new PublishRefused(
    `${remote} has ${problem} ${word}: choose one of ${choices.slice(0, MAX_LISTED).join(', ')}`,
  );
};

/** Finds a version that some document named, or null. */
export const findVersion = async (
  store: ObjectStore,
  keys: RegistryKeys,
  remote: string,
  version: string,
): Promise<RemoteDescriptor | null> => {
  for await (const { remotes } of changesOf(store, keys, await readRegistry(store, keys), remote)) {
    const { current, previous } = remotes[remote] ?? {};
    const found = [current, previous].find((each) => each?.version === version);
    if (found) return found;
  }
  return null;
};

/** Returns all versions of a remote that ever ran, newest first. */
const versionsOf = async (store: ObjectStore, keys: RegistryKeys, remote: string): Promise<readonly string[]> => {
  const versions = new Set<string>();
  for await (const { remotes } of changesOf(store, keys, await readRegistry(store, keys), remote)) {
    const version = remotes[remote]?.current.version;
    if (version !== undefined) versions.add(version);
  }
  return [...versions];
};

const MIN_LENGTH = 4;

/**
 * Returns the version of a remote that begins with a word of at least 4 characters. Returns undefined for a plain word, several words
 * or the number of a ticket, which are a reason. Refuses a word that matches several versions, and one with a digit that matches none.
 */
export const findVersionByPrefix = async (
  store: ObjectStore,
  keys: RegistryKeys,
  remote: string,
  word: string,
): Promise<string | undefined> => {
  const looksLikeVersion = /^\S*\d\S*$/.test(word) && !/^[A-Z]+-\d+$/.test(word);
  if (!looksLikeVersion && !/^[a-z]{4,}$/i.test(word)) return undefined;
  if (word.length < MIN_LENGTH)
    throw new PublishRefused(
      `"${word}" is no version of ${remote}: name one by at least ${MIN_LENGTH} characters, or give a reason of several words`,
    );
  const known = await versionsOf(store, keys, remote);
  const found = known.filter((version) => version.startsWith(word.toLowerCase()));
  if (found.length === 1) return found[0];
  if (found.length === 0 && !looksLikeVersion) return undefined;
  throw versionRefusal(remote, word, found, known);
};
