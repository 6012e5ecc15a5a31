import { errorCodes, getIdentity } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { makeReason, Refusal } from '../../envelope/refusal';
import { identityLimitOf } from '../../limits/shares';
import { findIdentity } from './repository';

const identityNotFound = makeReason(
  errorCodes.notFound,
  'The partner link you followed is no longer valid.',
  'პარტნიორის ბმული, რომლითაც მოხვედით, აღარ მოქმედებს.',
);

/**
 * Serves getIdentity. It answers a person's telephone and e-mail to whoever has the id, as the specification wants: what
 * protects them is that ids are random (130 bits) and that one address can try few of them.
 */
export const identityLookupRoutes = (app: FastifyInstance, deps: Deps): void => {
  serveCall(
    app,
    deps,
    getIdentity,
    async ({ accountId }) => {
      const found = await findIdentity(deps.db, accountId);
      if (found === undefined) {
        throw new Refusal(identityNotFound);
      }
      return found;
    },
    { requestsAMinute: identityLimitOf(deps.config) },
  );
};
