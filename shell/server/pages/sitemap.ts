import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '@caravan/shared/format';
import { LANGUAGES, type Language } from '@caravan/shared/terms';
import type { Config } from '../config';
import type { PageRenderer } from './pageResult';
import { alternates, inLanguage } from './searchTags';
import type { Release, SiteFeed } from '../registry';

/** Milliseconds that a sitemap is cached, and an incomplete one. */
const CACHE_MS = 600_000;
const INCOMPLETE_CACHE_MS = 15_000;
/** Addresses in one sitemap, by its protocol. */
const MAX_ADDRESSES = 50_000;

const renderSitemap = (addresses: readonly string[], origin: string): string => {
  /** Each language has an entry of its own, with the same alternates. */
  const entries = (path: string): string[] => {
    const url = (lang: Language): string => escapeHtml(origin + inLanguage(path, lang));
    const links = Object.entries(alternates).map(
      ([tag, lang]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url(lang)}"/>`,
    );
    return LANGUAGES.map((lang) => `<url><loc>${url(lang)}</loc>${links.join('')}</url>`);
  };
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${addresses.flatMap(entries).slice(0, MAX_ADDRESSES).join('\n')}\n</urlset>\n`
  );
};

interface Sitemap {
  readonly text: string;
  /** False if a remote failed to list its paths. */
  readonly isComplete: boolean;
}

export interface SitemapOptions {
  readonly config: Config;
  readonly feed: SiteFeed;
  readonly renderer: PageRenderer;
  readonly onError: (error: unknown) => void;
}

/** Serves robots.txt and the sitemap, with every path that remotes declare or list. */
export const serveSitemap = (app: FastifyInstance, { config, feed, renderer, onError }: SitemapOptions): void => {
  let lastComplete: string | null = null;
  let cached: { until: number; readonly site: Release; readonly sitemap: Promise<Sitemap> } | null = null;

  /** Returns the last complete sitemap if a remote fails to list its paths. */
  const createSitemap = async (site: Release): Promise<Sitemap> => {
    const { found, errors } = await renderer.addresses(site);
    for (const error of errors) onError(error);
    const text = renderSitemap(found, config.publicOrigin);
    if (errors.length > 0) return { text: lastComplete ?? text, isComplete: false };
    lastComplete = text;
    return { text, isComplete: true };
  };

  app.get('/sitemap.xml', async (_request, reply) => {
    const site = feed.current().running;
    if (!cached || cached.site !== site || cached.until < performance.now()) {
      const fresh = { until: performance.now() + CACHE_MS, site, sitemap: createSitemap(site) };
      fresh.sitemap.then(
        ({ isComplete }) => {
          if (!isComplete) fresh.until = performance.now() + INCOMPLETE_CACHE_MS;
        },
        () => {
          if (cached === fresh) cached = null;
        },
      );
      cached = fresh;
    }
    const { text, isComplete } = await cached.sitemap;
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', isComplete ? 'public, max-age=600' : 'no-store')
      .send(text);
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...['/tech/', `/${config.names.product}/`, '/dev/', '/uploads/'].map((path) => `Disallow: ${path}`),
          `Sitemap: ${config.publicOrigin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
};
