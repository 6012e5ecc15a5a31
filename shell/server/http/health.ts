import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { SiteFeed } from '../registry';

/** Milliseconds that the API may take to say whether it is ready; it gives its database two seconds. */
const PATIENCE = 2500;

/** Milliseconds that an answer is good for all who ask: anybody may. */
const GOOD = 1000;

const ask = (api: string): Promise<boolean> =>
  fetch(`${api}/ready`, { signal: AbortSignal.timeout(PATIENCE) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** `/health`: the process answers. `/ready`: the API and its database do, too; without them there are only last copies of pages. */
export const serveHealth = (app: FastifyInstance, { api }: Config, feed: SiteFeed): void => {
  app.get('/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true, uptime: process.uptime() }),
  );
  let last = { at: -GOOD, answer: Promise.resolve(false) };
  const isReady = (): Promise<boolean> => {
    const at = performance.now();
    if (at - last.at >= GOOD) last = { at, answer: ask(api) };
    return last.answer;
  };
  app.get('/ready', async (_request, reply) => {
    const ok = await isReady();
    if (!ok) reply.code(503).header('retry-after', '5');
    return reply
      .header('cache-control', 'no-store')
      .send({ ok, registry: feed.current().sequence, api: ok ? 'ready' : 'not ready' });
  });
};
