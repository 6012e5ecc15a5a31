import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';

/** `/health`: the process answers. `/ready`: its database does, too. */
export const healthRoutes = (app: FastifyInstance, { db }: Deps): void => {
  const unlimited = { config: { rateLimit: false } } as const;
  app.get('/health', unlimited, async () => ({ status: 'ok' }));
  app.get('/ready', unlimited, async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error });
      return reply.code(503).header('retry-after', '5').send({ status: 'database unreachable' });
    }
  });
};
