import type { PageRenderer } from '../pages/pageResult';
import { SHELL } from './renderPool';
import { withSite } from '../testing/site';
import { createTestPool, endFromOutside, redirect, settle } from '../testing/testPool';
import { limitsFromNow, OutOfTime, PAGE_BUDGET_MS, type RenderLimits } from './timeBudget';

const site = withSite();
afterEach(() => jest.useRealTimers());

/** A pool of the shell's own pages, whose process never answers. */
const runSilent = async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { pool, processes } = createTestPool();
  await pool.adopt([]);
  const sendRequest = (limits: RenderLimits = limitsFromNow()) =>
    pool
      .sendRequest({ sequence: 1, release: '', remotes: [] }, SHELL, { kind: 'addresses' }, limits)
      .then(String, (error: unknown) => error);
  return { pool, processes, sendRequest };
};

describe('the time budget of a request', () => {
  it('ends a request that no worker answers [REL-3]', async () => {
    const { pool, sendRequest } = await runSilent();
    const reply = sendRequest();
    await settle();
    jest.advanceTimersByTime(PAGE_BUDGET_MS);
    expect(await reply).toBeInstanceOf(OutOfTime);
    pool.stop();
  });

  it('gives a second worker what the first one has left [REL-3]', async () => {
    const { pool, processes, sendRequest } = await runSilent();
    void sendRequest();
    await settle();
    jest.advanceTimersByTime(15_000);
    processes[0]?.end(endFromOutside);
    await settle();
    jest.advanceTimersByTime(300);
    await settle();
    expect(processes.flatMap(({ leftMs }) => leftMs)).toEqual([PAGE_BUDGET_MS, PAGE_BUDGET_MS - 15_000]);
    pool.stop();
  });

  it('refuses a request for which none is left, and leaves no rejection that would end the server [REL-3]', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const { pool, sendRequest } = await runSilent();
    expect(await sendRequest({ deadline: performance.now() })).toBeInstanceOf(OutOfTime);
    await settle();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    pool.stop();
  });

  it('includes the wait in the queue [REL-3]', async () => {
    const { pool, processes, sendRequest } = await runSilent();
    const replies = Array.from({ length: 16 }, () => sendRequest({ deadline: performance.now() + 60_000 }));
    const lateReply = sendRequest();
    await settle();
    jest.advanceTimersByTime(PAGE_BUDGET_MS);
    expect(await lateReply).toBeInstanceOf(OutOfTime);
    for (const respond of processes[0]?.requests.slice() ?? []) respond(redirect);
    await Promise.all(replies);
    await settle();
    expect(processes[0]?.leftMs).toHaveLength(16);
    pool.stop();
  });

  it('is used up before the connection ends, and answers 503 with Retry-After [REL-3]', async () => {
    const limits: (RenderLimits | undefined)[] = [];
    const renderer: PageRenderer = {
      page: async (_site, _request, _nonce, requestLimits) => {
        limits.push(requestLimits);
        throw new OutOfTime();
      },
      addresses: () => Promise.reject(new OutOfTime()),
    };
    const app = await site.serve({ renderer });
    const { statusCode, headers } = await app.inject('/nowhere');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
    expect(limits[0]?.deadline).toBeLessThan(performance.now() + app.server.timeout);
  });
});
