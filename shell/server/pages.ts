import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomId } from '@caravan/shared/store';
import { choicesFrom, isLanguage, type Choices } from '../universal/services/preferences';
import { CLOCK } from '../universal/time/clock';
import { createPageCompressor } from './compressPage';
import type { Config } from './config';
import type { Drawing, DrawnPage } from './drawnSite';
import { createPageCache, type ReadyPage } from './pageCache';
import { acceptedEncoding } from './serveFiles';
import type { SiteFeed } from './siteFeed';

/**
 * Milliseconds that a rendered page is given out again, and that it still is while a fresh one is made; how many are kept.
 * Rendering is the longest wait of a first visit.
 */
const KEPT = { lifetime: 3000, stale: 120_000, most: 500 };
/** Of pages with a query: whoever makes queries up costs those without one no place. */
const QUERIED = { ...KEPT, most: 200 };

export interface PagesOptions {
  readonly config: Config;
  readonly feed: SiteFeed;
  readonly drawing: Drawing;
  readonly onError: (error: unknown, traceId: string) => void;
}

const headersOf = (policy: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
});

/** Whether a browser holds the page that has this tag; proxies that compress mark the tag as weak. */
const holdsTag = (held: string | undefined, tag: string): boolean =>
  held?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

/** Serves every page of the site. */
export const servePages = (app: FastifyInstance, options: PagesOptions): void => {
  const { config, feed, drawing, onError } = options;
  const now = (): number => performance.now();
  const plain = createPageCache(KEPT, now);
  const queried = createPageCache(QUERIED, now);
  const compress = createPageCompressor(KEPT.most);

  const draw = async (url: URL, choices: Choices, nonce: string | null, traceId: string): Promise<DrawnPage> => {
    const page = await drawing.page({ address: url.href, choices, nonce, traceId });
    for (const error of page.errors) onError(error, traceId);
    return page;
  };

  const ready = async (url: URL, choices: Choices, traceId: string): Promise<{ page: ReadyPage; keep: boolean }> => {
    const page = await draw(url, choices, null, traceId);
    if (page.kind === 'redirect') {
      const empty = Buffer.alloc(0);
      return {
        page: {
          status: page.status,
          headers: { location: page.location },
          body: { plain: empty, br: () => empty, gzip: empty, hash: '' },
        },
        keep: true,
      };
    }
    const { html, policy, status, whole } = page;
    const body = await compress(Buffer.from(html.buffer, html.byteOffset, html.byteLength));
    // What a browser holds it keeps to the policy that came with it: another policy is another page.
    const hash = createHash('sha256').update(body.hash).update(policy).digest('base64');
    return { page: { status, headers: headersOf(policy), body: { ...body, hash } }, keep: whole };
  };

  /** One visitor's page: never kept, its inline parts named by a nonce. */
  const personal = async (url: URL, choices: Choices, reply: FastifyReply, traceId: string): Promise<FastifyReply> => {
    const page = await draw(url, choices, randomBytes(16).toString('base64'), traceId);
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    return reply
      .code(page.status)
      .headers({ ...headersOf(page.policy), 'cache-control': 'no-store' })
      .send(page.html);
  };

  const choicesOf = (request: FastifyRequest, url: URL): Choices => {
    const choices = choicesFrom((key) => request.cookies[key]);
    const asked = url.searchParams.get('lang');
    return isLanguage(asked) ? { ...choices, lang: asked } : choices;
  };

  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, config.publicOrigin);
    const choices = choicesOf(request, url);
    const traceId = randomId();
    if (url.searchParams.has('accountId')) {
      request.traceId = traceId;
      request.pageSource = 'personal';
      return personal(url, choices, reply, traceId);
    }
    const key = [
      feed.current().edition,
      choices.lang,
      choices.currency,
      choices.theme,
      choices.menu,
      url.pathname,
      url.search,
    ].join(' ');
    request.pageSource = 'cache';
    const page = await (url.search ? queried : plain).get(key, (isForLater) => {
      if (!isForLater) {
        request.traceId = traceId;
        request.pageSource = 'rendered';
      }
      return ready(url, choices, traceId);
    });
    const encoding = acceptedEncoding(request);
    reply.code(page.status).headers(page.headers).header('server-timing', `${CLOCK};desc="${Date.now()}"`);
    if (page.status === 200) {
      const tag = `"${page.body.hash}${encoding ? `-${encoding}` : ''}"`;
      reply.header('etag', tag);
      // What the browser holds has its headers already; the policy alone would be a kilobyte.
      if (holdsTag(request.headers['if-none-match'], tag))
        return reply.code(304).removeHeader('content-security-policy').removeHeader('content-type').send();
    }
    if (!encoding || page.body.plain.length === 0) return reply.send(page.body.plain);
    return reply.header('content-encoding', encoding).send(encoding === 'br' ? page.body.br() : page.body.gzip);
  });
};
