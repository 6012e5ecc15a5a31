import { deleteAccount, exportAccount } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveLimitedCall } from '../../envelope/calls';
import { checkCode } from '../codes/check';
import { refuseRecentlyMoved } from '../emailChanges/repository';
import { deletePerson } from './deletePerson';
import { exportPerson } from './exportPerson';
import { findPerson } from './person';

export const personRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now } = deps;

  serveLimitedCall(app, deps, exportAccount, 'signIns', async ({ clientId }, context) => {
    const user = await context.user();
    return exportPerson(deps, await findPerson(db, { user, email: user.email, clientId }));
  });

  serveLimitedCall(app, deps, deleteAccount, 'signIns', async ({ code, clientId }, { user, address: network }) => {
    const { id, email } = await user();
    const time = new Date(now());
    await refuseRecentlyMoved(db, id, time);
    const spendProof = await checkCode(db, { email, code, purpose: 3, network }, time);
    await deletePerson(deps, { email, userId: id, clientId, spendProof });
    return { success: true as const };
  });
};
