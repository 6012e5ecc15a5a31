import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rejectAfter } from '@caravan/shared/time';
import type { Deps } from '../../deps';
import { alwaysAnswered } from '../../limits/limits';

const readyTimeoutMs = 2_000;

/** A database that hangs is unavailable, too. */
const createTimeoutError = (): Error => new Error(`the database did not answer within ${String(readyTimeoutMs)} ms`);

/** `/health`: the process answers. `/ready`: its database answers, and whether it accepts writes. */
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
