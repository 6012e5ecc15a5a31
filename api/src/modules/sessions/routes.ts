import { emailLogin, logout } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall, serveLimitedCall } from '../../envelope/calls';
import { checkCode } from '../codes/check';
import { closeSession } from '../../credentials/sessions';
import { signIn } from './signIn';

export const sessionRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now } = deps;

  serveLimitedCall(
    app,
    deps,
    emailLogin,
    'signIns',
    async ({ email: enteredEmail, code, identityId }, { language, currency, address: network }) => {
      const email = enteredEmail.toLowerCase();
      const time = new Date(now());
      const spendProof = await checkCode(db, { email, code, purpose: 1, network }, time);
      return signIn(db, { person: { email, currency }, identityId, language, now: time, spendProof });
    },
  );

  // Signing out succeeds even if the session has already ended.
  serveCall(app, deps, logout, async (_parameter, { token }) => {
    await closeSession(db, token);
    return { success: true as const };
  });
};
