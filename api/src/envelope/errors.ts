import type { CallError } from '@caravan/shared/contracts/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable';
import { errorCodeOf } from '../log/errorCode';
import { RetryLater } from '../limits/limits';
import { refusedAnswer } from './answers';
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
  void reply.send(refusedAnswer(reason, request.traceId));
};

/** `retry-after` while the database is unavailable: about the time of a restart. */
const unavailableSeconds = 5;

/** Returns whether the client disconnected during the request. This is no fault of the server. */
const isAborted = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.readableAborted && errorCodeOf(error) === 'ECONNRESET';

/** Answers errors: refusals with HTTP 200, others with their status. Never sends a stack trace. */
export const answerErrors = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  if (error instanceof Refusal) {
    send(request, reply.code(200), error.reason);
    return;
  }
  if (isAborted(error, request)) {
    request.log.info({ method: request.method, path: request.routeOptions.url }, 'a request broke off');
    send(request, reply.code(400), reasons.unreadable);
    return;
  }
  const isRetryable = isUnavailable(error);
  const status = isRetryable ? 503 : statusOf(error);
  if (isRetryable || (status >= 500 && status !== 503)) {
    request.log.error({ err: error, traceId: request.traceId, path: request.routeOptions.url });
  }
  if (error instanceof RetryLater) {
    void reply.header('retry-after', error.retryAfter);
  } else if (isRetryable) {
    void reply.header('retry-after', unavailableSeconds);
  }
  send(request, reply.code(status), reasonOf(status, reply));
};

export const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply): void => {
  send(request, reply.code(404), reasons.noSuchAddress);
};
