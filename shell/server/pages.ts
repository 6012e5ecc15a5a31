import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomId } from '@caravan/shared/store';
import { fontFiles, themeCss } from '@caravan/shared/theme';
import { isSameSlot, type Language, type RouteDeclaration, type Slot } from '@caravan/shared/contracts';
import { choicesFrom, isLanguage, type Choices } from '../universal/services/preferences';
import english from '../universal/locales/en.json';
import georgian from '../universal/locales/ge.json';
import type { OwnedRoute } from '../universal/router/routes';
import { CLOCK } from '../universal/time/clock';
import { chunksOf } from '../universal/manifest/manifest';
import { pageManifest, siteView, type SiteView } from './bootManifest';
import { createPageCompressor } from './compressPage';
import { contentPolicy, hashOf, type Inline } from './contentPolicy';
import type { Config } from './config';
import { documentEnd, documentStart, frameScript, headScript, type DocumentParts } from './document';
import { createPageCache, type ReadyPage } from './pageCache';
import { renderPage, type RenderedPage } from './renderPage';
import { acceptedEncoding } from './serveFiles';
import type { ShellFiles } from './shellFiles';
import type { SiteFeed, SiteState } from './siteFeed';

/**
 * Milliseconds that a rendered page is given out again, and that it still is while a fresh one is made; how many are kept.
 * Rendering is the longest wait of a first visit.
 */
const KEPT = { lifetime: 3000, stale: 120_000, most: 500 };

const shellTexts: Readonly<Record<Language, typeof english>> = { en: english, ge: georgian };

export interface PagesOptions {
  readonly config: Config;
  readonly feed: SiteFeed;
  readonly files: ShellFiles;
  readonly onError: (error: unknown, traceId: string) => void;
}

type Page = Extract<RenderedPage, { kind: 'page' }>;

interface Rendered {
  readonly page: Page;
  readonly view: SiteView;
  readonly state: SiteState;
}

/** The preview picture of pages that have none of their own. */
const SITE_IMAGE = '/media/social/site.png';

/** What a route's remote says of it to the server alone. */
const declaredRoute = ({ remotes }: SiteState, owned: OwnedRoute | null): RouteDeclaration | undefined =>
  remotes
    .find(({ descriptor }) => descriptor.federation.name === owned?.remote.name)
    ?.descriptor.federation.routes.find(({ id }) => id === owned?.route.id);

/** Builds documents around rendered pages: what they preload, and the policy that names every inline part of theirs. */
const documents = ({ config, files }: PagesOptions) => {
  const css = themeCss(files.fontAddress);
  // The same on every page, and read often: their hashes are taken once.
  const [scriptHash, frameHash, cssHash] = [hashOf(headScript), hashOf(frameScript), hashOf(css)];
  const filesOf = ({ remote: name, part }: Slot, { manifest }: Page, view: SiteView): string[] => {
    const found = view.remotes.find((candidate) => candidate.name === name);
    if (!found) return [];
    const chunks = ['remote', ...chunksOf(found, part, manifest.lang)];
    return [found.entry, ...chunks.flatMap((chunk) => found.chunks[chunk] ?? [])].map((file) => found.base + file);
  };
  const scriptsOf = (page: Page, view: SiteView): DocumentParts['scripts'] => {
    const { manifest, owned } = page;
    const slots = owned ? [...manifest.rendered, ...manifest.leftOut] : [];
    const widgets = owned?.route.widgets ?? [];
    const ofSlots = slots.flatMap((slot) =>
      filesOf(slot, page, view).map((address) => ({
        address,
        integrity: view.integrity[address] ?? '',
        late: widgets.some((widget) => isSameSlot(widget, slot)),
      })),
    );
    const own = files.scripts(manifest.lang).map((address) => ({
      address,
      integrity: files.byAddress.get(address)?.integrity ?? '',
      late: false,
    }));
    // Where page and widget share a file, the page's need of it decides.
    const byAddress = new Map([...own, ...ofSlots].toReversed().map((script) => [script.address, script]));
    return [...byAddress.values()].toReversed();
  };
  return ({ page, view, state }: Rendered, address: string, nonce: string | null) => {
    const declared = declaredRoute(state, page.owned);
    const framed = page.owned?.route.framed ?? false;
    const parts: DocumentParts = {
      manifest: pageManifest(page.manifest),
      meta: page.meta,
      status: page.status,
      origin: config.publicOrigin,
      image: declared?.image ?? SITE_IMAGE,
      index: page.status === 200 && page.owned !== null && declared?.index !== false,
      address,
      themeCss: css,
      styles: page.styles,
      fonts: fontFiles(page.manifest.lang)
        .filter(({ preload }) => preload)
        .map(({ file }) => files.fontAddress(file)),
      scripts: scriptsOf(page, view),
      entry: { address: files.entry, integrity: files.byAddress.get(files.entry)?.integrity ?? '' },
      dehydrated: page.dehydrated,
      nonce,
      framed,
    };
    const inline: Inline = nonce
      ? { nonce }
      : {
          hashes: {
            scripts: [scriptHash, ...(framed ? [frameHash] : [])],
            styles: [cssHash, hashOf(page.styles.css)],
          },
        };
    const policy = contentPolicy(inline, {
      apis: Object.values(config.browserHosts).filter(Boolean),
      uploads: config.uploadOrigins,
      frames: framed ? config.embedOrigins : [],
    });
    return { start: documentStart(parts), content: page.content, end: documentEnd(parts), policy };
  };
};

/** A document in its order: its head, the content as React writes it, and what the browser takes over with. */
async function* inTurn(start: string, content: Readable, end: string): AsyncGenerator {
  yield start;
  yield* content;
  yield end;
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
  const { config, feed, onError } = options;
  const document = documents(options);
  const cache = createPageCache(KEPT, Date.now);
  const compress = createPageCompressor(KEPT.most);
  const views = new WeakMap<SiteState, Map<Language, SiteView>>();

  const viewOf = (state: SiteState, lang: Language): SiteView => {
    const known = views.get(state) ?? new Map<Language, SiteView>();
    views.set(state, known);
    const view = known.get(lang) ?? siteView(state, lang, config.names);
    known.set(lang, view);
    return view;
  };

  const render = async (url: URL, choices: Choices, nonce: string | null, traceId: string) => {
    const state = feed.current();
    const view = viewOf(state, choices.lang);
    const texts = shellTexts[choices.lang];
    const page = await renderPage(
      { url, choices, nonce, traceId },
      { config, state, view, shellTexts: texts, onError: (error) => onError(error, traceId) },
    );
    return { page, view, state };
  };

  const ready = async (url: URL, choices: Choices, traceId: string): Promise<{ page: ReadyPage; keep: boolean }> => {
    const { page, ...rest } = await render(url, choices, null, traceId);
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
    const { start, content, end, policy } = document({ page, ...rest }, url.pathname + url.search, null);
    const plain = Buffer.from(start + (await textOf(content)) + end);
    const body = await compress(plain);
    // What a browser holds it keeps to the policy that came with it: another policy is another page.
    const hash = createHash('sha256').update(body.hash).update(policy).digest('base64');
    return {
      page: { status: page.status, headers: headersOf(policy), body: { ...body, hash } },
      keep: page.whole,
    };
  };

  /** One visitor's page: never kept, its inline parts named by a nonce, sent as a stream. */
  const personal = async (url: URL, choices: Choices, reply: FastifyReply, traceId: string): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64');
    const { page, ...rest } = await render(url, choices, nonce, traceId);
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    const { start, content, end, policy } = document({ page, ...rest }, url.pathname + url.search, nonce);
    return reply
      .code(page.status)
      .headers({ ...headersOf(policy), 'cache-control': 'no-store' })
      .send(Readable.from(inTurn(start, content, end)));
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
      feed.current().sequence,
      choices.lang,
      choices.currency,
      choices.theme,
      choices.menu,
      url.pathname,
      url.search,
    ].join(' ');
    request.pageSource = 'cache';
    const page = await cache.get(key, (isForLater) => {
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
