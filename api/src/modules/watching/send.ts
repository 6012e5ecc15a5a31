import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { users, watchMessages, watchSubscriptions } from '../../database/schema';
import type { Deps } from '../../deps';
import { type Mail, mailFaultOf } from '../../mail/mailer';
import { currencyOf } from '../users/userInfo';
import { messageMail } from './messageMail';
import { convertNews } from './messages';

/** Notes an error of one person's message. The job goes on. */
export type LogError = (error: unknown) => void;

type MailState = (typeof watchMessages.$inferSelect)['mail'];

/** Returns whether the mail was in the first state. Only one of several callers at once succeeds. */
const moveMail = async (db: Db, id: number, from: MailState, to: MailState): Promise<boolean> => {
  const rows = await db
    .update(watchMessages)
    .set({ mail: to })
    .where(and(eq(watchMessages.id, id), eq(watchMessages.mail, from)))
    .returning({ id: watchMessages.id });
  return rows.length > 0;
};

const findNextWaiting = async (db: Db, today: string, after: number) => {
  const [next] = await db
    .select({ message: watchMessages, subscription: watchSubscriptions, user: users })
    .from(watchMessages)
    .innerJoin(watchSubscriptions, eq(watchSubscriptions.userId, watchMessages.userId))
    .innerJoin(users, eq(users.id, watchMessages.userId))
    .where(
      and(
        eq(watchMessages.mail, 'waiting'),
        eq(watchMessages.day, today),
        eq(watchSubscriptions.isOn, true),
        gt(watchMessages.id, after),
      ),
    )
    .orderBy(asc(watchMessages.id))
    .limit(1);
  return next;
};

type WaitingMail = NonNullable<Awaited<ReturnType<typeof findNextWaiting>>>;

const mailOf = async ({ rates, config }: Deps, { message, subscription, user }: WaitingMail): Promise<Mail> => {
  const currency = currencyOf(user);
  const news = convertNews(message.news, await rates(currency));
  const { token, language } = subscription;
  return messageMail(news, message.day, { to: user.email, language, currency, token }, config.siteOrigin);
};

/**
 * Sends the mails of a day that wait. A mail that the server may have accepted is never sent again. The job ends when the server is
 * unavailable or may have accepted a mail, so that it loses one mail at most. It also ends before the next mail when `signal` aborts.
 */
export const sendWaiting = async (
  deps: Deps,
  today: string,
  logError: LogError,
  signal: AbortSignal,
): Promise<void> => {
  const { db, mailer } = deps;
  const noteError = (error: unknown) => {
    logError(error);
    return { error };
  };
  for (
    let next = await findNextWaiting(db, today, 0);
    next !== undefined && !signal.aborted;
    next = await findNextWaiting(db, today, next.message.id)
  ) {
    const { id } = next.message;
    const mail = await mailOf(deps, next).catch(noteError);
    if ('error' in mail || !(await moveMail(db, id, 'waiting', 'sending'))) continue;
    const failure = await mailer.send(mail).then(() => undefined, noteError);
    if (failure === undefined) {
      await moveMail(db, id, 'sending', 'sent');
      continue;
    }
    const fault = mailFaultOf(failure.error);
    const canSendAgain = fault === 'unavailable' || fault === 'postponed';
    await moveMail(db, id, 'sending', canSendAgain ? 'waiting' : 'failed');
    if (fault === 'unavailable' || fault === 'unknown') break;
  }
};
