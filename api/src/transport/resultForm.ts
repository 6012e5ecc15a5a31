import type { FastifyInstance } from 'fastify';

interface ResultForm {
  /** The path of the call with the same effect. */
  readonly path: string;
  /** The page that shows the result. */
  readonly page: string;
  /** Returns whether it succeeded. `token`: as it was sent, unchecked. */
  readonly act: (token: unknown) => Promise<boolean>;
}

/** Serves the action of a mailed link as a form for browsers without scripts. Redirects to the page of the result. */
export const serveResultForm = (app: FastifyInstance, { path, page, act }: ResultForm): void => {
  app.post(`${path}/form`, async (request, reply) => {
    const entries = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const query = new URLSearchParams({ state: (await act(entries.get('token'))) ? 'done' : 'over' });
    if (entries.get('lang') === 'ge') query.set('lang', 'ge');
    return reply.redirect(`${page}?${query.toString()}`, 303);
  });
};
