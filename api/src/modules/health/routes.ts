import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { alwaysAnswered } from '../../limits/limits';

const readyMs = 2_000;

/** A database that neither answers nor fails is away, too. */
const within = async (ms: number, asked: PromiseLike<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the database does not answer'));
    }, ms);
  });
  await Promise.race([asked, late]).finally(() => {
    clearTimeout(timer);
  });
};

/** `/health`: the process answers. `/ready`: its database does, too, and whether it still takes what is to be written. */
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
