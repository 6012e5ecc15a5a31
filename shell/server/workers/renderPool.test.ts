import { AnswerTimeout } from './renderProcess';
import { NotRunning, SHELL } from './renderPool';
import {
  createTestPool,
  fromOutside,
  ofBuild,
  redirect,
  settle,
  withSites,
  type TestProcess,
} from '../testing/testPool';
import { Overloaded } from '../queue';

const { siteOf, versionOf, keyOf } = withSites();
afterEach(() => jest.useRealTimers());

/** A pool, and questions about the site. */
const create = (options?: Parameters<typeof createTestPool>[0]) => {
  const made = createTestPool(options);
  return { ...made, ask: (name: string) => made.ask(siteOf(), name) };
};

/** A pool that runs a snapshot. */
const run = async (options?: Parameters<typeof create>[0]) => {
  const made = create(options);
  await made.pool.adopt([siteOf()]);
  return made;
};

const first = (processes: readonly TestProcess[]): TestProcess => {
  const [found] = processes;
  if (!found) throw new Error('no process was started');
  return found;
};

describe('a render pool', () => {
  it('runs each remote in a process of its own, and one without remotes [MFE-17]', async () => {
    const { pool, processes } = create();
    expect(await pool.adopt([siteOf({ account: null })])).toEqual(new Set([SHELL, keyOf('ranking')]));
    expect(processes.map(({ name, file }) => [name, file])).toEqual([
      [SHELL, null],
      ['ranking', 'ranking.mjs'],
    ]);
    expect(['ranking', 'account'].map((name) => pool.isRunning(siteOf(), name))).toEqual([true, false]);
    pool.stop();
    expect(processes.every(({ killed }) => killed)).toBe(true);
  });

  it('asks the process of the remote', async () => {
    const { pool, of, ask } = await run();
    const reply = ask('ranking');
    await settle();
    expect([of('ranking'), of('account')].map((processes) => processes[0]?.pending())).toEqual([1, 0]);
    of('ranking')[0]?.questions[0]?.(redirect);
    expect((await reply).answer).toEqual(redirect);
    await expect(ask('garage')).rejects.toThrow(NotRunning);
    pool.stop();
  });

  it('starts a second process for a busy remote', async () => {
    const { pool, of, ask } = await run();
    const replies = Array.from({ length: 8 }, () => ask('ranking').catch(() => undefined));
    await settle();
    expect(of('ranking')).toHaveLength(2);
    pool.stop();
    await Promise.all(replies);
  });

  it('refuses questions beyond its limit', async () => {
    const { pool, ask } = await run();
    const replies = Array.from({ length: 60 }, () => ask('ranking').catch((error: unknown) => error));
    await settle();
    pool.stop();
    expect((await Promise.all(replies)).filter((result) => result instanceof Overloaded).length).toBeGreaterThan(0);
  });

  it.each([
    ['ranking', AnswerTimeout],
    [SHELL, Overloaded],
  ])('times out if "%s" does not answer', async (name, kind) => {
    const { pool, of, ask } = await run();
    const reply = ask(name);
    await settle();
    first(of(name)).questions[0]?.(new AnswerTimeout(8000));
    await expect(reply).rejects.toThrow(kind);
    pool.stop();
  });

  it('ends the least recently used processes beyond its memory limit', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'nextTick', 'queueMicrotask'] });
    const { pool, of, ask } = await run({ maxMemory: 100 });
    for (const name of [SHELL, 'account', 'ranking']) first(of(name)).size = 40;
    const [early] = [ask('account')];
    await settle();
    first(of('account')).questions[0]?.(redirect);
    await early;
    jest.advanceTimersByTime(1000);
    expect([SHELL, 'account', 'ranking'].map((name) => first(of(name)).killed)).toEqual([false, false, true]);
    const reply = ask('ranking');
    await settle();
    of('ranking')[1]?.questions[0]?.(redirect);
    expect((await reply).answer).toEqual(redirect);
    pool.stop();
  });
});

describe('another snapshot', () => {
  it('restarts only the remotes whose build changed', async () => {
    const { pool, of, ask } = await run();
    const owed = ask('ranking');
    await settle();
    await pool.adopt([siteOf({ ranking: 'newer.mjs' })]);
    expect(of('ranking').map(({ file }) => file)).toEqual(['ranking.mjs', 'newer.mjs']);
    expect(of('account')).toHaveLength(1);
    // What it was asked it still answers.
    expect(first(of('ranking')).killed).toBe(false);
    first(of('ranking')).questions[0]?.(redirect);
    expect((await owed).answer).toEqual(redirect);
    await first(of('ranking')).ended;
    expect(first(of('ranking')).killed).toBe(true);
    pool.stop();
  });

  it('is adopted once its builds have loaded', async () => {
    const { pool, of } = create({ becomes: false });
    const adopted = pool.adopt([siteOf()]);
    await settle();
    expect(pool.isRunning(siteOf(), 'account')).toBe(false);
    first(of(SHELL)).become(null);
    first(of('account')).become(null);
    await settle();
    first(of('ranking')).become('no such file');
    expect(await adopted).toEqual(new Set([SHELL, keyOf('account')]));
    pool.stop();
  });

  it('does not load a build again that did not load', async () => {
    const { pool, of, failures } = create({ becomes: false });
    const adopted = pool.adopt([siteOf({ account: null })]);
    await settle();
    first(of(SHELL)).become(null);
    first(of('ranking')).become('no such file');
    await adopted;
    expect(failures).toEqual([`ranking ${versionOf('ranking')}: no such file`]);
    await pool.adopt([siteOf({ account: null })]);
    expect(of('ranking')).toHaveLength(1);
    pool.stop();
  });
});

describe('a process that ends', () => {
  it('by its build, quarantines that version alone [MFE-17]', async () => {
    const { pool, of, ask, quarantined } = await run();
    const reply = ask('ranking').catch((error: unknown) => error);
    await settle();
    first(of('ranking')).end(ofBuild);
    expect(await reply).toBeInstanceOf(NotRunning);
    expect(quarantined).toEqual([{ remote: 'ranking', version: versionOf('ranking'), why: 'blocks its thread' }]);
    expect([pool.isRunning(siteOf(), 'ranking'), pool.isRunning(siteOf(), 'account')]).toEqual([false, true]);
    await expect(ask('ranking')).rejects.toThrow(NotRunning);
    pool.stop();
  });

  it('by its build while it loads, quarantines it before the snapshot is adopted [MFE-17]', async () => {
    const { pool, of, quarantined } = create({ becomes: false });
    const adopted = pool.adopt([siteOf({ account: null })]);
    await settle();
    first(of(SHELL)).become(null);
    first(of('ranking')).end(ofBuild);
    expect(await adopted).toEqual(new Set([SHELL]));
    expect(quarantined).toHaveLength(1);
    pool.stop();
  });

  it('from outside, is replaced, and the question asked again [MFE-17]', async () => {
    const { pool, of, ask, quarantined, failures } = await run();
    const reply = ask('ranking');
    await settle();
    first(of('ranking')).end(fromOutside);
    await settle();
    of('ranking')[1]?.questions[0]?.(redirect);
    expect((await reply).answer).toEqual(redirect);
    expect(quarantined).toEqual([]);
    expect(failures).toEqual(['Error: the render worker of ranking is restarted: it ended by itself (SIGKILL)']);
    pool.stop();
  });

  it('from outside while idle, is replaced', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { pool, of } = await run();
    first(of('ranking')).end(fromOutside);
    await settle();
    jest.advanceTimersByTime(300);
    await settle();
    expect(of('ranking')).toHaveLength(2);
    pool.stop();
  });
});
