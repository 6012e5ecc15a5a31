import { errorCodes } from '../contracts/calls';

/** Returns whether a call was refused because the item does not exist or its id is invalid. */
export const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === errorCodes.notFound || error.code === errorCodes.badRequest);
