import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { isIntact, serverKey, type ObjectStore } from '@caravan/registry';
import { makeReadable, writeBuild } from './buildFile';

export interface ServerBuildsOptions {
  readonly store: ObjectStore;
  /** A folder inside this workspace, so that bare imports of a build find the site's React. */
  readonly folder: string;
  readonly onFailure: (remote: string, version: string, error: unknown) => void;
}

/** Returns the file with the server build of a version, or null if it is not available. */
export type ServerBuilds = (descriptor: RemoteDescriptor) => Promise<string | null>;

/**
 * Fetches server builds from the store, checks them against the registry's hash, and writes them into `folder`. Each is fetched once,
 * also over a restart. So a server that starts while the store is unavailable still has the builds that ran before.
 */
export const createServerBuilds = ({ store, folder, onFailure }: ServerBuildsOptions): ServerBuilds => {
  const buildFiles = new Map<string, Promise<string | null>>();

  const fetchBuild = async ({ federation, server }: RemoteDescriptor): Promise<string> => {
    // Names of remotes have no dot. With `-` the build of `a` could replace that of `a-b`.
    const path = join(folder, `${federation.name}.${basename(server.file)}`);
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

  return (descriptor) => {
    const { federation, version } = descriptor;
    const key = `${federation.name}/${version}`;
    const known = buildFiles.get(key);
    if (known) return known;
    const fetching = fetchBuild(descriptor).catch((error: unknown) => {
      onFailure(federation.name, version, error);
      buildFiles.delete(key);
      return null;
    });
    buildFiles.set(key, fetching);
    return fetching;
  };
};
