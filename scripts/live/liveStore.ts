import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserKey, changeRegistry, integrityOf, openStore, publisherKeys } from '@caravan/registry';
import { checkedRegistry, describeRemote, releaseShell, uploadBuild } from '@caravan/registry/publish';
import type { Federation } from '@caravan/shared/contracts';
import { root } from '../workspaces';

/** The registry of a site for work on one remote. Every start makes a new one. */
export interface LiveStore {
  /** Publishes a build, with the checks of any registry. Returns its version. */
  readonly publish: (federation: Federation, dist: string, why: string) => Promise<string>;
  /** Adds a file to the version that runs, because the site serves only files that the registry names. */
  readonly addFile: (remote: string, file: string, bytes: Buffer) => Promise<void>;
}

const by = 'npm start';

/** `data`: its folder. */
export const openLiveStore = async (data: string): Promise<LiveStore> => {
  for (const name of ['store', 'seen-registry']) rmSync(join(data, name), { recursive: true, force: true });
  const folder = openStore({}, data);
  // A key always has the same content, so existing files need not be written to the disk again.
  const store: typeof folder = {
    ...folder,
    create: async (key, bytes) => ((await folder.describe(key)) ? false : folder.create(key, bytes)),
  };
  const keys = publisherKeys(data, {});
  await releaseShell({
    store,
    keys,
    by,
    why: 'the shell of this checkout',
    dist: join(root, 'shell/dist'),
    isAlone: true,
    // Quick, because every start compresses again. No other shell is recorded.
    quality: 1,
  });
  return {
    publish: async (federation, dist, why) => {
      const current = describeRemote(dist, federation);
      const { name } = federation;
      const { version } = current;
      await checkedRegistry({ store, keys }, current);
      await uploadBuild(store, current, dist);
      const at = new Date().toISOString();
      await changeRegistry(store, keys, { action: 'publish', by, why }, ({ remotes }) => ({
        remote: name,
        version,
        at,
        // Without a version to fall back to, failures are visible.
        remotes: { ...remotes, [name]: { current, previous: null, since: at, by } },
      }));
      return version;
    },
    addFile: async (remote, file, bytes) => {
      await store.create(browserKey(remote, file), bytes);
      const published = { integrity: integrityOf(bytes), bytes: bytes.byteLength };
      await changeRegistry(store, keys, { action: 'publish', by, why: 'a change on its way' }, ({ remotes }) => {
        const running = remotes[remote];
        if (!running) throw new Error(`${remote} is not published in this site yet: wait for its first build`);
        const current = { ...running.current, files: { ...running.current.files, [file]: published } };
        const at = new Date().toISOString();
        return { remote, version: current.version, at, remotes: { ...remotes, [remote]: { ...running, current } } };
      });
    },
  };
};
