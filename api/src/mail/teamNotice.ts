import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import type { Mail } from './mailer';

export type NotifyTeam = (makeNotice: (to: string) => Mail, traceId: string) => void;

/**
 * Mails a visitor's message to the service team (CONTACT_EMAIL), if configured. The message is stored already, so the call neither waits
 * for the mail nor fails with it. A closing server waits for the mails.
 */
export const teamNotifier = (
  app: FastifyInstance,
  { config: { contactEmail }, mailer }: Pick<Deps, 'config' | 'mailer'>,
): NotifyTeam => {
  const sending = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    await Promise.all(sending);
  });
  const send = async (to: string, makeNotice: (to: string) => Mail, traceId: string): Promise<void> => {
    try {
      await mailer.send(makeNotice(to));
    } catch (error) {
      app.log.error({ err: error, traceId });
    }
  };
  return (makeNotice, traceId) => {
    if (contactEmail === undefined) return;
    const sent = send(contactEmail, makeNotice, traceId).finally(() => sending.delete(sent));
    sending.add(sent);
  };
};
