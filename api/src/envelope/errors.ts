import type { CallError } from '@caravan/shared/contracts/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** What may be logged of an error: of a failed query not its parameters, which hold what visitors entered. */
const loggable = (error: unknown): object =>
  error instanceof Error && 'query' in error && error.cause !== undefined
    ? { err: error.cause, query: error.query }
    : { err: error };

/** The answer to everything that was thrown: refusals by HTTP 200, the transport's failures by their status; never a stack trace. */
export const answerErrors = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  if (error instanceof Refusal) {
    void reply.code(200).send(refused(error.reason, request.traceId));
    return;
  }
  const status = statusOf(error);
  if (status >= 500 && status !== 503) {
    request.log.error({ ...loggable(error), traceId: request.traceId, path: request.url.split('?')[0] });
  }
  void reply.code(status).send(refused(reasonOf(status, reply), request.traceId));
};

/** Unknown addresses: JSON, never a page. */
export const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.code(404).send(refused(reasons.noSuchAddress, request.traceId));
};
