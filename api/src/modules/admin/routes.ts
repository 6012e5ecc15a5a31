import { adminLogin, adminLogout } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { authorise, checkPassword } from './authorise';
import { credentialsHashOf } from './identity';
import { createBrowserCookie } from './browserCookie';
import { closeAdminSession, closeAdminSessions, isTokenLike, openAdminSession } from './tokens';

export const adminRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, now } = deps;

  // A token is not accepted as a password here: it could be renewed forever.
  serveCall(app, deps, adminLogin, async (credentials, caller) => {
    const admin = await checkPassword(deps, credentials, caller);
    caller.setCookie(createBrowserCookie(admin, new Date(now()), config.publicOrigin?.startsWith('https:') === true));
    return openAdminSession(db, credentialsHashOf(admin), new Date(now()));
  });

  serveCall(app, deps, adminLogout, async (credentials, caller) => {
    const admin = await authorise(deps, credentials, caller);
    await (isTokenLike(credentials.password)
      ? closeAdminSession(db, credentials.password)
      : closeAdminSessions(db, credentialsHashOf(admin)));
    return {};
  });
};
