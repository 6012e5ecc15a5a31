import { errorCodes } from '../contracts/calls';

/** Whether a call was refused because there is no such thing. */
export const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === errorCodes.notFound;
