import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import type { Mail } from './mailer';

export type NotifyTeam = (makeNotice: (to: string) => Mail, traceId: string) => Promise<void>;

/**
 * Mails the service team (CONTACT_EMAIL) what a visitor wrote, where there is one. It is stored by then: a mail that fails
 * is the team's trouble, not the visitor's.
 */
export const teamNotifier =
  (app: FastifyInstance, { config: { contactEmail }, mailer }: Pick<Deps, 'config' | 'mailer'>): NotifyTeam =>
  async (makeNotice, traceId) => {
    if (contactEmail === undefined) {
      return;
    }
    try {
      await mailer.send(makeNotice(contactEmail));
    } catch (error) {
      app.log.error({ err: error, traceId });
    }
  };
