import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverKey } from '@caravan/registry';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { createServerBuilds, removeUnusedBuilds, UNUSED_MS } from './serverBuilds';
import { federationOf, makeSite, serverCode, type TestSite } from '../testing/site';

let site: TestSite;
beforeEach(() => {
  site = makeSite();
});
afterEach(() => site.remove());

const publish = async (code?: string) => {
  const { remotes } = await site.publish(federationOf('ranking'), code);
  const descriptor = remotes['ranking']?.current;
  if (!descriptor) throw new Error('nothing was published');
  return descriptor;
};

/** Builds of a store that gives back something else for them. */
const buildsOver = (change: (bytes: Uint8Array | null) => Promise<Uint8Array | null>) =>
  createServerBuilds({
    folder: site.modulesFolder,
    store: {
      ...site.store,
      get: async (key) => {
        const bytes = await site.store.get(key);
        return key.startsWith('servers/') ? change(bytes) : bytes;
      },
    },
    onFailure: (remote, _version, error) => site.failures.push(`${remote}: ${String(error)}`),
  });

describe("a remote's server build", () => {
  it('is fetched once and not run', async () => {
    let gets = 0;
    const builds = buildsOver(async (bytes) => {
      gets += 1;
      return bytes;
    });
    const descriptor = await publish('throw new Error("it runs");');
    const [first, second] = await Promise.all([builds(descriptor), builds(descriptor)]);
    expect(readFileSync(first ?? '', 'utf8')).toBe('throw new Error("it runs");');
    expect([second, await builds(descriptor)]).toEqual([first, first]);
    expect([gets, site.failures]).toEqual([1, []]);
  });

  it('is refused if one byte has changed [MFE-7]', async () => {
    const descriptor = await publish();
    const builds = buildsOver(async (bytes) => {
      const changed = Buffer.from(bytes ?? []);
      changed[10] = (changed[10] ?? 0) ^ 1;
      return changed;
    });
    expect(await builds(descriptor)).toBeNull();
    expect(site.failures).toEqual(['ranking: Error: its server build is not what was published']);
  });

  it.each(['the store is unavailable', 'the store holds something else'])(
    'is the intact one of before a restart if %s [MFE-7] [REL-1]',
    async (damage) => {
      const descriptor = await publish();
      const path = await site.builds(descriptor);
      const restarted = () =>
        buildsOver(async () => {
          if (damage === 'the store is unavailable') throw new Error('no answer');
          return Buffer.from('something else');
        })(descriptor);
      expect([path, await restarted()]).toEqual([path, path]);
      expect(site.failures).toEqual([]);
      writeFileSync(path ?? '', `${readFileSync(path ?? '', 'utf8')} `);
      expect(await restarted()).toBeNull();
    },
  );

  it('does not replace the build of a remote whose name begins with that of another', async () => {
    const descriptor = await publish();
    const { server } = descriptor;
    const named = (name: string, file: string): RemoteDescriptor => ({
      ...descriptor,
      federation: federationOf(name),
      server: { ...server, file },
    });
    const builds = createServerBuilds({
      folder: site.modulesFolder,
      store: { ...site.store, get: () => site.store.get(serverKey('ranking', server.file)) },
      onFailure: (remote, _version, error) => site.failures.push(`${remote}: ${String(error)}`),
    });
    const path = await builds(named('colour-viewer', 'server.1.mjs'));
    expect(path).not.toBeNull();
    expect(await builds(named('colour', 'viewer-server.1.mjs'))).not.toBe(path);
  });

  it('is deleted once no version names it and it was not used for an hour', async () => {
    const [old, recent, running] = [await publish(), await publish(), await publish()];
    const paths = [];
    for (const descriptor of [old, recent, running]) paths.push((await site.builds(descriptor)) ?? '');
    mkdirSync(join(site.modulesFolder, 'overrides'));
    const before = new Date(Date.now() - UNUSED_MS - 1000);
    for (const path of [paths[0] ?? '', paths[2] ?? '']) utimesSync(path, before, before);
    await removeUnusedBuilds(site.modulesFolder, [running]);
    expect(paths.map((path) => existsSync(path))).toEqual([false, true, true]);
    expect(existsSync(join(site.modulesFolder, 'overrides'))).toBe(true);
  });

  it('counts as used whenever it is asked for', async () => {
    const descriptor = await publish();
    const path = (await site.builds(descriptor)) ?? '';
    utimesSync(path, 0, 0);
    await site.builds(descriptor);
    await removeUnusedBuilds(site.modulesFolder, []);
    expect(existsSync(path)).toBe(true);
  });

  it('is fetched again after it was deleted', async () => {
    const descriptor = await publish();
    const path = (await site.builds(descriptor)) ?? '';
    rmSync(path);
    expect(await Promise.all([site.builds(descriptor), site.builds(descriptor)])).toEqual([path, path]);
    expect([existsSync(path), site.failures]).toEqual([true, []]);
  });

  it('stays in its folder if its name is a path', async () => {
    const descriptor = await publish();
    const path = await site.builds(descriptor);
    const server = { ...descriptor.server, file: `x/../../${descriptor.server.file}` };
    expect(await buildsOver(async (bytes) => bytes)({ ...descriptor, server })).toBe(path);
  });

  it('does not change the mode of its folder without root', async () => {
    jest.spyOn(process, 'getuid').mockReturnValue(1000);
    mkdirSync(site.modulesFolder, { recursive: true });
    chmodSync(site.modulesFolder, 0o777);
    expect(await site.builds(await publish())).not.toBeNull();
    expect(statSync(site.modulesFolder).mode & 0o777).toBe(0o777);
  });

  it('is tried again after a failure', async () => {
    const descriptor = await publish(serverCode());
    let isBroken = true;
    const builds = buildsOver(async (bytes) => (isBroken ? null : bytes));
    expect(await builds(descriptor)).toBeNull();
    expect(site.failures).toEqual(['ranking: Error: its server build is not in the store']);
    isBroken = false;
    expect(await builds(descriptor)).not.toBeNull();
  });
});
