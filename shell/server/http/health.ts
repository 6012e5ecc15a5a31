import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { SiteFeed } from '../registry';

/** The API waits up to two seconds for its database. */
const TIMEOUT_MS = 2500;

/** Milliseconds that an answer is cached, since any client may request it. */
const CACHE_MS = 1000;

const fetchReadiness = (api: string): Promise<boolean> =>
  fetch(`${api}/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** `/health`: this process answers, with the expiry of its registry document. `/ready`: the API and its database answer too. */
export const serveHealth = (app: FastifyInstance, { api }: Config, feed: SiteFeed): void => {
  app.get('/health', (_request, reply) => {
    const { sequence, expires } = feed.current();
    return reply
      .header('cache-control', 'no-store')
      .send({ ok: true, uptime: process.uptime(), registry: { sequence, expires } });
  });
  let lastCheck = { checkedAt: -CACHE_MS, answer: Promise.resolve(false) };
  const isReady = (): Promise<boolean> => {
    const checkedAt = performance.now();
    if (checkedAt - lastCheck.checkedAt >= CACHE_MS) lastCheck = { checkedAt, answer: fetchReadiness(api) };
    return lastCheck.answer;
  };
  app.get('/ready', async (_request, reply) => {
    const ok = await isReady();
    if (!ok) reply.code(503).header('retry-after', '5');
    return reply
      .header('cache-control', 'no-store')
      .send({ ok, registry: feed.current().sequence, api: ok ? 'ready' : 'not ready' });
  });
};
