import { sendEmailCode } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { reasons, Refusal } from '../../envelope/refusal';
import { hashCode, newCode } from './code';
import { codeMail } from './codeMail';
import { inboxRoute } from './inbox';
import { dropCode, findFreeAt, storeCode, takeSlot } from './repository';

const resendSeconds = 60;
const validMs = 10 * 60_000;

export const accountRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, mailer, config, now } = deps;

  serveCall(app, deps, sendEmailCode, async ({ email: written, verifyCodeType: purpose }, { language, traceId }) => {
    const email = written.toLowerCase();
    const createdAt = new Date(now());
    const after = (ms: number) => new Date(createdAt.getTime() + ms);
    const code = newCode();
    const codeHash = await hashCode(code);
    await db.transaction(async (transaction) => {
      if (!(await takeSlot(transaction, email, createdAt, after(resendSeconds * 1000)))) {
        const freeAt = (await findFreeAt(transaction, email)) ?? after(resendSeconds * 1000);
        throw new Refusal(reasons.codeTooSoon(Math.max(1, Math.ceil((freeAt.getTime() - createdAt.getTime()) / 1000))));
      }
      await storeCode(transaction, { email, purpose, codeHash, createdAt, expiresAt: after(validMs) });
    });
    try {
      await mailer.send(codeMail(email, code, purpose, language));
    } catch (error) {
      app.log.error({ err: error, traceId });
      await dropCode(db, email, purpose);
      throw new Refusal(reasons.mailFailed);
    }
    return { resendAfter: resendSeconds };
  });

  if (config.devInbox) {
    inboxRoute(app, db);
  }
};
