import type { RegistryDocument, RegistryRemote, RemoteDescriptor } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { changesOf, RECENT_CHANGES } from '../documents';
import { readSeen } from '../evidence';
import { isWhole } from '../store';
import type { RegistryKeys } from '../trust';

/** The last change of a remote mostly names a version that works. */
const LAST_CHANGES = 1;

/** The history of a remote's versions. */
interface RemotePast {
  /** Published versions, in the order of their last publication. */
  readonly published: readonly RemoteDescriptor[];
  /** Versions that a rollback replaced and that no later rollback named, and versions in quarantine. */
  readonly left: ReadonlySet<string>;
  /** The entry at the time of removal. Null while the remote runs, and for one that was never published. */
  readonly removed: RegistryRemote | null;
}

type Order = Pick<RemotePast, 'published'>;

/** Compares the last publications of two versions. */
export const isEarlier = ({ published }: Order, one: string, other: string): boolean => {
  const order = published.map(({ version }) => version);
  return order.indexOf(one) < order.indexOf(other);
};

type Change = Pick<RegistryDocument['change'], 'action'> & { readonly entry: RegistryRemote | null };

/** Returns the last `most` changes of a remote, oldest first. */
const lastChanges = async (
  store: ObjectStore,
  keys: RegistryKeys,
  newest: RegistryDocument,
  remote: string,
  most: number,
): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  for await (const { change, remotes } of changesOf(store, keys, newest, remote)) {
    changes.unshift({ action: change.action, entry: remotes[remote] ?? null });
    if (changes.length === most) break;
  }
  return changes;
};

/**
 * Reads the history of a remote's versions up to `newest`, by default all of it. A candidate counts once it became the current version.
 */
export const pastOf = async (
  store: ObjectStore,
  keys: RegistryKeys,
  newest: RegistryDocument,
  remote: string,
  most = Number.POSITIVE_INFINITY,
): Promise<RemotePast> => {
  const published = new Map<string, RemoteDescriptor>();
  const left = new Set<string>();
  let running: RegistryRemote | null = null;
  let removed: RegistryRemote | null = null;
  for (const { action, entry } of await lastChanges(store, keys, newest, remote, most)) {
    const before: RegistryRemote | null = running;
    running = entry;
    removed = running ? null : before;
    if (!running) continue;
    const { current } = running;
    if (action === 'publish') {
      published.delete(current.version);
      published.set(current.version, current);
    } else if (before && isEarlier({ published: [...published.values()] }, current.version, before.current.version)) {
      left.add(before.current.version);
    }
    // A rollback to a named version means that its team considers it good.
    if (action === 'rollback') left.delete(current.version);
  }
  for (const version of Object.keys((running ?? removed)?.quarantined ?? {})) left.add(version);
  return { published: [...published.values()], left, removed };
};

/**
 * Returns the version that a remote goes back to from `version`: the newest earlier one that was seen to work, else the
 * newest one that was not used yet, else null. Skips versions that failed, that a rollback replaced or whose files are gone.
 */
export const earlierThan = async (
  store: ObjectStore,
  remote: string,
  { published, left }: Pick<RemotePast, 'published' | 'left'>,
  version: string,
): Promise<RemoteDescriptor | null> => {
  const own = published.findIndex((each) => each.version === version);
  let unseen: RemoteDescriptor | null = null;
  for (const each of published.slice(0, own === -1 ? undefined : own).toReversed()) {
    if (left.has(each.version)) continue;
    const seen = await readSeen(store, remote, each.version);
    if (seen === 'failed' || (seen !== 'works' && unseen) || !(await isWhole(store, each))) continue;
    if (seen === 'works') return each;
    unseen = each;
  }
  return unseen;
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
  const foundIn = async (most: number): Promise<RemoteDescriptor | null> => {
    const { published, left } = await pastOf(store, keys, newest, remote, most);
    // Another publisher may have published the same build meanwhile: it must not be its own fallback.
    const others = published.filter((each) => each.version !== version);
    return earlierThan(store, remote, { published: others, left }, version);
  };
  const last = await foundIn(LAST_CHANGES);
  return last && (await readSeen(store, remote, last.version)) === 'works' ? last : foundIn(RECENT_CHANGES);
};
