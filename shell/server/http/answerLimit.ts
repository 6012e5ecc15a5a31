import PQueue from 'p-queue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf, networkRange, type RawRequest } from '@caravan/shared/http';
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
export const createAnswerLimit = (maxConcurrent = MAX_CONCURRENT, maxWaiting = MAX_WAITING) => {
  const queues = new Map<string, PQueue>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { stream }: RawRequest = request.raw;
    // A request whose client has left already gets no `close` event any more.
    if ((stream ?? reply.raw).destroyed) return refuse(request, reply, 400);
    const network = networkRange(networkOf(request.ip));
    const queue = queues.get(network) ?? new PQueue({ concurrency: maxConcurrent });
    if (queue.size >= maxWaiting) throw new Overloaded();
    if (!queues.has(network)) queue.addEventListener('idle', () => queues.delete(network));
    queues.set(network, queue);
    const closing = new AbortController();
    reply.raw.once('close', () => closing.abort());
    const isForwarded = await new Promise<boolean>((resolve) => {
      const receive = (): Promise<never> => {
        resolve(true);
        return new Promise(() => undefined);
      };
      // The abort ends it, also while it waits.
      queue.add(receive, { signal: closing.signal }).catch(() => resolve(false));
    });
    return isForwarded ? undefined : refuse(request, reply, 400);
  };
};
