import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { versionsIn } from '../builds';
import { eachDocument, readRegistry } from '../documents';
import { removeReports, readOutcome } from '../evidence';
import { PublishRefused } from '../refused';
import type { RegistryKeys } from '../trust';
import { type BrowserFiles, browserFilesOf, shellFilesIn } from './browserFiles';
import { removeDictionaryCopies } from './dictionaryCopies';
import { brotliKey, provenanceKey, serverKey } from './keys';

/** A version of a remote, or of the shell. */
export interface PrunedVersion {
  /** `shell` for the shell. */
  readonly remote: string;
  readonly version: string;
}

/** A version, with the folder of its browser files and the keys of all its objects. */
interface StoredVersion extends PrunedVersion {
  readonly folder: string;
  readonly keys: readonly string[];
}

/** A version named in at least one document. */
interface KnownVersion extends StoredVersion {
  /** ISO time of the change that no longer named it. Null while the newest document names it. */
  readonly droppedAt: string | null;
}

const nameOf = ({ remote, version }: PrunedVersion): string => `${remote}/${version}`;

const browserKeys = ({ folder, files }: BrowserFiles): readonly string[] =>
  Object.keys(files).flatMap((file) => [`${folder}/${file}`, brotliKey(`${folder}/${file}`)]);

const keysOf = (descriptor: RemoteDescriptor): readonly string[] => {
  const { federation, server, provenance } = descriptor;
  return [
    ...browserKeys(browserFilesOf(descriptor)),
    serverKey(federation.name, server.file),
    ...(provenance === undefined ? [] : [provenanceKey(federation.name, provenance)]),
  ];
};

const storedIn = (document: RegistryDocument): readonly StoredVersion[] => [
  ...versionsIn(document).map((descriptor) => ({
    remote: descriptor.federation.name,
    version: descriptor.version,
    folder: browserFilesOf(descriptor).folder,
    keys: keysOf(descriptor),
  })),
  ...shellFilesIn(document).map((shell) => ({
    remote: 'shell',
    version: shell.version,
    folder: shell.folder,
    keys: browserKeys(shell),
  })),
];

const knownVersions = async (store: ObjectStore, keys: RegistryKeys): Promise<readonly KnownVersion[]> => {
  const known = new Map<string, KnownVersion>();
  for await (const document of eachDocument(store, keys)) {
    const namedVersions = new Map(storedIn(document).map((version) => [nameOf(version), version]));
    for (const [key, version] of known)
      if (!namedVersions.has(key) && version.droppedAt === null)
        known.set(key, { ...version, droppedAt: document.change.at });
    // Keeps the map in the order of the last mention.
    for (const [key, version] of namedVersions) {
      known.delete(key);
      known.set(key, { ...version, droppedAt: null });
    }
  }
  return [...known.values()];
};

/** Returns the newest working version of each remote: a rollback goes back to it. */
const newestWorking = async (store: ObjectStore, versions: readonly KnownVersion[]): Promise<ReadonlySet<string>> => {
  const working = new Map<string, string>();
  for (const { remote, version } of versions)
    if ((await readOutcome(store, remote, version)) === 'works') working.set(remote, nameOf({ remote, version }));
  return new Set(working.values());
};

/**
 * Removes the files of versions that no document has named since `before` (ISO). Keeps running versions, their fallbacks, candidates and
 * previews, recorded shells, the newest working version of each remote, and files that a kept version shares. Keeps the documents: they
 * are the audit log. Returns the removed versions.
 */
export const pruneVersions = async (
  store: ObjectStore,
  keys: RegistryKeys,
  before: string,
): Promise<readonly PrunedVersion[]> => {
  const versions = await knownVersions(store, keys);
  const working = await newestWorking(store, versions);
  const isOld = (version: KnownVersion): boolean =>
    version.droppedAt !== null && version.droppedAt < before && !working.has(nameOf(version));
  const keptKeys = new Set(versions.filter((version) => !isOld(version)).flatMap((version) => version.keys));
  const old = versions.filter(isOld);
  const removableKeys = new Set(old.flatMap((version) => version.keys).filter((key) => !keptKeys.has(key)));
  for (const folder of new Set(old.map((version) => version.folder)))
    await removeDictionaryCopies(store, folder, (key) => removableKeys.has(key));
  const pruned: PrunedVersion[] = [];
  for (const { remote, version, keys: versionKeys } of old) {
    const removed = new Map<string, Uint8Array>();
    for (const key of versionKeys) {
      const bytes = keptKeys.has(key) ? null : await store.get(key);
      if (!bytes) continue;
      removed.set(key, bytes);
      await store.remove(key);
    }
    if (removed.size === 0) continue;
    // A team may have rolled back to the version meanwhile, or published one with the same file.
    const present = new Set(storedIn(await readRegistry(store, keys)).flatMap((each) => each.keys));
    const restored = [...removed].filter(([key]) => present.has(key));
    for (const [key, bytes] of restored) await store.create(key, bytes);
    if (restored.length > 0) continue;
    await removeReports(store, remote, version);
    pruned.push({ remote, version });
  }
  return pruned;
};

/** Returns whether the store still has all files that a version needs to run. */
export const hasAllFiles = async (
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

/** Refuses a version if files that it needs to run were removed from the store. */
export const requireAllFiles = async (store: ObjectStore, descriptor: RemoteDescriptor): Promise<void> => {
  const { federation, version } = descriptor;
  if (!(await hasAllFiles(store, descriptor)))
    throw new PublishRefused(`the files of ${federation.name} ${version} were removed: publish its sources again`);
};
