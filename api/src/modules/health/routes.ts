import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rejectAfter } from '@caravan/shared/time';
import type { Deps } from '../../deps';
import { alwaysAnswered } from '../../limits/limits';

const readyTimeoutMs = 2_000;

/** Returns the error for a database that hangs, which counts as unavailable. */
const createTimeoutError = (): Error => new Error(`the database did not answer within ${String(readyTimeoutMs)} ms`);

/** Registers `/health`, which shows that the process answers, and `/ready`, which shows whether its database answers and accepts writes. */
export const healthRoutes = (app: FastifyInstance, { db, diskSpace }: Deps): void => {
  app.get('/health', alwaysAnswered, async () => ({ status: 'ok' }));
  app.get('/ready', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await rejectAfter(db.execute(sql`select 1`), readyTimeoutMs, createTimeoutError);
      return { status: diskSpace?.isShortForRows() ? 'reads only: the disk is nearly full' : 'ready' };
    } catch (error) {
      request.log.error({ err: error });
      return reply.code(503).header('retry-after', '5').send({ status: 'database unreachable' });
    }
  });
};
