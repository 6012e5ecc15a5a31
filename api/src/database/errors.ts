import { errorCodeOf } from '../log/errorCode';

/** Returns whether a query failed with a code of PostgreSQL. Drizzle wraps the error of the engine. */
const hasCode = (error: unknown, code: string): boolean =>
  errorCodeOf(error) === code || (error instanceof Error && errorCodeOf(error.cause) === code);

/** Returns whether a query violated a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505');

/** Returns whether another transaction changed a row after the snapshot of a `repeatable read` transaction, which may be run again. */
export const isSerializationFailure = (error: unknown): boolean => hasCode(error, '40001');
