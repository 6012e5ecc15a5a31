import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { isIntact, serverKey, type ObjectStore } from '@caravan/registry';
import { makeReadable, writeBuild } from './buildFile';
import { versionKey } from './siteRemotes';

export interface ServerBuildsOptions {
  readonly store: ObjectStore;
  /** A folder inside this workspace, so that bare imports of a build find the site's React. */
  readonly folder: string;
  readonly onFailure: (remote: string, version: string, error: unknown) => void;
}

/** Returns the file with the server build of a version, or null if it is not available. */
export type ServerBuilds = (descriptor: RemoteDescriptor) => Promise<string | null>;

/** Milliseconds that a build stays after its last use: pages under way, overrides and other processes of this machine may use it. */
export const UNUSED_MS = 3_600_000;

// Names of remotes have no dot. With `-` the build of `a` could replace that of `a-b`.
const fileNameOf = ({ federation, server }: RemoteDescriptor): string => `${federation.name}.${basename(server.file)}`;

/** Notes the use of a build. Returns false if it was deleted. */
const noteUse = (path: string): Promise<boolean> => {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
};

/** Deletes builds of other versions from a folder, unless they were used in the last hour. */
export const removeUnusedBuilds = async (folder: string, versions: readonly RemoteDescriptor[]): Promise<void> => {
  const usedNames = new Set(versions.map(fileNameOf));
  // Before the first build there is no folder.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile() || usedNames.has(entry.name)) continue;
    const path = join(folder, entry.name);
    // Another process may have deleted it.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - UNUSED_MS) await rm(path, { force: true });
  }
};

/**
 * Fetches server builds from the store, checks them against the registry's hash, and writes them into `folder`. Each is fetched once,
 * also over a restart, until `removeUnusedBuilds` deletes it. So a server that starts while the store is unavailable still has the builds
 * that ran before.
 */
export const createServerBuilds = ({ store, folder, onFailure }: ServerBuildsOptions): ServerBuilds => {
  const buildFiles = new Map<string, Promise<string | null>>();

  const fetchBuild = async (descriptor: RemoteDescriptor): Promise<string> => {
    const { federation, server } = descriptor;
    const path = join(folder, fileNameOf(descriptor));
    const existing = await readFile(path).catch(() => null);
    if (existing && isIntact(existing, server.integrity)) {
      await makeReadable(path);
      return path;
    }
    const bytes = await store.get(serverKey(federation.name, server.file));
    if (!bytes) throw new Error('its server build is not in the store');
    if (!isIntact(bytes, server.integrity)) throw new Error('its server build is not what was published');
    await writeBuild(path, bytes);
    return path;
  };

  const fetchOnce: ServerBuilds = (descriptor) => {
    const key = versionKey(descriptor);
    const known = buildFiles.get(key);
    if (known) return known;
    const fetching = fetchBuild(descriptor).catch((error: unknown) => {
      onFailure(descriptor.federation.name, descriptor.version, error);
      buildFiles.delete(key);
      return null;
    });
    buildFiles.set(key, fetching);
    return fetching;
  };

  return async (descriptor) => {
    const build = fetchOnce(descriptor);
    const path = await build;
    if (path === null || (await noteUse(path))) return path;
    // Another call may have begun to fetch it meanwhile.
    if (buildFiles.get(versionKey(descriptor)) === build) buildFiles.delete(versionKey(descriptor));
    return fetchOnce(descriptor);
  };
};
