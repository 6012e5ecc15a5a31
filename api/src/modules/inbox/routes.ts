import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { onThisMachine } from '../../limits/sender';
import { inboxMails } from '../../mail/mailer';
import { inboxHeaders, inboxPage } from './page';

/** The development inbox at `/dev/inbox`, where there is one. */
export const inboxRoutes = (app: FastifyInstance, { db, config }: Deps): void => {
  if (config.devInbox) {
    app.get('/dev/inbox', { onRequest: onThisMachine(config) }, async (_request, reply) =>
      reply.headers(inboxHeaders).send(inboxPage(await inboxMails(db))),
    );
  }
};
