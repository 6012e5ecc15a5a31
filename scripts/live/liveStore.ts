import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserKey, changeRegistry, integrityOf, openStore, publisherKeys } from '@caravan/registry';
import { checkedRegistry, describeRemote, releaseShell, uploadBuild } from '@caravan/registry/publish';
import type { Federation } from '@caravan/shared/contracts';
import { root } from '../workspaces';

/** What a site for work on one section runs: a registry of its own, made anew with every start. */
export interface LiveStore {
  /** Lets the site run a build, which is refused for what it would be refused for anywhere. Gives its version. */
  readonly put: (federation: Federation, dist: string, why: string) => Promise<string>;
  /** Lets it serve one more file of the version that runs: what the registry does not name is not served. */
  readonly putFile: (remote: string, file: string, bytes: Buffer) => Promise<void>;
}

const by = 'npm start';

/** `data`: its folder. */
export const openLiveStore = async (data: string): Promise<LiveStore> => {
  for (const name of ['store', 'seen-registry']) rmSync(join(data, name), { recursive: true, force: true });
  const folder = openStore({}, data);
  // Names stand for one content: what is there need not be written, and forced to the disk, again.
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
    alone: true,
  });
  return {
    put: async (federation, dist, why) => {
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
        // Nothing to fall back to: what fails is seen.
        remotes: { ...remotes, [name]: { current, previous: null, since: at, by } },
      }));
      return version;
    },
    putFile: async (remote, file, bytes) => {
      await store.create(browserKey(remote, file), bytes);
      const published = { integrity: integrityOf(bytes), bytes: bytes.byteLength };
      await changeRegistry(store, keys, { action: 'publish', by, why: 'a change on its way' }, ({ remotes }) => {
        const running = remotes[remote];
        if (!running) throw new Error(`${remote} does not run yet`);
        const current = { ...running.current, files: { ...running.current.files, [file]: published } };
        const at = new Date().toISOString();
        return { remote, version: current.version, at, remotes: { ...remotes, [remote]: { ...running, current } } };
      });
    },
  };
};
