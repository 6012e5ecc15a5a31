import { openStore, publisherKeys, readRegistry } from '@caravan/registry';
import type { RegistryDocument, RegistryRemote } from '@caravan/shared/contracts';
import { readSetting } from './setting';
import { until } from '../until';

/** Returns the store of the tested site. */
export const siteStore = () => openStore({}, readSetting().data);

/** Returns what a change of the tested site's registry needs: store, keys, and author and reason for the audit log. */
export const siteEdit = (why: string) => ({
  store: siteStore(),
  keys: publisherKeys(readSetting().data),
  by: 'e2e',
  why,
});

/** Returns the newest registry document of the tested site. */
export const siteRegistry = (): Promise<RegistryDocument> =>
  readRegistry(siteStore(), publisherKeys(readSetting().data));

/** Returns the entry of a remote in the registry of the tested site. */
export const remoteEntry = async (name: string): Promise<RegistryRemote> => {
  const entry = (await siteRegistry()).remotes[name];
  if (!entry) throw new Error(`${name} is not published`);
  return entry;
};

/** Returns the number of the registry document that the site serves, or -1 without one. */
const servedSequence = async (): Promise<number> => {
  const state: unknown = await (await fetch(`${readSetting().origin}/ready`)).json();
  return typeof state === 'object' && state && 'registry' in state ? Number(state.registry) : -1;
};

/** Waits until the site serves a registry document, or a newer one. */
export const whenServed = (sequence: number): Promise<void> => until(async () => (await servedSequence()) >= sequence);

/** Returns the version of a remote in the manifest of a page, or ''. */
export const versionIn = (html: string, remote: string): string =>
  new RegExp(`"name":"${remote}","version":"(\\w+)"`).exec(html)?.[1] ?? '';

/** Requests a page. Returns the version of a remote in its manifest, or ''. */
export const servedVersion = async (remote: string, path: string): Promise<string> =>
  versionIn(await (await fetch(readSetting().origin + path)).text(), remote);
