import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor, RemoteModule } from '@caravan/shared/contracts';
import { integrityOf, serverKey, type ObjectStore } from '@caravan/registry';
import { limited } from '../universal/time/limit';

/** Milliseconds that a remote's server build may take to load. */
const LOAD_LIMIT = 3000;

export interface RemoteModulesOptions {
  readonly store: ObjectStore;
  /** A folder inside this workspace: bare imports of a remote's build must find the site's one React. */
  readonly folder: string;
  readonly onFailure: (remote: string, version: string, error: unknown) => void;
}

/** Gives the server build of a published version, or null where it cannot be had. */
export type RemoteModules = (descriptor: RemoteDescriptor) => Promise<RemoteModule | null>;

const isModule = (value: unknown): value is { readonly remote: RemoteModule } =>
  typeof value === 'object' && value !== null && 'remote' in value && typeof value.remote === 'object';

/**
 * Loads server builds by their content-hashed address: fetched from the store, checked against the registry's hash,
 * written beside this server and imported. A build is loaded once; Node never frees a module, so a swap costs memory.
 */
export const createRemoteModules = ({ store, folder, onFailure }: RemoteModulesOptions): RemoteModules => {
  const loaded = new Map<string, Promise<RemoteModule | null>>();

  const load = async ({ federation, server }: RemoteDescriptor): Promise<RemoteModule> => {
    const bytes = await store.get(serverKey(federation.name, server.file));
    if (!bytes) throw new Error('its server build is not in the store');
    if (integrityOf(bytes) !== server.integrity) throw new Error('its server build is not what was published');
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${federation.name}-${server.file}`);
    await writeFile(`${path}.${process.pid}`, bytes);
    await rename(`${path}.${process.pid}`, path);
    const module: unknown = await import(/* webpackIgnore: true */ pathToFileURL(path).href);
    if (!isModule(module)) throw new Error('its server build exports no remote');
    return module.remote;
  };

  return (descriptor) => {
    const { federation, version } = descriptor;
    const key = `${federation.name}/${version}`;
    const known = loaded.get(key);
    if (known) return known;
    const started = limited(
      load(descriptor),
      LOAD_LIMIT,
      () => new Error('its server build does not finish loading'),
    ).catch((error: unknown) => {
      onFailure(federation.name, version, error);
      loaded.delete(key);
      return null;
    });
    loaded.set(key, started);
    return started;
  };
};
