import { errorCodeOf } from '../log/errorCode';

const uniqueViolation = '23505';

/** Whether a query failed because its row exists already; Drizzle wraps what the engine said. */
export const isUniqueViolation = (error: unknown): boolean =>
  errorCodeOf(error) === uniqueViolation || (error instanceof Error && errorCodeOf(error.cause) === uniqueViolation);
