import { createHash, randomBytes } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '@caravan/shared/http';
import { choicesFrom, type Choices } from '../../universal/services/preferences';
import type { Config } from '../config';
import { setVisitorCookie, releaseFor, speculationOf, type ApiWatch } from '../http';
import { OVERRIDE_COOKIE, type OverriddenSite, type Overrides, insertBadge } from '../overrides';
import type { CreateLimit } from '../limits';
import { createQueue } from '../queue';
import { type Release, findRelease, type SiteFeed, type SiteSnapshot } from '../registry';
import { createRandomId, type PageRequest } from '../render';
import { limitsFromNow, type RenderLimits } from '../workers';
import { createPageCompressor } from './compressPage';
import { createEarlyHints } from './earlyHints';
import { framingOrigins, isStillAllowed } from './goodPage';
import { createPageAddresses, type AddressMatch } from './pageAddress';
import { createPageCache, redirectPage, type ReadyPage } from './pageCache';
import { createPageDictionaries } from './pageDictionaries';
import { clockTiming, headersOf, NEVER_STORED, traceTiming, PRIVATE } from './pageHeaders';
import type { PageRenderer, PageResult, VersionName } from './pageResult';
import { createRenderLimit } from './renderLimit';
import { createSharedAbort } from './sharedAbort';
import { sendContent } from './sendContent';
import { cacheTags, isShared, sharedHeaders } from './sharedPage';
import { createStaleNotices } from './staleNotice';

/**
 * Rendering is the longest wait of a first visit: stale pages are sent for two minutes, and for a day instead of an error. Both caches and
 * the compressed pages take at most 200 MB.
 */
const CACHE = { staleMs: 120_000, staleIfErrorMs: 86_400_000, maxPages: 500, maxBytes: 70_000_000 };
/** Pages with a query have a cache of their own, so that invented queries evict no other pages. */
const QUERY_CACHE = { ...CACHE, maxPages: 200, maxBytes: 25_000_000 };
/** Pages that are rendered in the background at the same time. Others stay stale until their next request. */
const MAX_RENEWALS = 8;

export interface PagesOptions {
  readonly config: Config;
  readonly feed: SiteFeed;
  readonly renderer: PageRenderer;
  readonly previewRenderer: PageRenderer;
  readonly overrides: Overrides | null;
  readonly api: Pick<ApiWatch, 'state'>;
  readonly createLimit: CreateLimit;
  readonly onError: (error: unknown, traceId: string) => void;
  /** Returns the token of a page view, as an entry of the `server-timing` header. */
  readonly viewTiming: () => string;
  /** Called with the network and the versions of each page that is sent to a visitor. */
  readonly onSent: (network: string, versions: readonly VersionName[]) => void;
}

/** Returns the key of a page in the cache: pages differ by release, by choices and by address. */
const cacheKeyOf = ({ release, revision }: Release, choices: Choices, { pathname, search }: URL) => {
  const { lang, currency, country, theme, menu } = choices;
  return { revision, name: [release, lang, currency, country, theme, menu, pathname, search].join(' ') };
};

/** Several slashes at the start of a target. `readableTarget` drops them, but the browser's router would find no route. */
const LEADING_SLASHES = /^[/\\]{2}/;

/** A page of the current site, and its address. */
interface CachedPage {
  readonly snapshot: SiteSnapshot;
  readonly site: Release;
  readonly url: URL;
  readonly match: AddressMatch | null;
  readonly page: PageRequest;
}

/** Serves every page of the site. */
export const servePages = (app: FastifyInstance, options: PagesOptions): void => {
  const { config, feed, renderer, previewRenderer, overrides, api, onError, onSent } = options;
  const now = (): number => performance.now();
  const isAllowed = (page: ReadyPage): boolean => isStillAllowed(page, feed.current());
  const cache = createPageCache({ ...CACHE, freshMs: config.pageFreshMs }, now, isAllowed);
  const queryCache = createPageCache({ ...QUERY_CACHE, freshMs: config.pageFreshMs }, now, isAllowed);
  const compress = createPageCompressor(CACHE.maxPages);
  const withNotice = createStaleNotices(compress);
  const dictionaries = createPageDictionaries();
  const limitRenders = createRenderLimit(options.createLimit, config.pagesPerMinute);
  const renewals = createQueue(MAX_RENEWALS, MAX_RENEWALS);
  const sharedAbort = createSharedAbort();
  const addressOf = createPageAddresses(config.names);
  const earlyHints = config.earlyHints ? createEarlyHints() : null;

  const isApiUnavailable = (): boolean => ['unresponsive', 'unavailable'].includes(api.state());

  /** Adds the origins of partners to pages that are made for frames. */
  const policyOf = ({ policy, isFramed }: Extract<PageResult, { readonly kind: 'page' }>): string => {
    const ownDirective = "frame-ancestors 'self'";
    return isFramed
      ? policy.replace(ownDirective, [ownDirective, ...framingOrigins(feed.current())].join(' '))
      : policy;
  };

  const render = async (
    release: string,
    request: PageRequest,
    nonce: string | null,
    limits: RenderLimits,
  ): Promise<PageResult> => {
    const page = await renderer.page(() => findRelease(feed.current(), release), request, nonce, limits);
    for (const error of page.errors) onError(error, request.traceId);
    // The page lacks data that the API cannot send later either. 503 makes robots come again.
    return page.kind === 'page' && page.status === 200 && page.answerState === 'partial' && isApiUnavailable()
      ? { ...page, status: 503 }
      : page;
  };

  const renderForCache = async (release: string, request: PageRequest, limits: RenderLimits): Promise<ReadyPage> => {
    const page = await render(release, request, null, limits);
    const { status } = page;
    if (page.kind === 'redirect') return redirectPage(status, page.location);
    const { html, isFramed, isComplete, answerState, versions, links } = page;
    const policy = policyOf(page);
    const framedBy = isFramed ? framingOrigins(feed.current()) : [];
    const body = await compress(Buffer.from(html.buffer, html.byteOffset, html.byteLength));
    // Browsers keep a page with its policy, so a change of the policy must change the tag.
    const hash = createHash('sha256').update(body.hash).update(policy).digest('base64');
    return {
      status,
      headers: headersOf(policy, status, answerState),
      body,
      tag: status === 200 ? hash : '',
      isCacheable: status < 500 && isComplete && answerState === 'complete',
      versions,
      isFramed,
      framedBy,
      links,
      staleSince: null,
      renderedIn: trace.getActiveSpan()?.spanContext(),
    };
  };

  /**
   * Expects reports of the browser, except for HEAD and for a page that is loaded ahead, which may never be shown. A page in a frame runs
   * no code of remotes, so its browser sends no reports about them.
   */
  const recordSent = (request: FastifyRequest, page: Pick<ReadyPage, 'isFramed' | 'versions'>): void => {
    if (page.isFramed || request.method !== 'GET' || speculationOf(request) !== null) return;
    onSent(networkOf(request.ip), page.versions);
  };

  const pageTiming = (): string => `${clockTiming()}, ${options.viewTiming()}${traceTiming()}`;

  /** Renders a page for one visitor. It is not cached, and a nonce marks its inline elements. */
  const sendPersonal = async (
    release: string,
    request: PageRequest,
    ip: string,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64');
    const page = await limitRenders(ip, () => render(release, request, nonce, limitsFromNow()));
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    recordSent(reply.request, page);
    return reply
      .code(page.status)
      .headers({ ...headersOf(policyOf(page), page.status, page.answerState), 'cache-control': NEVER_STORED })
      .header('server-timing', pageTiming())
      .send(page.html);
  };

  /** Renders a page of a site with an override. If that fails, renders the running version. */
  const renderOverridden = async (overriddenSite: OverriddenSite, request: PageRequest, nonce: string) => {
    try {
      const page = await previewRenderer.page(() => overriddenSite.site, request, nonce);
      for (const error of page.errors) onError(error, request.traceId);
      return { page, overriddenSite };
    } catch (error) {
      if (overriddenSite.fault) throw error;
      onError(error, request.traceId);
      const page = await render('', request, nonce, limitsFromNow());
      return { page, overriddenSite: { ...overriddenSite, fault: 'failed' as const } };
    }
  };

  /** Sends a page to the browser that has an override. It is never cached, and a badge names the override. */
  const sendOverridden = async (
    requestedSite: OverriddenSite,
    requestUrl: URL,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const traceId = request.traceId || createRandomId();
    request.traceId = traceId;
    request.pageSource = 'personal';
    const { preferences, redirectTo } = addressOf(requestedSite.site, requestUrl);
    if (redirectTo !== null)
      return reply.header('cache-control', 'no-store').redirect(redirectTo + requestUrl.search, 307);
    const choices = choicesFrom((key) => preferences[key] ?? request.cookies[key]);
    const nonce = randomBytes(16).toString('base64');
    const { page, overriddenSite } = await renderOverridden(
      requestedSite,
      { address: requestUrl.href, choices, traceId },
      nonce,
    );
    if (page.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(page.location, page.status);
    return reply
      .code(page.status)
      .headers(headersOf(policyOf(page), page.status, page.answerState))
      .headers({
        'cache-control': NEVER_STORED,
        'x-robots-tag': 'noindex',
        'server-timing': clockTiming() + traceTiming(),
      })
      .send(insertBadge(Buffer.from(page.html).toString(), { ...overriddenSite, lang: choices.lang, nonce }));
  };

  /** Sends a page from the cache. Renders it if it is missing or too old. */
  const sendCached = async (
    { snapshot, site, url, match, page: pageRequest }: CachedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { choices, traceId } = pageRequest;
    const { release } = site;
    const key = cacheKeyOf(site, choices, url);
    const routeName = `${site.revision} ${choices.lang} ${match?.route.path ?? url.pathname}`;
    request.pageSource = 'cache';
    // In HTTP/2 each request has a stream of its own.
    const connection = request.raw.httpVersionMajor === 1 ? request.raw.socket : request.raw;
    const signal = sharedAbort.join(key.name, reply.raw, connection);
    const renderPage = (isInBackground: boolean): Promise<ReadyPage> => {
      if (isInBackground) return renewals(() => renderForCache(release, pageRequest, limitsFromNow()));
      request.traceId = traceId;
      request.pageSource = 'rendered';
      return limitRenders(request.ip, () => renderForCache(release, pageRequest, { ...limitsFromNow(), signal }));
    };
    const pendingPage = (url.search ? queryCache : cache).get(key, renderPage, isApiUnavailable());
    await earlyHints?.send(routeName, pendingPage, request, reply);
    const page = await withNotice(await pendingPage, choices.lang);
    if (page.status === 200) earlyHints?.remember(routeName, page.links);
    if (page.renderedIn && page.renderedIn.traceId !== traceId) request.span?.addLink({ context: page.renderedIn });
    reply.code(page.status).headers(page.headers);
    // Pages of the shell itself show the running versions, so a CDN must not keep them.
    if (config.cdn && match && isShared({ page, choices, snapshot, request })) {
      // The token of a page view is for one browser, so no browser sends reports about this page.
      reply.headers(sharedHeaders(config.cdn, cacheTags(page.versions, match))).header('server-timing', clockTiming());
    } else {
      reply.header('server-timing', pageTiming());
      recordSent(request, page);
      if (page.tag) dictionaries.offer(request, reply, page.body);
    }
    return sendContent(page, dictionaries, request, reply);
  };

  /** Sends a page of the current site: from the cache, or rendered for one visitor. */
  const sendCurrent = async (requestUrl: URL, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const traceId = request.traceId || createRandomId();
    const snapshot = feed.current();
    const site = releaseFor(snapshot, request);
    const { url, preferences, match, hasRoute, pattern, ...address } = addressOf(site, requestUrl);
    const redirectTo =
      address.redirectTo ?? (hasRoute && LEADING_SLASHES.test(request.originalUrl) ? url.pathname : null);
    if (redirectTo !== null)
      return reply.header('cache-control', 'no-cache').redirect(redirectTo + requestUrl.search, 308);
    setVisitorCookie(snapshot, request, reply);
    const choices = choicesFrom((key) => preferences[key] ?? request.cookies[key]);
    request.span
      ?.updateName(`${request.method} ${pattern}`)
      .setAttributes({ 'http.route': pattern, 'caravan.release': site.release, 'caravan.lang': choices.lang });
    if (hasRoute && requestUrl.searchParams.has('accountId')) {
      request.traceId = traceId;
      request.pageSource = 'personal';
      return sendPersonal(site.release, { address: requestUrl.href, choices, traceId }, request.ip, reply);
    }
    const page = { address: url.href, choices, traceId };
    return sendCached({ snapshot, site, url, match, page }, request, reply);
  };

  app.get('/', async (request, reply) =>
    reply.header('cache-control', PRIVATE).redirect(`/home${request.url.slice(1)}`, 302),
  );

  app.get('/*', { config: { isTraced: true } }, async (request, reply) => {
    const requestUrl = new URL(request.url, config.publicOrigin);
    const token = overrides && request.cookies[OVERRIDE_COOKIE];
    const override = token && (await overrides.read(token));
    if (override)
      return limitRenders(request.ip, async () =>
        sendOverridden(await overrides.siteOf(override), requestUrl, request, reply),
      );
    if (token) reply.clearCookie(OVERRIDE_COOKIE, { path: '/' });
    return sendCurrent(requestUrl, request, reply);
  });
};
