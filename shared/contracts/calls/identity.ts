import * as v from 'valibot';
import { defineCall } from './call';
import { id, text } from './fields';

/** The person whose link a visitor followed, at a dealer or another platform. */
export const identity = v.object({
  id,
  firstName: text,
  lastName: text,
  phone: v.nullable(text),
  email: v.nullable(text),
  platform: text,
});

/**
 * Returns the account of a link's `?accountId`. Refused (notFound) for an unknown id. Every caller with the id gets personal data. So
 * ids are random, and the rate limit of an address is far lower than for other calls.
 */
export const getIdentity = defineCall({
  path: '/tech/vehicleFinder/getIdentity',
  parameter: v.object({ accountId: id }),
  result: identity,
});
