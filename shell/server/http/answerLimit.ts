import PQueue from 'p-queue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf, networkRange } from '@caravan/shared/http';
import { Overloaded } from '../queue';
import { refuse } from './refuse';

/** Answers that one network receives at the same time. `Upstream` has 64 connections, so that others keep room. */
const MAX_CONCURRENT = 24;
/** Requests of one network that wait for them. */
export const MAX_WAITING = 512;

/**
 * Limits the answers that one network receives at the same time. An answer that is too large for the buffers of its connection holds a
 * connection to the API until the client has read it. Returns a hook that waits for earlier answers of the network.
 */
export const createAnswerLimit = () => {
  const queues = new Map<string, PQueue>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const network = networkRange(networkOf(request.ip));
    const queue = queues.get(network) ?? new PQueue({ concurrency: MAX_CONCURRENT });
    if (queue.size >= MAX_WAITING) throw new Overloaded();
    if (!queues.has(network)) queue.addEventListener('idle', () => queues.delete(network));
    queues.set(network, queue);
    let isClosed = false;
    const closed = new Promise<void>((resolve) => {
      reply.raw.once('close', () => {
        isClosed = true;
        resolve();
      });
    });
    await new Promise<void>((start) => {
      void queue.add(() => {
        start();
        return closed;
      });
    });
    // The client has left, so nothing is forwarded.
    return isClosed ? refuse(request, reply, 400) : undefined;
  };
};
