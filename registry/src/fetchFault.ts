import { isNativeError } from 'node:util/types';

/** Returns what failed, without addresses: that of a webhook is a secret. */
export const fetchFault = (error: unknown): string => {
  if (!isNativeError(error)) return 'it failed';
  const { cause } = error;
  return isNativeError(cause) && 'code' in cause ? String(cause.code) : error.message;
};
