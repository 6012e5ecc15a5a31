import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { alwaysAnswered } from '../../limits/limits';

const readyMs = 2_000;

/** Fails after a timeout: a database that hangs is unavailable, too. */
const within = (ms: number, query: PromiseLike<unknown>): Promise<unknown> => {
  const timeout = setTimeout(ms, undefined, { ref: false }).then(() => {
    throw new Error(`the database did not answer within ${String(ms)} ms`);
  });
  return Promise.race([query, timeout]);
};

/** `/health`: the process answers. `/ready`: its database answers, and whether it accepts writes. */
export const healthRoutes = (app: FastifyInstance, { db, room }: Deps): void => {
  app.get('/health', alwaysAnswered, async () => ({ status: 'ok' }));
  app.get('/ready', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await within(readyMs, db.execute(sql`select 1`));
      return { status: room?.isShortForRows() ? 'reads only: the disk is nearly full' : 'ready' };
    } catch (error) {
      request.log.error({ err: error });
      return reply.code(503).header('retry-after', '5').send({ status: 'database unreachable' });
    }
  });
};
