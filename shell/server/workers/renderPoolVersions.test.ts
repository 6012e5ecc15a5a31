import { createTestPool, endByBuild, redirect, settle, withSites, type TestProcess } from '../testing/testPool';
import { NotRunning, SHELL } from './renderPool';

const { siteOf, keyOf, withVersion } = withSites();
afterEach(() => jest.useRealTimers());

/** A pool that runs the site. */
const run = async () => {
  const testPool = createTestPool();
  await testPool.pool.adopt([siteOf()]);
  return testPool;
};

describe('a second version of a remote', () => {
  it('runs in a process beside the first, and shares those of other remotes', async () => {
    const { pool, processesOf, sendRequest } = createTestPool();
    const candidate = withVersion('next');
    const running = await pool.adopt([siteOf(), candidate]);
    expect(running).toEqual(new Set([SHELL, keyOf('account'), keyOf('ranking'), 'ranking/next']));
    expect([processesOf('account'), processesOf('ranking')].map(({ length }) => length)).toEqual([1, 2]);
    void sendRequest(candidate, 'ranking').catch(() => undefined);
    await settle();
    expect(processesOf('ranking').map((each) => [each.file, each.pending()])).toEqual([
      ['ranking.mjs', 0],
      ['next.mjs', 1],
    ]);
    pool.stop();
  });

  it('keeps its process when it becomes the only one', async () => {
    const { pool, processesOf } = createTestPool();
    await pool.adopt([siteOf(), withVersion('next')]);
    await pool.adopt([{ ...withVersion('next'), release: '' }]);
    expect(processesOf('ranking').map(({ file, isKilled }) => [file, isKilled])).toEqual([
      ['ranking.mjs', true],
      ['next.mjs', false],
    ]);
    pool.stop();
  });

  it('is quarantined alone when it ends its process [MFE-17]', async () => {
    const { pool, processesOf, quarantined } = createTestPool();
    await pool.adopt([siteOf(), withVersion('next')]);
    processesOf('ranking')[1]?.end(endByBuild);
    await settle();
    expect(quarantined).toEqual([{ remote: 'ranking', version: 'next', reason: 'blocks its thread' }]);
    expect([siteOf(), withVersion('next')].map((each) => pool.isRunning(each, 'ranking'))).toEqual([true, false]);
    pool.stop();
  });
});

describe('a version of no release', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));

  /** A pool that runs the site, and a version of no release with a request under way. */
  const runMine = async () => {
    const testPool = await run();
    testPool.pool.runOnDemand(withVersion('mine'));
    const reply = testPool.sendRequest(withVersion('mine'), 'ranking').catch((error: unknown) => error);
    await settle();
    return { ...testPool, reply };
  };

  const filesOf = (processes: readonly TestProcess[]) =>
    processes.filter(({ isKilled }) => !isKilled).map(({ file }) => file);

  it('runs from its first request on', async () => {
    const { pool, processesOf, sendRequest } = await run();
    await expect(sendRequest(withVersion('mine'), 'ranking')).rejects.toThrow(NotRunning);
    pool.runOnDemand(withVersion('mine'));
    expect(filesOf(processesOf('ranking'))).toEqual(['ranking.mjs']);
    const reply = sendRequest(withVersion('mine'), 'ranking');
    await settle();
    processesOf('ranking')[1]?.requests[0]?.(redirect);
    expect((await reply).response).toEqual(redirect);
    expect([filesOf(processesOf('ranking')), filesOf(processesOf('account'))]).toEqual([
      ['ranking.mjs', 'mine.mjs'],
      ['account.mjs'],
    ]);
    pool.stop();
  });

  it('ends five minutes after its last request', async () => {
    const { pool, processesOf, reply } = await runMine();
    processesOf('ranking')[1]?.requests[0]?.(redirect);
    await reply;
    jest.advanceTimersByTime(299_000);
    expect(filesOf(processesOf('ranking'))).toEqual(['ranking.mjs', 'mine.mjs']);
    jest.advanceTimersByTime(2000);
    expect(filesOf(processesOf('ranking'))).toEqual(['ranking.mjs']);
    pool.stop();
  });

  it('ends when four others were used after it', async () => {
    const { pool, processesOf, sendRequest } = await run();
    for (const version of ['a', 'b', 'c', 'd', 'e']) {
      jest.advanceTimersByTime(1000);
      pool.runOnDemand(withVersion(version));
      void sendRequest(withVersion(version), 'ranking').catch(() => undefined);
      await settle();
      processesOf('ranking').at(-1)?.requests[0]?.(redirect);
      await settle();
    }
    expect(filesOf(processesOf('ranking'))).toEqual(['ranking.mjs', 'b.mjs', 'c.mjs', 'd.mjs', 'e.mjs']);
    pool.stop();
  });

  it('does not start again after its process ended, and fails no release [MFE-17] [MFE-20]', async () => {
    const { pool, processesOf, sendRequest, quarantined, failures, reply } = await runMine();
    processesOf('ranking')[1]?.end(endByBuild);
    expect(await reply).toBeInstanceOf(NotRunning);
    expect(quarantined).toEqual([]);
    expect(failures).toEqual(['Error: ranking mine is no longer previewed: it blocks its thread']);
    jest.advanceTimersByTime(301_000);
    pool.runOnDemand(withVersion('mine'));
    await expect(sendRequest(withVersion('mine'), 'ranking')).rejects.toThrow(NotRunning);
    pool.stop();
  });

  it('is tried again and reported when it is published after it failed as a preview [MFE-17]', async () => {
    const { pool, processesOf, quarantined } = await runMine();
    processesOf('ranking')[1]?.end(endByBuild);
    await settle();
    expect(await pool.adopt([withVersion('mine')])).toContain('ranking/mine');
    processesOf('ranking')[2]?.end(endByBuild);
    await settle();
    expect(quarantined).toEqual([{ remote: 'ranking', version: 'mine', reason: 'blocks its thread' }]);
    pool.stop();
  });

  it('keeps its process when a release has it', async () => {
    const { pool, processesOf } = await runMine();
    processesOf('ranking')[1]?.requests[0]?.(redirect);
    await pool.adopt([siteOf(), withVersion('mine')]);
    jest.advanceTimersByTime(301_000);
    expect(filesOf(processesOf('ranking'))).toEqual(['ranking.mjs', 'mine.mjs']);
    pool.stop();
  });
});
