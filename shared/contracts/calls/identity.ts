import * as v from 'valibot';
import { defineCall } from './call';
import { id, text } from './fields';

/** Who sent a visitor here: a person of a dealer or of another platform. */
export const identity = v.object({
  id,
  firstName: text,
  lastName: text,
  phone: v.nullable(text),
  email: v.nullable(text),
  platform: text,
});
export type Identity = v.InferOutput<typeof identity>;

/**
 * The account of a link's `?accountId`; refused (notFound) where there is none. It hands out personal data to whoever has
 * the id, so ids are random, and one address may ask far less often than for other calls.
 */
export const getIdentity = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getIdentity',
  parameter: v.object({ accountId: id }),
  result: identity,
});
