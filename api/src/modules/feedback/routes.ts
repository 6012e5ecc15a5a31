import { dealerContact, emailAddress, errorCodes } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { is } from 'valibot';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { makeReason, Refusal } from '../../envelope/refusal';
import { mailLimitOf } from '../../limits';
import { userOfToken } from '../sessions/repository';
import { storeFeedback } from './repository';

const feedbackReasons = {
  wrongEmail: makeReason(errorCodes.badRequest, 'Email format error', 'ელ. ფოსტის ფორმატი არასწორია'),
  noContent: makeReason(errorCodes.badRequest, 'Please fill in the content', 'გთხოვთ, შეავსოთ შეტყობინების ტექსტი'),
};

export const feedbackRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, mailer, now } = deps;

  serveCall(
    app,
    deps,
    dealerContact,
    async (parameter, { language, token, traceId }) => {
      const email = parameter.email || undefined;
      const content = parameter.content.trim();
      if (email !== undefined && !is(emailAddress, email)) {
        throw new Refusal(feedbackReasons.wrongEmail);
      }
      if (content === '') {
        throw new Refusal(feedbackReasons.noContent);
      }
      const createdAt = new Date(now());
      const user = await userOfToken(db, token, createdAt);
      await storeFeedback(db, { email: email ?? null, content, userId: user?.id ?? null, language, createdAt });
      if (config.contactEmail !== undefined) {
        const writer = email ?? user?.email;
        await mailer
          .send({
            to: config.contactEmail,
            subject: 'Feedback from the site',
            text: `${content}\n\n${writer ?? 'The writer left no address.'}\n`,
            ...(writer === undefined ? {} : { replyTo: writer }),
          })
          // It is stored: the writer has done their part.
          .catch((error: unknown) => app.log.error({ err: error, traceId }));
      }
      return { success: true as const };
    },
    { requestsAMinute: mailLimitOf(config) },
  );
};
