import type { PageRenderer } from '../pages/pageResult';
import type { Reply } from '../render/renderMessages';
import { createRenderPool, SHELL } from './renderPool';
import { WorkerEnded, type RenderProcess } from './renderProcess';
import { withSite } from '../testing/site';
import { settle } from '../testing/testPool';
import { limitsFromNow, OutOfTime, PAGE_BUDGET_MS, type RenderLimits } from './timeBudget';

const site = withSite();
afterEach(() => jest.useRealTimers());

const question = { kind: 'addresses' } as const;
const empty = { sequence: 1, release: '', remotes: [] };

/** A pool of the shell's own pages whose processes never answer, and the time that each question was given. */
const runSilent = async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const given: (number | undefined)[] = [];
  const rejects: ((error: Error) => void)[] = [];
  const silent: RenderProcess = {
    ready: Promise.resolve(null),
    ended: new Promise(() => undefined),
    ask: (_site, _question, leftMs) => {
      given.push(leftMs);
      return new Promise<Reply>((_resolve, reject) => rejects.push(reject));
    },
    pending: () => rejects.length,
    memory: () => 0,
    kill: () => undefined,
  };
  const pool = createRenderPool({
    start: () => silent,
    maxMemory: 1e9,
    loadedAtStart: 0,
    onQuarantined: () => undefined,
    onLoadFailure: () => undefined,
    onError: () => undefined,
  });
  await pool.adopt([]);
  const ask = (limits: RenderLimits = limitsFromNow()) =>
    pool.ask(empty, SHELL, question, limits).then(String, (error: unknown) => error);
  return { pool, given, rejects, ask };
};

describe('the time budget of a request', () => {
  it('ends a question that no worker answers [REL-3]', async () => {
    const { pool, ask } = await runSilent();
    const reply = ask();
    await settle();
    jest.advanceTimersByTime(PAGE_BUDGET_MS);
    expect(await reply).toBeInstanceOf(OutOfTime);
    pool.stop();
  });

  it('gives a second worker what the first one has left [REL-3]', async () => {
    const { pool, given, rejects, ask } = await runSilent();
    void ask();
    await settle();
    jest.advanceTimersByTime(15_000);
    rejects[0]?.(new WorkerEnded({ byBuild: false, reason: 'ended by itself (SIGKILL)' }));
    await settle();
    expect(given).toEqual([PAGE_BUDGET_MS, PAGE_BUDGET_MS - 15_000]);
    pool.stop();
  });

  it('includes the wait in the queue [REL-3]', async () => {
    const { pool, given, rejects, ask } = await runSilent();
    const replies = Array.from({ length: 16 }, () => ask({ deadline: performance.now() + 60_000 }));
    const late = ask();
    await settle();
    jest.advanceTimersByTime(PAGE_BUDGET_MS);
    expect(await late).toBeInstanceOf(OutOfTime);
    for (const reject of rejects) reject(new Error('over'));
    await Promise.all(replies);
    await settle();
    expect(given).toHaveLength(16);
    pool.stop();
  });

  it('is used up before the connection ends, and answers 503 with Retry-After [REL-3]', async () => {
    const limits: (RenderLimits | undefined)[] = [];
    const renderer: PageRenderer = {
      page: async (_site, _request, _nonce, given) => {
        limits.push(given);
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
