import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Routes, languages and releases whose preloads are remembered. */
const MAX_ROUTES = 500;

/**
 * Sends the preloads of a page before the page (103 Early Hints). They are those of the last page of its route, since the files are the
 * same for all its pages. Nothing is sent for a page that is ready, nor to a client other than a browser that opens a page.
 */
export const createEarlyHints = () => {
  const linksByRoute = new LRUCache<string, readonly string[]>({ max: MAX_ROUTES });
  return {
    /** Remembers the `link` headers of a page. `route`: names the route, the language and the release. */
    remember: (route: string, links: readonly string[]): void => void linksByRoute.set(route, links),
    /** Sends them, unless `page` settles in this turn of the event loop. */
    send: async (
      route: string,
      page: Promise<unknown>,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> => {
      const links = linksByRoute.get(route);
      // HTTP/1.0 has no interim responses, and a proxy that speaks it passes the headers of browsers on.
      if (!links || request.headers['sec-fetch-mode'] !== 'navigate' || request.raw.httpVersion === '1.0') return;
      const settled = page.then(
        () => true,
        () => true,
      );
      if (await Promise.race([settled, nextTurn(false)])) return;
      reply.raw.writeEarlyHints({ link: [...links] });
    },
  };
};
