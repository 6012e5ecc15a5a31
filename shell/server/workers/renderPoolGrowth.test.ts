import type { BuiltSite } from '../registry';
import { createTestPool, redirect, settle, withSites } from '../testing/testPool';
import { NotRunning, SHELL } from './renderPool';

const { siteOf } = withSites();

const nameAt = (at: number): string => `section-${at}`;

/** A site with that many remotes. */
const siteWithMany = (count: number): BuiltSite => ({
  ...siteOf(),
  remotes: siteOf()
    .remotes.slice(0, 1)
    .flatMap((remote) =>
      Array.from({ length: count }, (_none, at) => {
        const { descriptor } = remote;
        const federation = { ...descriptor.federation, name: nameAt(at) };
        return { ...remote, descriptor: { ...descriptor, federation }, file: `${nameAt(at)}.mjs` };
      }),
    ),
});

/** A pool that has started with 100 remotes. */
const start = async () => {
  const site = siteWithMany(100);
  const made = createTestPool();
  const usable = await made.pool.adopt([site]);
  return { ...made, site, usable, ask: (at: number) => made.ask(site, nameAt(at)) };
};

describe('a server that starts with 100 remotes', () => {
  it('loads the builds of eight, and can use all [PERF-12]', async () => {
    const { pool, processes, usable } = await start();
    expect(processes.map(({ name }) => name)).toEqual([SHELL, ...Array.from({ length: 8 }, (_none, at) => nameAt(at))]);
    expect(usable.size).toBe(101);
    pool.stop();
  });

  it('loads the build of another remote with its first question', async () => {
    const { pool, of, ask } = await start();
    const replies = [ask(80), ask(80)];
    await settle();
    for (const question of of(nameAt(80))[0]?.questions.slice() ?? []) question(redirect);
    expect((await Promise.all(replies)).map(({ answer }) => answer)).toEqual([redirect, redirect]);
    expect(of(nameAt(80))).toHaveLength(1);
    pool.stop();
  });

  it('loads no build before the first question if it is told so', async () => {
    const site = siteWithMany(3);
    const { pool, processes, ask } = createTestPool({ loadedAtStart: 0 });
    expect((await pool.adopt([site])).size).toBe(4);
    expect(processes.map(({ name }) => name)).toEqual([SHELL]);
    void ask(site, nameAt(1)).catch(() => undefined);
    await settle();
    expect(processes.map(({ name }) => name)).toEqual([SHELL, nameAt(1)]);
    pool.stop();
  });

  it('loads a new version before it is adopted', async () => {
    const { pool, of, site } = await start();
    const remotes = site.remotes.map((remote) =>
      remote.file === `${nameAt(80)}.mjs` ? { ...remote, file: 'next.mjs' } : remote,
    );
    await pool.adopt([{ ...site, remotes }]);
    expect(of(nameAt(80)).map(({ file }) => file)).toEqual(['next.mjs']);
    pool.stop();
  });
});

it('starts at most four processes for questions at the same time', async () => {
  const site = siteWithMany(100);
  const { pool, processes, of, ask } = createTestPool({ becomes: false });
  const adopted = pool.adopt([site]);
  for (let loaded = 0; loaded <= 8; loaded += 1) {
    await settle();
    for (const each of processes) each.become(null);
  }
  await adopted;
  const replies = Array.from({ length: 10 }, (_none, at) =>
    ask(site, nameAt(50 + at)).catch((error: unknown) => error),
  );
  await settle();
  expect(processes).toHaveLength(9 + 4);
  of(nameAt(50))[0]?.become('no such file');
  expect(await replies[0]).toBeInstanceOf(NotRunning);
  await settle();
  expect(processes).toHaveLength(9 + 5);
  pool.stop();
  await Promise.all(replies);
});
