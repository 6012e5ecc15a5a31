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
/** Addresses in one sitemap, by its protocol. Each path has one for each language. */
const MAX_ADDRESSES = 50_000;

/** Returns at most `count` different paths. Each list has an equal share, and what short lists leave goes to the longer ones. */
const sharePaths = (pathLists: readonly (readonly string[])[], count: number): readonly string[] => {
  const lists = pathLists.map((paths) => [...new Set(paths)]);
  let rest = count;
  const shares = new Map(
    lists
      .toSorted((first, second) => first.length - second.length)
      .map((list, index) => {
        const share = Math.min(list.length, Math.floor(rest / (lists.length - index)));
        rest -= share;
        return [list, share];
      }),
  );
  return [...new Set(lists.flatMap((list) => list.slice(0, shares.get(list))))];
};

const renderSitemap = (paths: readonly string[], origin: string): string => {
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
    `${paths.flatMap(entries).join('\n')}\n</urlset>\n`
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
  readonly renderer: Pick<PageRenderer, 'addresses'>;
  readonly onError: (error: unknown) => void;
}

/** Serves robots.txt and the sitemap, with every path that remotes declare or list. */
export const serveSitemap = (app: FastifyInstance, { config, feed, renderer, onError }: SitemapOptions): void => {
  let lastComplete: string | null = null;
  let cached: { until: number; readonly site: Release; readonly sitemap: Promise<Sitemap> } | null = null;

  /** Returns the last complete sitemap if a remote fails to list its paths. */
  const createSitemap = async (site: Release): Promise<Sitemap> => {
    const { pathLists, errors } = await renderer.addresses(site);
    for (const error of errors) onError(error);
    const paths = sharePaths(pathLists, MAX_ADDRESSES / LANGUAGES.length);
    const text = renderSitemap(paths, config.publicOrigin);
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
