import { notFound } from '@caravan/shared/contracts';
import { errorCodes } from '@caravan/shared/contracts/calls';

/** Whether a call failed because the server knows no such thing. */
export const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === errorCodes.notFound;

/** What a `prefetch` fetched, null where the call failed. Throws `notFound()` where the address names nothing. */
export const orNotFound = async (
  fetched: Promise<{ readonly data?: unknown; readonly error?: unknown }>,
): Promise<unknown> => {
  const { data, error } = await fetched;
  if (isUnknown(error)) throw notFound();
  return data ?? null;
};
