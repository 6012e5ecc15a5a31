import type { RemoteDescriptor } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { browserKey, serverKey } from './keys';
import { eachDocument } from './history';
import { readRegistry } from './registry';
import { forgetSeen, readSeen } from './seen';
import type { RegistryKeys } from './signature';
import { versionsIn } from './versionsIn';

/** A version that some registry document named. */
interface KnownVersion {
  readonly descriptor: RemoteDescriptor;
  /** ISO time of the change that left it out; null while the newest document names it. */
  readonly left: string | null;
}

const nameOf = ({ federation, version }: RemoteDescriptor): string => `${federation.name}/${version}`;

const keysOf = ({ federation: { name }, files, server }: RemoteDescriptor): readonly string[] => [
  ...Object.keys(files).flatMap((file) => [browserKey(name, file), `${browserKey(name, file)}.br`]),
  serverKey(name, server.file),
];

const knownVersions = async (store: ObjectStore, keys: RegistryKeys): Promise<readonly KnownVersion[]> => {
  const known = new Map<string, KnownVersion>();
  for await (const document of eachDocument(store, keys)) {
    const named = new Map(versionsIn(document).map((descriptor) => [nameOf(descriptor), descriptor]));
    for (const [key, version] of known)
      if (!named.has(key) && version.left === null) known.set(key, { ...version, left: document.change.at });
    // Last is what was named last.
    for (const [key, descriptor] of named) {
      known.delete(key);
      known.set(key, { descriptor, left: null });
    }
  }
  return [...known.values()];
};

/** Of each section the newest version that was seen to work: what a team goes back to. */
const lastGood = async (store: ObjectStore, versions: readonly KnownVersion[]): Promise<ReadonlySet<string>> => {
  const good = new Map<string, string>();
  for (const { descriptor } of versions) {
    const { name } = descriptor.federation;
    if ((await readSeen(store, name, descriptor.version)) === 'works') good.set(name, nameOf(descriptor));
  }
  return new Set(good.values());
};

/**
 * Removes the files of versions that no document has named since `before` (ISO) and nothing refers to: not what runs, not
 * what it goes back to, not the last that was seen to work. Files that a kept version has as well stay. The documents stay:
 * they are the audit log. Gives the versions whose files are gone.
 */
export const pruneVersions = async (
  store: ObjectStore,
  keys: RegistryKeys,
  before: string,
): Promise<readonly RemoteDescriptor[]> => {
  const versions = await knownVersions(store, keys);
  const good = await lastGood(store, versions);
  const isOld = ({ descriptor, left }: KnownVersion): boolean =>
    left !== null && left < before && !good.has(nameOf(descriptor));
  const kept = new Set(versions.filter((version) => !isOld(version)).flatMap(({ descriptor }) => keysOf(descriptor)));
  const pruned: RemoteDescriptor[] = [];
  for (const { descriptor } of versions.filter(isOld)) {
    const removed = new Map<string, Uint8Array>();
    for (const key of keysOf(descriptor)) {
      const bytes = kept.has(key) ? null : await store.get(key);
      if (!bytes) continue;
      removed.set(key, bytes);
      await store.remove(key);
    }
    if (removed.size === 0) continue;
    // Somebody may have put the version back, or published one with the same file, meanwhile.
    const present = new Set(versionsIn(await readRegistry(store, keys)).flatMap(keysOf));
    const again = [...removed].filter(([key]) => present.has(key));
    for (const [key, bytes] of again) await store.create(key, bytes);
    if (again.length > 0) continue;
    await forgetSeen(store, descriptor.federation.name, descriptor.version);
    pruned.push(descriptor);
  }
  return pruned;
};

/** Whether all files of a version are still there. */
export const isWhole = async (store: ObjectStore, version: RemoteDescriptor): Promise<boolean> => {
  const found = await Promise.all(
    keysOf(version)
      .filter((key) => !key.endsWith('.br'))
      .map((key) => store.describe(key)),
  );
  return found.every(Boolean);
};
