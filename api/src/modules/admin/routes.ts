import { adminLogin, adminLogout } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { authorise, checkPassword } from './authorise';
import { markOf } from './identity';
import { closeAdminSession, closeAdminSessions, isTokenLike, openAdminSession } from './tokens';

export const adminRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now } = deps;

  // A token is no password here: it could otherwise live for ever.
  serveCall(app, deps, adminLogin, async (credentials, { address }) => {
    const admin = await checkPassword(deps, credentials, address);
    return openAdminSession(db, markOf(admin), new Date(now()));
  });

  serveCall(app, deps, adminLogout, async (credentials, { address }) => {
    await authorise(deps, credentials, address);
    await (isTokenLike(credentials.password) ? closeAdminSession(db, credentials.password) : closeAdminSessions(db));
    return {};
  });
};
