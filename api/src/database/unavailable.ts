import { errorCodeOf } from '../log/errorCode';

/**
 * Codes of a database that is away, stopping, starting, full, or too slow for the moment: of PostgreSQL connection
 * exceptions (08), no disk, memory or connection left, shutdown and start, cancelled statements, deadlocks and locks; those of sockets, and of an object store.
 */
const codes =
  /^(?:08\w{3}|53[0-4]00|57P0[1-5]|57014|40001|40P01|55P03|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|SERVICE_AWAY)$/;

/** What the driver says without a code. */
const messages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|received invalid response)/;

/** Whether a call failed only for the moment, because the database or the object store did: it is worth another try. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) {
    return false;
  }
  const code = errorCodeOf(error);
  return (code !== undefined && codes.test(code)) || messages.test(error.message) || isUnavailable(error.cause);
};
