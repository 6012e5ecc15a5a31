import type { BuiltSite } from '../registry';
import { createTestPool, redirect, settle, withSites } from '../testing/testPool';
import { NotRunning, SHELL } from './renderPool';

const { siteOf } = withSites();

const remoteName = (index: number): string => `section-${index}`;

/** A site with that many remotes. */
const siteWithMany = (count: number): BuiltSite => ({
  ...siteOf(),
  remotes: siteOf()
    .remotes.slice(0, 1)
    .flatMap((remote) =>
      Array.from({ length: count }, (_none, index) => {
        const { descriptor } = remote;
        const federation = { ...descriptor.federation, name: remoteName(index) };
        return { ...remote, descriptor: { ...descriptor, federation }, file: `${remoteName(index)}.mjs` };
      }),
    ),
});

/** A pool that has started with 100 remotes. */
const start = async () => {
  const site = siteWithMany(100);
  const testPool = createTestPool();
  const usable = await testPool.pool.adopt([site]);
  return { ...testPool, site, usable, sendRequest: (index: number) => testPool.sendRequest(site, remoteName(index)) };
};

describe('a server that starts with 100 remotes', () => {
  it('loads the builds of eight, and can use all [PERF-12]', async () => {
    const { pool, processes, usable } = await start();
    expect(processes.map(({ name }) => name)).toEqual([
      SHELL,
      ...Array.from({ length: 8 }, (_none, index) => remoteName(index)),
    ]);
    expect(usable.size).toBe(101);
    pool.stop();
  });

  it('loads the build of another remote with its first request', async () => {
    const { pool, processesOf, sendRequest } = await start();
    const replies = [sendRequest(80), sendRequest(80)];
    await settle();
    for (const respond of processesOf(remoteName(80))[0]?.requests.slice() ?? []) respond(redirect);
    expect((await Promise.all(replies)).map(({ response }) => response)).toEqual([redirect, redirect]);
    expect(processesOf(remoteName(80))).toHaveLength(1);
    pool.stop();
  });

  it('loads no build before the first request if `loadedAtStart` is 0', async () => {
    const site = siteWithMany(3);
    const { pool, processes, sendRequest } = createTestPool({ loadedAtStart: 0 });
    expect((await pool.adopt([site])).size).toBe(4);
    expect(processes.map(({ name }) => name)).toEqual([SHELL]);
    void sendRequest(site, remoteName(1)).catch(() => undefined);
    await settle();
    expect(processes.map(({ name }) => name)).toEqual([SHELL, remoteName(1)]);
    pool.stop();
  });

  it('loads a new version before it is adopted', async () => {
    const { pool, processesOf, site } = await start();
    const remotes = site.remotes.map((remote) =>
      remote.file === `${remoteName(80)}.mjs` ? { ...remote, file: 'next.mjs' } : remote,
    );
    await pool.adopt([{ ...site, remotes }]);
    expect(processesOf(remoteName(80)).map(({ file }) => file)).toEqual(['next.mjs']);
    pool.stop();
  });
});

it('starts at most four processes for requests at the same time', async () => {
  const site = siteWithMany(100);
  const { pool, processes, processesOf, sendRequest } = createTestPool({ loadsAtOnce: false });
  const adopted = pool.adopt([site]);
  for (let loaded = 0; loaded <= 8; loaded += 1) {
    await settle();
    for (const each of processes) each.finishLoading(null);
  }
  await adopted;
  const replies = Array.from({ length: 10 }, (_none, index) =>
    sendRequest(site, remoteName(50 + index)).catch((error: unknown) => error),
  );
  await settle();
  expect(processes).toHaveLength(9 + 4);
  processesOf(remoteName(50))[0]?.finishLoading('no such file');
  expect(await replies[0]).toBeInstanceOf(NotRunning);
  await settle();
  expect(processes).toHaveLength(9 + 5);
  pool.stop();
  await Promise.all(replies);
});
