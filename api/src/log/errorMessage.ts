import { errorCodeOf } from './errorCode';

/** Returns the reason of an error in one line. Node's error for a name with several addresses has no message of its own. */
export const errorMessageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const reasons = error instanceof AggregateError ? error.errors.map(errorMessageOf) : [];
  return error.message || reasons.join(', ') || errorCodeOf(error) || error.name;
};
