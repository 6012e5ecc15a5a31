import type { CallError } from '@caravan/shared/contracts/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable';
import { errorCodeOf } from '../log/errorCode';
import { Overload } from '../limits/limits';
import { refused } from './answers';
import { reasons, Refusal } from './refusal';

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

const reasonOf = (status: number, reply: FastifyReply): CallError => {
  switch (status) {
    case 413:
      return reasons.tooLarge;
    case 429:
      return reasons.tooMany(Number(reply.getHeader('retry-after') ?? 60));
    case 503:
      return reasons.overloaded;
    default:
      return status < 500 ? reasons.unreadable : reasons.internal;
  }
};

const send = (request: FastifyRequest, reply: FastifyReply, reason: CallError): void => {
  request.refusalCode = reason.code;
  void reply.send(refused(reason, request.traceId));
};

/** Seconds after which a call is worth another try while the database is away: restarting takes it about that. */
const awaySeconds = 5;

/** Whether a request broke off while it was read: nobody hears the answer, and nothing is wrong here. */
const isBrokenOff = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.readableAborted && errorCodeOf(error) === 'ECONNRESET';

/** The answer to everything that was thrown: refusals by HTTP 200, the transport's failures by their status; never a stack trace. */
export const answerErrors = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  if (error instanceof Refusal) {
    send(request, reply.code(200), error.reason);
    return;
  }
  if (isBrokenOff(error, request)) {
    request.log.info({ method: request.method, path: request.routeOptions.url }, 'a request broke off');
    send(request, reply.code(400), reasons.unreadable);
    return;
  }
  const away = isUnavailable(error);
  const status = away ? 503 : statusOf(error);
  if (away || (status >= 500 && status !== 503)) {
    request.log.error({ err: error, traceId: request.traceId, path: request.routeOptions.url });
  }
  if (error instanceof Overload) {
    void reply.header('retry-after', error.retryAfter);
  } else if (away) {
    void reply.header('retry-after', awaySeconds);
  }
  send(request, reply.code(status), reasonOf(status, reply));
};

/** Unknown addresses: JSON, never a page. */
export const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply): void => {
  send(request, reply.code(404), reasons.noSuchAddress);
};
