import { dealerContact, emailAddress } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { is } from 'valibot';
import { feedback } from '../../database/schema';
import type { Deps } from '../../deps';
import { serveLimitedCall } from '../../envelope/calls';
import { Refusal } from '../../envelope/refusal';
import { teamNotifier } from '../../mail/teamNotice';
import { reasons } from '../requests/reasons';
import { userOfToken } from '../../credentials/sessions';
import { withAccountLocked } from '../accounts/withAccountLocked';

export const feedbackRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now } = deps;
  const notify = teamNotifier(app, deps);

  serveLimitedCall(app, deps, dealerContact, 'mails', async (parameter, { language, token, traceId }) => {
    const email = parameter.email || undefined;
    const content = parameter.content.trim();
    if (email !== undefined && !is(emailAddress, email)) throw new Refusal(reasons.emailFormat);
    if (content === '') throw new Refusal(reasons.contentEmpty);
    const createdAt = new Date(now());
    const user = await userOfToken(db, token, createdAt);
    const row = { email: email ?? null, content, userId: user?.id ?? null, language, createdAt };
    await withAccountLocked(db, user?.id, (transaction) => transaction.insert(feedback).values(row));
    const sender = email ?? user?.email;
    const notice = {
      subject: 'Feedback from the site',
      text: `${content}\n\n${sender ?? 'The writer left no address.'}\n`,
      ...(sender === undefined ? {} : { replyTo: sender }),
    };
    notify(notice, traceId);
    return { success: true as const };
  });
};
