import type { RemoteDescriptor } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { removeDictionaryCopies } from './dictionaryCopies';
import { browserKey, provenanceKey, serverKey } from './keys';
import { eachDocument } from './history';
import { readRegistry } from './registry';
import { forgetSeen, readSeen } from './seen';
import type { RegistryKeys } from './signature';
import { versionsIn } from './versionsIn';

/** A version named in at least one document. */
interface KnownVersion {
  readonly descriptor: RemoteDescriptor;
  /** ISO time of the change that no longer named it. Null while the newest document names it. */
  readonly left: string | null;
}

const nameOf = ({ federation, version }: RemoteDescriptor): string => `${federation.name}/${version}`;

const keysOf = ({ federation: { name }, files, server, provenance }: RemoteDescriptor): readonly string[] => [
  ...Object.keys(files).flatMap((file) => [browserKey(name, file), `${browserKey(name, file)}.br`]),
  serverKey(name, server.file),
  ...(provenance === undefined ? [] : [provenanceKey(name, provenance)]),
];

const knownVersions = async (store: ObjectStore, keys: RegistryKeys): Promise<readonly KnownVersion[]> => {
  const known = new Map<string, KnownVersion>();
  for await (const document of eachDocument(store, keys)) {
    const named = new Map(versionsIn(document).map((descriptor) => [nameOf(descriptor), descriptor]));
    for (const [key, version] of known)
      if (!named.has(key) && version.left === null) known.set(key, { ...version, left: document.change.at });
    // Keeps the map in the order of the last mention.
    for (const [key, descriptor] of named) {
      known.delete(key);
      known.set(key, { descriptor, left: null });
    }
  }
  return [...known.values()];
};

/** Returns the newest working version of each remote: a rollback goes back to it. */
const lastGood = async (store: ObjectStore, versions: readonly KnownVersion[]): Promise<ReadonlySet<string>> => {
  const good = new Map<string, string>();
  for (const { descriptor } of versions) {
    const { name } = descriptor.federation;
    if ((await readSeen(store, name, descriptor.version)) === 'works') good.set(name, nameOf(descriptor));
  }
  return new Set(good.values());
};

/**
 * Removes the files of versions that no document has named since `before` (ISO). Keeps running versions, their fallbacks, candidates and
 * previews, the newest working version of each remote, and files that a kept version shares. Keeps the documents: they are the audit log.
 * Returns the removed versions.
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
  const old = versions.filter(isOld).map(({ descriptor }) => descriptor);
  const gone = new Set(old.flatMap(keysOf).filter((key) => !kept.has(key)));
  for (const name of new Set(old.map(({ federation }) => federation.name)))
    await removeDictionaryCopies(store, name, (key) => gone.has(key));
  const pruned: RemoteDescriptor[] = [];
  for (const descriptor of old) {
    const removed = new Map<string, Uint8Array>();
    for (const key of keysOf(descriptor)) {
      const bytes = kept.has(key) ? null : await store.get(key);
      if (!bytes) continue;
      removed.set(key, bytes);
      await store.remove(key);
    }
    if (removed.size === 0) continue;
    // A team may have rolled back to the version meanwhile, or published one with the same file.
    const present = new Set(versionsIn(await readRegistry(store, keys)).flatMap(keysOf));
    const again = [...removed].filter(([key]) => present.has(key));
    for (const [key, bytes] of again) await store.create(key, bytes);
    if (again.length > 0) continue;
    await forgetSeen(store, descriptor.federation.name, descriptor.version);
    pruned.push(descriptor);
  }
  return pruned;
};

/** Whether the store still has all files that a version needs to run. */
export const isWhole = async (
  store: ObjectStore,
  { provenance: _provenance, ...version }: RemoteDescriptor,
): Promise<boolean> => {
  const found = await Promise.all(
    keysOf(version)
      .filter((key) => !key.endsWith('.br'))
      .map((key) => store.describe(key)),
  );
  return found.every(Boolean);
};
