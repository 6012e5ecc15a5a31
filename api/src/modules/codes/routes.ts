import { sendEmailCode } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveLimitedCall } from '../../envelope/calls';
import { Refusal } from '../../envelope/refusal';
import { mailFaultOf } from '../../mail/mailer';
import { refuseRecentlyMoved } from '../emailChanges/repository';
import { refuseLocked } from './check';
import { hashCode, createCode } from './code';
import { codeMail } from './codeMail';
import { codeReasons, tooEarlyReason } from './reasons';
import { deleteCode, findFreeAt, networkKeyOf, storeCode, takeSlot, uncountCode } from './repository';

const resendSeconds = 60;
const validMs = 10 * 60_000;

export const codeRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, mailer, config, now } = deps;

  serveLimitedCall(
    app,
    deps,
    sendEmailCode,
    'mails',
    async ({ email: enteredEmail, verifyCodeType: purpose }, { language, traceId, address: network, token, user }) => {
      const email = enteredEmail.toLowerCase();
      const createdAt = new Date(now());
      const after = (ms: number) => new Date(createdAt.getTime() + ms);
      const slotEnd = after(resendSeconds * 1000);
      const networkKey = networkKeyOf(email, network);
      if (purpose === 2 && token !== '' && (await user()).email === email) {
        throw new Refusal(codeReasons.currentAddress);
      }
      if (purpose === 3) {
        const account = await user();
        if (account.email !== email) throw new Refusal(codeReasons.ownAddress);
        await refuseRecentlyMoved(db, account.id, createdAt);
      }
      await refuseLocked(db, { email, networkKey }, createdAt);
      // The slot is taken before the slow hash, so that many requests cost the server little.
      if (!(await takeSlot(db, email, network, createdAt, slotEnd))) {
        const freeAt = await findFreeAt(db, email, network, createdAt);
        throw new Refusal(tooEarlyReason(Math.max(1, Math.ceil((freeAt.getTime() - createdAt.getTime()) / 1000))));
      }
      const code = createCode();
      await storeCode(db, {
        email,
        purpose,
        codeHash: await hashCode(code),
        createdAt,
        expiresAt: after(validMs),
        networkKey,
      });
      try {
        await mailer.send(codeMail({ to: email, code, purpose, language, origin: config.siteOrigin }));
      } catch (error) {
        app.log.error({ err: error, traceId });
        if (mailFaultOf(error) !== 'unknown') {
          await deleteCode(db, { email, purpose, network, now: createdAt });
          throw new Refusal(codeReasons.mailFailed);
        }
        await uncountCode(db, email, network);
        return { resendAfter: resendSeconds, mayBeLate: true };
      }
      return { resendAfter: resendSeconds };
    },
  );
};
