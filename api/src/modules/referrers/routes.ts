import { errorCodes, getIdentity } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { identities } from '../../database/schema';
import type { Deps } from '../../deps';
import { serveLimitedCall } from '../../envelope/calls';
import { reasonOf } from '../../envelope/refusal';
import { requireFound } from '../requireFound';

const identityNotFound = reasonOf(errorCodes.notFound, 'referrers.identityNotFound');

/**
 * Serves getIdentity. Any caller that has the id gets a person's telephone and e-mail, as the specification requires. The
 * protection is that ids are random (130 bits) and that one address can try only a few of them a minute.
 */
export const referrerRoutes = (app: FastifyInstance, deps: Deps): void => {
  serveLimitedCall(app, deps, getIdentity, 'identities', async ({ accountId }) => {
    const [identity] = await deps.db.select().from(identities).where(eq(identities.id, accountId));
    return requireFound(identity, identityNotFound);
  });
};
