import type { FastifyRequest } from 'fastify';
import { createCounter, networkOf } from '@caravan/shared/http';
import { PER_MINUTE } from '../limits';
import type { AdmitRead } from '../registry';

/** Older registry documents that one network can make this process read in a minute. Verifying one takes up to 22 ms of CPU time. */
const MAX_READS = 20;

class TooManyDocuments extends Error {
  readonly statusCode = 429;
  constructor() {
    super('one network asks for too many older registry documents');
  }
}

/**
 * Limits the reads of older registry documents by network. Returns the admission for a request. Counts in this process, at once: shared
 * counts would arrive after other visitors of the network have asked for the same document.
 */
export const createDocumentLimit = () => {
  const reads = createCounter(PER_MINUTE);
  return ({ ip }: FastifyRequest): AdmitRead =>
    () => {
      if (reads.count(networkOf(ip), MAX_READS) > 0) throw new TooManyDocuments();
    };
};

export type DocumentLimit = ReturnType<typeof createDocumentLimit>;
