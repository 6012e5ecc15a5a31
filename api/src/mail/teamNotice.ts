import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import type { Mail } from './mailer';

/** A mail to the service team, without its address. */
export type Notice = Omit<Mail, 'to'>;
export type NotifyTeam = (notice: Notice, traceId: string) => void;

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
  const send = async (mail: Mail, traceId: string): Promise<void> => {
    try {
      await mailer.send(mail);
    } catch (error) {
      app.log.error({ err: error, traceId });
    }
  };
  return (notice, traceId) => {
    if (contactEmail === undefined) return;
    const sent = send({ to: contactEmail, ...notice }, traceId).finally(() => sending.delete(sent));
    sending.add(sent);
  };
};
