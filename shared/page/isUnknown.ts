import { errorCodes } from '../contracts/calls';

/** Whether a call was refused because there is no such thing, or because what it asks for can be none. */
export const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === errorCodes.notFound || error.code === errorCodes.badRequest);
