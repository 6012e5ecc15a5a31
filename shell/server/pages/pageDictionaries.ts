import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compressWith } from '@caravan/registry';
import { availableDictionary } from '../http';
import { createQueue } from '../queue';
import type { PageBody } from './compressPage';

/** Bytes of pages that may be dictionaries: some 250 pages. */
const MAX_PAGES_BYTES = 32_000_000;
/** Bytes of compressed differences. */
const MAX_DIFFERENCES_BYTES = 8_000_000;
/** Level of Zstandard. It takes 1 to 3 ms a page, like brotli while a visitor waits. */
const ZSTD_LEVEL = 9;
/** Differences that are made at the same time. Further requests get brotli. */
const MAX_RUNNING = 2;

/**
 * Headers of a page that the browser may use as the dictionary of later pages. RFC 9842 asks that a dictionary may be used while it is
 * stale. For documents Chromium, the only browser with dictionaries, asks the server all the same.
 */
const dictionaryHeaders = {
  'cache-control': 'private, max-age=0, stale-while-revalidate=3600',
  'use-as-dictionary': 'match="/*", match-dest=("document")',
  vary: 'cookie, accept-encoding, available-dictionary',
};

/** Sends pages as differences to pages that browsers had before (RFC 9842). */
export const createPageDictionaries = () => {
  const pages = new LRUCache<string, Buffer>({
    maxSize: MAX_PAGES_BYTES,
    sizeCalculation: (page) => page.byteLength,
  });
  const compressionQueue = createQueue(MAX_RUNNING, MAX_RUNNING);
  const differences = new LRUCache<string, Buffer, { readonly body: PageBody; readonly dictionary: string }>({
    maxSize: MAX_DIFFERENCES_BYTES,
    sizeCalculation: (difference) => difference.byteLength,
    fetchMethod: async (_key, _stale, { context: { body, dictionary } }) => {
      const dictionaryPage = pages.get(dictionary);
      return dictionaryPage && compressionQueue(() => compressWith(body.plain, dictionaryPage, dictionary, ZSTD_LEVEL));
    },
  });

  return {
    /** Allows the browser to use a page as a dictionary. */
    offer: ({ headers: { 'sec-ch-ua': browser = '' } }: FastifyRequest, reply: FastifyReply, body: PageBody): void => {
      if (!browser.includes('"Chromium"')) return;
      pages.set(body.hash, body.plain);
      reply.headers(dictionaryHeaders);
    },
    /**
     * Returns a page that may be a dictionary in the encoding `dcz`. Null if the browser has no page that this server knows, or if brotli is
     * smaller.
     */
    difference: async (request: FastifyRequest, reply: FastifyReply, body: PageBody): Promise<Buffer | null> => {
      const dictionary = reply.hasHeader('use-as-dictionary') ? availableDictionary(request, reply) : null;
      if (dictionary === null) return null;
      const context = { body, dictionary };
      const difference = await differences.fetch(`${dictionary} ${body.hash}`, { context }).catch(() => undefined);
      return difference && difference.byteLength < body.br().byteLength ? difference : null;
    },
  };
};
