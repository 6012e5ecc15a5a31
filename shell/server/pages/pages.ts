import { createHash, randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { choicesFrom, type Choices } from '../../universal/services/preferences';
import type { Arrival } from '../../universal/store/dehydratedState';
import { CLOCK } from '../../universal/time/clock';
import { acceptedEncoding, type ApiWatch } from '../http';
import { createAskedPages } from './askedPage';
import { serverId } from '../render';
import { createPageCompressor } from './compressPage';
import type { Config } from '../config';
import { createDrawLimit } from './drawLimit';
import type { PageRenderer, PageResult } from './pageRequest';
import { createInterest } from './interest';
import { lastCopies } from './lastCopy';
import { createPageCache, type Made } from './pageCache';
import type { SiteFeed } from '../registry';
import { limitsFromNow, type RenderLimits } from '../workers';
import { createTurns } from '../turns';

/**
 * Milliseconds that a page which is no longer fresh is given out while a fresh one is made, and where none can be had; how
 * many are kept. Rendering is the longest wait of a first visit.
 */
const KEPT = { stale: 120_000, last: 86_400_000, most: 500 };
/** Pages that are made anew for later at the same time; beyond that a stale one stays stale for a while. */
const RENEWALS = 8;
/** Of pages with a query: whoever makes queries up costs those without one no place. */
const QUERIED = { ...KEPT, most: 200 };

export interface PagesOptions {
  readonly config: Config;
  readonly feed: SiteFeed;
  readonly renderer: PageRenderer;
  readonly api: Pick<ApiWatch, 'state'>;
  readonly onError: (error: unknown, traceId: string) => void;
}

const headersOf = (policy: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
});

/** Seconds after which to come again; and what lacks its data is nothing to be listed, also where the browser will fetch it. */
const awayHeaders = (status: number, arrival: Arrival): Record<string, string> => ({
  ...(status === 503 && { 'cache-control': 'no-store', 'retry-after': '5' }),
  ...((status === 503 || arrival === 'late') && { 'x-robots-tag': 'noindex' }),
});

/** What is to be drawn, for whom, under which name in the logs. */
interface Asked {
  readonly url: URL;
  readonly choices: Choices;
  readonly traceId: string;
}

/** Whether a browser holds the page that has this tag; proxies that compress mark the tag as weak. */
const holdsTag = (held: string | undefined, tag: string): boolean =>
  held?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

/** What breaks when the visitor leaves; by HTTP/2 each request has a stream of its own. */
const connectionOf = ({ raw }: FastifyRequest): Pick<EventEmitter, 'once' | 'off'> =>
  raw.httpVersionMajor === 1 ? raw.socket : raw;

/** Serves every page of the site. */
export const servePages = (app: FastifyInstance, options: PagesOptions): void => {
  const { config, feed, renderer, api, onError } = options;
  const now = (): number => performance.now();
  const lifetime = config.pageFresh;
  const plain = createPageCache({ ...KEPT, lifetime }, now);
  const queried = createPageCache({ ...QUERIED, lifetime }, now);
  const compress = createPageCompressor(KEPT.most);
  const copyOf = lastCopies(compress);
  const limited = createDrawLimit(config.pagesAMinute, now);
  const renewals = createTurns(RENEWALS, RENEWALS);
  const interest = createInterest();
  const askedPage = createAskedPages(config.names);

  const render = async (asked: Asked, nonce: string | null, limits: RenderLimits): Promise<PageResult> => {
    const { url, choices, traceId } = asked;
    const page = await renderer.page({ address: url.href, choices, traceId }, nonce, limits);
    for (const error of page.errors) onError(error, traceId);
    return page;
  };

  const isAway = (): boolean => ['silent', 'lost'].includes(api.state());

  /** Without its data, and none to come: whoever lists pages is to come again. */
  const statusOf = (page: PageResult): number =>
    page.kind === 'page' && page.status === 200 && page.arrival === 'late' && isAway() ? 503 : page.status;

  /** Adds the origins of partners to pages that are made for frames. */
  const policyOf = ({ policy, framed }: Extract<PageResult, { readonly kind: 'page' }>): string => {
    const partners = Object.values(feed.current().partners).flatMap(({ origins, off }) => (off ? [] : origins));
    const own = "frame-ancestors 'self'";
    return framed ? policy.replace(own, [own, ...partners].join(' ')) : policy;
  };

  const ready = async (asked: Asked, limits: RenderLimits): Promise<Made> => {
    const page = await render(asked, null, limits);
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
    const { html, whole, arrival } = page;
    const policy = policyOf(page);
    const body = await compress(Buffer.from(html.buffer, html.byteOffset, html.byteLength));
    // What a browser holds it keeps to the policy that came with it: another policy is another page.
    const hash = createHash('sha256').update(body.hash).update(policy).digest('base64');
    const headers = { ...headersOf(policy), ...awayHeaders(statusOf(page), arrival) };
    return {
      page: { status: statusOf(page), headers, body: { ...body, hash } },
      keep: whole && arrival === 'whole',
    };
  };

  /** One visitor's page: never kept, its inline parts named by a nonce. */
  const personal = async (asked: Asked, address: string, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await limited(address, () => render(asked, randomBytes(16).toString('base64'), limitsFromNow()));
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    return reply
      .code(statusOf(page))
      .headers({
        ...headersOf(policyOf(page)),
        ...awayHeaders(statusOf(page), page.arrival),
        'cache-control': 'no-store',
      })
      .send(page.html);
  };

  app.get('/*', async (request, reply) => {
    const whole = new URL(request.url, config.publicOrigin);
    const traceId = serverId();
    const state = feed.current();
    const { url, chosen, isOwned, movedTo } = askedPage(state, whole);
    if (movedTo !== null) return reply.header('cache-control', 'no-cache').redirect(movedTo + whole.search, 308);
    const choices = choicesFrom((key) => chosen[key] ?? request.cookies[key]);
    const asked = { url, choices, traceId };
    if (isOwned && whole.searchParams.has('accountId')) {
      request.traceId = traceId;
      request.pageSource = 'personal';
      return personal({ ...asked, url: whole }, request.ip, reply);
    }
    const { pathname, search } = asked.url;
    const { lang, currency, theme, menu } = choices;
    const key = { edition: state.edition, name: [lang, currency, theme, menu, pathname, search].join(' ') };
    request.pageSource = 'cache';
    const left = interest.of(key.name, reply.raw, connectionOf(request));
    const make = (isForLater: boolean): Promise<Made> => {
      if (isForLater) return renewals(() => ready(asked, limitsFromNow()));
      request.traceId = traceId;
      request.pageSource = 'rendered';
      return limited(request.ip, () => ready(asked, { ...limitsFromNow(), signal: left() }));
    };
    const given = await (search ? queried : plain).get(key, make, isAway());
    const page = await copyOf(given, lang);
    const encoding = acceptedEncoding(request);
    reply.code(page.status).headers(page.headers).header('server-timing', `${CLOCK};desc="${Date.now()}"`);
    if (page.status === 200 && given.since === null) {
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
