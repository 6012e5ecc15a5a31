import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { restrictToLoopback } from '../../limits/sender';
import { inboxMails } from '../../mail/mailer';
import { inboxHeaders, inboxPage } from './page';

/** Serves the development inbox at `/dev/inbox` if it is configured. */
export const inboxRoutes = (app: FastifyInstance, { db, config }: Deps): void => {
  if (config.devInbox) {
    app.get('/dev/inbox', { onRequest: restrictToLoopback(config) }, async (_request, reply) =>
      reply.headers(inboxHeaders).send(inboxPage(await inboxMails(db))),
    );
  }
};
