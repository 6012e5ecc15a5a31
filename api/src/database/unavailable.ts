import { errorCodeOf } from '../log/errorCode';

/**
 * Error codes of a temporary failure. PostgreSQL: connection errors (08), no disk, memory or connection left, shutdown, start,
 * cancelled statements, deadlocks and locks, a standby that only reads. Then those of sockets, and of the object store.
 */
const codes =
  /^(?:08\w{3}|53[0-4]00|57P0[1-5]|57014|40001|40P01|55P03|25P03|25006|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|SERVICE_UNAVAILABLE)$/;

/** Messages of the driver that have no code. */
const messages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|received invalid response)/;

/** Returns whether a call failed because database or object store are temporarily unavailable. It may be repeated. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = errorCodeOf(error);
  return (code !== undefined && codes.test(code)) || messages.test(error.message) || isUnavailable(error.cause);
};
