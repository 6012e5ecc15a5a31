import type { RegistryRemote, RemoteDescriptor } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { eachDocument } from './history';
import { isWhole } from './prune';
import { readSeen } from './seen';
import type { RegistryKeys } from './signature';

/** What the history says of a remote's versions. */
interface RemotePast {
  /** Those that were published, in the order of their last publication. */
  readonly published: readonly RemoteDescriptor[];
  /** Those that were rolled back from, and were not put back by name since. */
  readonly left: ReadonlySet<string>;
  /** What ran when the remote was taken off; null while it runs, and where nobody published it. */
  readonly removed: RegistryRemote | null;
}

type Order = Pick<RemotePast, 'published'>;

/** Whether one version was published before another one, by the last publication of each. */
export const isEarlier = ({ published }: Order, one: string, other: string): boolean => {
  const order = published.map(({ version }) => version);
  return order.indexOf(one) < order.indexOf(other);
};

/** Reads what the history says of a remote's versions. */
export const pastOf = async (store: ObjectStore, keys: RegistryKeys, remote: string): Promise<RemotePast> => {
  const published = new Map<string, RemoteDescriptor>();
  const left = new Set<string>();
  let running: RegistryRemote | null = null;
  let removed: RegistryRemote | null = null;
  // An old document that is damaged must not keep anybody from publishing.
  for await (const { remotes, change } of eachDocument(store, keys, { onDamaged: () => undefined })) {
    if (change.remote !== remote) continue;
    const before: RegistryRemote | null = running;
    running = remotes[remote] ?? null;
    removed = running ? null : before;
    if (!running) continue;
    const { current } = running;
    if (change.action === 'publish') {
      published.delete(current.version);
      published.set(current.version, current);
    } else if (before && isEarlier({ published: [...published.values()] }, current.version, before.current.version)) {
      left.add(before.current.version);
    }
    // Whoever names a version says that it is good.
    if (change.action === 'rollback') left.delete(current.version);
  }
  return { published: [...published.values()], left, removed };
};

/**
 * What a remote goes back to from a version: of those published before it the newest that was seen to work, else the
 * newest that was not seen at all. Null where there is none. Versions that failed, that were rolled back from or whose
 * files are gone are passed over.
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
