import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import type { Mail } from './mailer';

export type NotifyTeam = (makeNotice: (to: string) => Mail, traceId: string) => Promise<void>;

/**
 * Mails a visitor's message to the service team (CONTACT_EMAIL), if configured. The message is stored already, so a failed mail
 * does not fail the call.
 */
export const teamNotifier =
  (app: FastifyInstance, { config: { contactEmail }, mailer }: Pick<Deps, 'config' | 'mailer'>): NotifyTeam =>
  async (makeNotice, traceId) => {
    if (contactEmail === undefined) return;
    try {
      await mailer.send(makeNotice(contactEmail));
    } catch (error) {
      app.log.error({ err: error, traceId });
    }
  };
