import { isNativeError } from 'node:util/types';

/** Returns the cause of a failed request, without its address: the address of a webhook is a secret. */
export const fetchFault = (error: unknown): string => {
  if (!isNativeError(error)) return 'it failed';
  const { cause } = error;
  return isNativeError(cause) && 'code' in cause ? String(cause.code) : error.message;
};
