import { errorCodeOf } from '../log/errorCode';

const uniqueViolation = '23505';

/** Whether a query violated a unique constraint. Drizzle wraps the error of the engine. */
export const isUniqueViolation = (error: unknown): boolean =>
  errorCodeOf(error) === uniqueViolation || (error instanceof Error && errorCodeOf(error.cause) === uniqueViolation);
