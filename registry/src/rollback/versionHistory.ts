import type { RegistryDocument, RegistryRemote, RemoteDescriptor } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { changesOf, RECENT_CHANGES } from '../documents';
import { readOutcome } from '../evidence';
import { hasAllFiles } from '../store';
import type { RegistryKeys } from '../trust';

/** The last change of a remote mostly names a version that works. */
const LAST_CHANGES = 1;
/** A removal, and the change before it, which has the removed entry. */
const REMOVAL_CHANGES = 2;

/** The history of a remote's versions. */
interface VersionHistory {
  /** Published versions, in the order of their last publication. */
  readonly published: readonly RemoteDescriptor[];
  /** Versions that a rollback replaced and that no later rollback named, and versions in quarantine. */
  readonly rejected: ReadonlySet<string>;
  /** The entry at the time of removal. Null while the remote runs, and for one that was never published. */
  readonly removed: RegistryRemote | null;
}

type PublicationOrder = Pick<VersionHistory, 'published'>;

/** Compares the last publications of two versions. */
export const isEarlier = ({ published }: PublicationOrder, version: string, otherVersion: string): boolean => {
  const order = published.map((each) => each.version);
  return order.indexOf(version) < order.indexOf(otherVersion);
};

type Change = Pick<RegistryDocument['change'], 'action'> & { readonly entry: RegistryRemote | null };

/** Returns the last `maxChanges` changes of a remote, oldest first. */
const lastChanges = async (
  store: ObjectStore,
  keys: RegistryKeys,
  newest: RegistryDocument,
  remote: string,
  maxChanges: number,
): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  for await (const { change, remotes } of changesOf(store, keys, newest, remote)) {
    changes.unshift({ action: change.action, entry: remotes[remote] ?? null });
    if (changes.length === maxChanges) break;
  }
  return changes;
};

/**
 * Reads the history of a remote's versions up to `newest`, by default all of it. A candidate counts once it became the current version.
 */
export const readVersionHistory = async (
  store: ObjectStore,
  keys: RegistryKeys,
  newest: RegistryDocument,
  remote: string,
  maxChanges = Number.POSITIVE_INFINITY,
): Promise<VersionHistory> => {
  let published = new Map<string, RemoteDescriptor>();
  const rejected = new Set<string>();
  let running: RegistryRemote | null = null;
  let removed: RegistryRemote | null = null;
  for (const { action, entry } of await lastChanges(store, keys, newest, remote, maxChanges)) {
    const before: RegistryRemote | null = running;
    running = entry;
    removed = running ? null : before;
    if (!running) continue;
    const { current } = running;
    if (action === 'publish') {
      published.delete(current.version);
      published.set(current.version, current);
    } else {
      // It was published before the first of these changes.
      if (!published.has(current.version)) published = new Map([[current.version, current], ...published]);
      if (before && isEarlier({ published: [...published.values()] }, current.version, before.current.version))
        rejected.add(before.current.version);
    }
    // A rollback to a named version means that its team considers it good.
    if (action === 'rollback') rejected.delete(current.version);
  }
  for (const version of Object.keys((running ?? removed)?.quarantined ?? {})) rejected.add(version);
  return { published: [...published.values()], rejected, removed };
};

/** Returns the versions of a remote in quarantine. A removal of the remote does not end it. */
export const quarantinedVersions = async (
  store: ObjectStore,
  keys: RegistryKeys,
  newest: RegistryDocument,
  remote: string,
): Promise<Readonly<Record<string, string>>> => {
  const last =
    newest.remotes[remote] ?? (await readVersionHistory(store, keys, newest, remote, REMOVAL_CHANGES)).removed;
  return last?.quarantined ?? {};
};

/**
 * Returns the version that a remote goes back to from `version`: the newest earlier one that was seen to work. Without one, returns
 * the newest unused one, else null. Skips versions that failed, that a rollback replaced or whose files are gone.
 */
export const findEarlierVersion = async (
  store: ObjectStore,
  remote: string,
  { published, rejected }: Pick<VersionHistory, 'published' | 'rejected'>,
  version: string,
): Promise<RemoteDescriptor | null> => {
  const index = published.findIndex((each) => each.version === version);
  let unused: RemoteDescriptor | null = null;
  for (const each of published.slice(0, index === -1 ? undefined : index).toReversed()) {
    if (rejected.has(each.version)) continue;
    const outcome = await readOutcome(store, remote, each.version);
    if (outcome === 'failed' || (outcome !== 'works' && unused) || !(await hasAllFiles(store, each))) continue;
    if (outcome === 'works') return each;
    unused = each;
  }
  return unused;
};

/**
 * Returns the version that a remote falls back to when `version` becomes the current one after `newest`. Looks at the last
 * change first, which mostly names one that works.
 */
export const fallbackOf = async (
  store: ObjectStore,
  keys: RegistryKeys,
  newest: RegistryDocument,
  remote: string,
  version: string,
): Promise<RemoteDescriptor | null> => {
  const findIn = async (maxChanges: number): Promise<RemoteDescriptor | null> => {
    const { published, rejected } = await readVersionHistory(store, keys, newest, remote, maxChanges);
    // Another publisher may have published the same build meanwhile: it must not be its own fallback.
    const otherVersions = published.filter((each) => each.version !== version);
    return findEarlierVersion(store, remote, { published: otherVersions, rejected }, version);
  };
  const last = await findIn(LAST_CHANGES);
  return last && (await readOutcome(store, remote, last.version)) === 'works' ? last : findIn(RECENT_CHANGES);
};
