import { AnswerTimeout } from './renderProcess';
import { NotRunning, SHELL } from './renderPool';
import {
  createTestPool,
  endFromOutside,
  endByBuild,
  redirect,
  settle,
  withSites,
  type TestProcess,
} from '../testing/testPool';
import { Overloaded } from '../queue';

const { siteOf, versionOf, keyOf } = withSites();
afterEach(() => jest.useRealTimers());

/** A pool, and requests about the site. */
const create = (options?: Parameters<typeof createTestPool>[0]) => {
  const testPool = createTestPool(options);
  return { ...testPool, sendRequest: (name: string) => testPool.sendRequest(siteOf(), name) };
};

/** A pool that runs a snapshot. */
const run = async (options?: Parameters<typeof create>[0]) => {
  const testPool = create(options);
  await testPool.pool.adopt([siteOf()]);
  return testPool;
};

const first = (processes: readonly TestProcess[]): TestProcess => {
  const [firstProcess] = processes;
  if (!firstProcess) throw new Error('no process was started');
  return firstProcess;
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
    expect(processes.every(({ isKilled }) => isKilled)).toBe(true);
  });

  it('asks the process of the remote', async () => {
    const { pool, processesOf, sendRequest } = await run();
    const reply = sendRequest('ranking');
    await settle();
    expect([processesOf('ranking'), processesOf('account')].map((processes) => processes[0]?.pending())).toEqual([
      1, 0,
    ]);
    processesOf('ranking')[0]?.requests[0]?.(redirect);
    expect((await reply).response).toEqual(redirect);
    await expect(sendRequest('garage')).rejects.toThrow(NotRunning);
    pool.stop();
  });

  it('refuses requests beyond its limit', async () => {
    const { pool, sendRequest } = await run();
    const replies = Array.from({ length: 60 }, () => sendRequest('ranking').catch((error: unknown) => error));
    await settle();
    pool.stop();
    expect((await Promise.all(replies)).filter((result) => result instanceof Overloaded).length).toBeGreaterThan(0);
  });

  it.each([
    ['ranking', AnswerTimeout],
    [SHELL, Overloaded],
  ])('times out if "%s" does not answer', async (name, ErrorClass) => {
    const { pool, processesOf, sendRequest } = await run();
    const reply = sendRequest(name);
    await settle();
    first(processesOf(name)).requests[0]?.(new AnswerTimeout(8000));
    await expect(reply).rejects.toThrow(ErrorClass);
    pool.stop();
  });

  it('ends the least recently used processes beyond its memory limit', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'nextTick', 'queueMicrotask'] });
    const { pool, processesOf, sendRequest } = await run({ maxMemoryBytes: 100 });
    for (const name of [SHELL, 'account', 'ranking']) first(processesOf(name)).memoryInUse = 40;
    const [firstReply] = [sendRequest('account')];
    await settle();
    first(processesOf('account')).requests[0]?.(redirect);
    await firstReply;
    jest.advanceTimersByTime(1000);
    expect([SHELL, 'account', 'ranking'].map((name) => first(processesOf(name)).isKilled)).toEqual([
      false,
      false,
      true,
    ]);
    const reply = sendRequest('ranking');
    await settle();
    processesOf('ranking')[1]?.requests[0]?.(redirect);
    expect((await reply).response).toEqual(redirect);
    pool.stop();
  });
});

describe('another snapshot', () => {
  it('restarts only the remotes whose build changed', async () => {
    const { pool, processesOf, sendRequest } = await run();
    const reply = sendRequest('ranking');
    await settle();
    await pool.adopt([siteOf({ ranking: 'newer.mjs' })]);
    expect(processesOf('ranking').map(({ file }) => file)).toEqual(['ranking.mjs', 'newer.mjs']);
    expect(processesOf('account')).toHaveLength(1);
    // It still answers its pending requests.
    expect(first(processesOf('ranking')).isKilled).toBe(false);
    first(processesOf('ranking')).requests[0]?.(redirect);
    expect((await reply).response).toEqual(redirect);
    await first(processesOf('ranking')).ended;
    expect(first(processesOf('ranking')).isKilled).toBe(true);
    pool.stop();
  });

  it('is adopted once its builds have loaded', async () => {
    const { pool, processesOf } = create({ loadsAtOnce: false });
    const adopted = pool.adopt([siteOf()]);
    await settle();
    expect(pool.isRunning(siteOf(), 'account')).toBe(false);
    first(processesOf(SHELL)).finishLoading(null);
    first(processesOf('account')).finishLoading(null);
    await settle();
    first(processesOf('ranking')).finishLoading('no such file');
    expect(await adopted).toEqual(new Set([SHELL, keyOf('account')]));
    pool.stop();
  });

  it('does not load a build again that did not load', async () => {
    const { pool, processesOf, failures } = create({ loadsAtOnce: false });
    const adopted = pool.adopt([siteOf({ account: null })]);
    await settle();
    first(processesOf(SHELL)).finishLoading(null);
    first(processesOf('ranking')).finishLoading('no such file');
    await adopted;
    expect(failures).toEqual([`ranking ${versionOf('ranking')}: no such file`]);
    await pool.adopt([siteOf({ account: null })]);
    expect(processesOf('ranking')).toHaveLength(1);
    pool.stop();
  });
});

describe('a process that ends', () => {
  it('by its build, quarantines that version alone [MFE-17]', async () => {
    const { pool, processesOf, sendRequest, quarantined } = await run();
    const reply = sendRequest('ranking').catch((error: unknown) => error);
    await settle();
    first(processesOf('ranking')).end(endByBuild);
    expect(await reply).toBeInstanceOf(NotRunning);
    expect(quarantined).toEqual([{ remote: 'ranking', version: versionOf('ranking'), reason: 'blocks its thread' }]);
    expect([pool.isRunning(siteOf(), 'ranking'), pool.isRunning(siteOf(), 'account')]).toEqual([false, true]);
    await expect(sendRequest('ranking')).rejects.toThrow(NotRunning);
    pool.stop();
  });

  it('by its build while it loads, quarantines it before the snapshot is adopted [MFE-17]', async () => {
    const { pool, processesOf, quarantined } = create({ loadsAtOnce: false });
    const adopted = pool.adopt([siteOf({ account: null })]);
    await settle();
    first(processesOf(SHELL)).finishLoading(null);
    first(processesOf('ranking')).end(endByBuild);
    expect(await adopted).toEqual(new Set([SHELL]));
    expect(quarantined).toHaveLength(1);
    pool.stop();
  });

  it('from outside, is replaced, and the request sent again [MFE-17]', async () => {
    const { pool, processesOf, sendRequest, quarantined, failures } = await run();
    const reply = sendRequest('ranking');
    await settle();
    first(processesOf('ranking')).end(endFromOutside);
    await settle();
    processesOf('ranking')[1]?.requests[0]?.(redirect);
    expect((await reply).response).toEqual(redirect);
    expect(quarantined).toEqual([]);
    expect(failures).toEqual(['Error: the render worker of ranking is restarted: it ended by itself (SIGKILL)']);
    pool.stop();
  });

  it('from outside while idle, is replaced', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { pool, processesOf } = await run();
    first(processesOf('ranking')).end(endFromOutside);
    await settle();
    jest.advanceTimersByTime(300);
    await settle();
    expect(processesOf('ranking')).toHaveLength(2);
    pool.stop();
  });
});

describe('a build that has loaded', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));

  /** A pool that runs ranking, and whose next processes load when the test says so. */
  const runRanking = async () => {
    const testPool = create({ loadsAtOnce: false });
    const adopted = testPool.pool.adopt([siteOf({ account: null })]);
    await settle();
    for (const each of testPool.processes) each.finishLoading(null);
    await adopted;
    return testPool;
  };

  it('still runs if a second process does not load it [MFE-17]', async () => {
    const { pool, processesOf, sendRequest, failures } = await runRanking();
    const replies = Array.from({ length: 8 }, () => sendRequest('ranking').catch(() => undefined));
    await settle();
    processesOf('ranking')[1]?.finishLoading('it does not finish loading');
    await settle();
    expect(pool.isRunning(siteOf(), 'ranking')).toBe(true);
    expect(processesOf('ranking').map(({ isKilled }) => isKilled)).toEqual([false, true]);
    first(processesOf('ranking')).requests[0]?.(redirect);
    expect((await replies[0])?.response).toEqual(redirect);
    expect(failures).toEqual([
      'Error: another render worker of ranking did not load and is tried again: it does not finish loading',
    ]);
    pool.stop();
  });

  it('is loaded again 5 s after its next process did not load it', async () => {
    const { pool, processesOf, sendRequest } = await runRanking();
    first(processesOf('ranking')).end(endFromOutside);
    await settle();
    const failedReply = sendRequest('ranking').catch((error: unknown) => error);
    await settle();
    processesOf('ranking')[1]?.finishLoading('no such file');
    expect(await failedReply).toBeInstanceOf(NotRunning);
    const pausedReply = sendRequest('ranking').catch((error: unknown) => error);
    await settle();
    expect(processesOf('ranking')).toHaveLength(2);
    expect(await pausedReply).toBeInstanceOf(NotRunning);
    jest.advanceTimersByTime(5000);
    const reply = sendRequest('ranking');
    await settle();
    processesOf('ranking')[2]?.finishLoading(null);
    await settle();
    processesOf('ranking')[2]?.requests[0]?.(redirect);
    expect((await reply).response).toEqual(redirect);
    pool.stop();
  });
});
