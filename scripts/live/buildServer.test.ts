import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRemote } from '@caravan/registry/publish';
import { federationOf, writeBuild } from '@caravan/registry/testing';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { startBuildServer } from './buildServer';
import { createLiveUpdates } from './liveUpdates';

const SITE = 'https://site.test';
const federation = federationOf('ranking');
let folder = '';
let server: Awaited<ReturnType<typeof startBuildServer>>;
const updates = createLiveUpdates();

/** Replaces the build in the folder. */
const build = (code: string): RemoteDescriptor => {
  writeBuild(folder, 'ranking', code);
  return describeRemote(folder, federation);
};
const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);

beforeEach(async () => {
  folder = createTemporaryFolder();
  server = await startBuildServer(SITE, 0, updates);
});
afterEach(() => server.stop());

describe('the server of a build', () => {
  it('serves its description, its server build and its files [MFE-8]', async () => {
    const descriptor = build('one');
    await server.show(descriptor, folder);
    expect(await (await get('/descriptor.json')).json()).toEqual(descriptor);
    expect(await (await get('/servers/server.one.mjs')).text()).toBe('server of one');
    for (const path of ['/remotes/ranking/remoteEntry.one.js', '/remotes/ranking~2/remoteEntry.one.js'])
      expect(await (await get(path)).text()).toBe('entry of one');
    const list: unknown = await (await get(`/remotes/ranking/versions/${descriptor.version}.json?at=7`)).json();
    expect(list).toMatchObject({ entry: 'remoteEntry.one.js' });
  });

  it('still serves the files of the previous build', async () => {
    const first = build('one');
    await server.show(first, folder);
    const second = build('two');
    await server.show(second, folder);
    expect(await (await get('/remotes/ranking/remoteEntry.one.js')).text()).toBe('entry of one');
    expect((await get(`/remotes/ranking/versions/${first.version}.json`)).status).toBe(200);
    expect(await (await get('/remotes/ranking/versions/current.json')).json()).toMatchObject({
      version: second.version,
    });
  });

  it('lets only pages of its site read it [MFE-20]', async () => {
    await server.show(build('one'), folder);
    const { headers } = await get('/remotes/ranking/remoteEntry.one.js');
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    const preflight = await get('/descriptor.json', { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-private-network')).toBe('true');
  });

  it.each(['/', '/package.json', '/servers/../built.json', '/remotes/ranking/gone.js', '/remotes/ranking/chunks.json'])(
    'has no other file: %s',
    async (path) => {
      await server.show(build('one'), folder);
      expect((await get(path)).status).toBe(404);
    },
  );

  it('refuses a build that changes while it is read', async () => {
    const descriptor = build('one');
    writeFileSync(join(folder, 'browser/remoteEntry.one.js'), 'changed');
    await expect(server.show(descriptor, folder)).rejects.toThrow('has changed since the build was described');
  });
});
