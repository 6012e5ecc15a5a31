import type { SpanContext } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';
import type { PageBody } from './compressPage';
import { PRIVATE } from './pageHeaders';
import type { VersionName } from './pageResult';

/** A page ready to be sent. */
export interface ReadyPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
  /** The ETag of content and policy. If empty, the browser gets the whole page each time. */
  readonly tag: string;
  readonly isCacheable: boolean;
  /** Versions that rendered it. */
  readonly versions: readonly VersionName[];
  readonly isFramed: boolean;
  /** Origins of the partners that may frame it. */
  readonly framedBy: readonly string[];
  /** Its preloads, as values of a `link` header. */
  readonly links: readonly string[];
  /** Unix milliseconds of its rendering, if it stands in for a page that cannot be rendered. */
  readonly staleSince: number | null;
  /** The span in which it was rendered. Absent without tracing. */
  readonly renderedIn?: SpanContext | undefined;
}

/** Returns the answer that leads to another address. */
export const redirectPage = (status: number, location: string): ReadyPage => {
  const empty = Buffer.alloc(0);
  return {
    status,
    headers: { location, 'cache-control': PRIVATE },
    body: { plain: empty, br: () => empty, gzip: empty, hash: '' },
    tag: '',
    isCacheable: true,
    versions: [],
    isFramed: false,
    framedBy: [],
    links: [],
    staleSince: null,
  };
};

interface CacheEntry {
  readonly page: Promise<ReadyPage>;
  /** 0 while it is being rendered. */
  readonly byteCount: number;
  /** When it becomes stale. Never while it is being rendered. */
  readonly freshUntil: number;
  readonly isComplete: boolean;
  isRenewing: boolean;
}

type RenderPage = (isInBackground: boolean) => Promise<ReadyPage>;

/** `revision` is that of the release. `name` names everything else that the page depends on. */
export interface PageKey {
  readonly revision: number;
  readonly name: string;
}

export interface PageCacheOptions {
  /** Milliseconds that a page is fresh, then that it may be sent while it is rendered again, and that it may replace an error. */
  readonly freshMs: number;
  readonly staleMs: number;
  readonly staleIfErrorMs: number;
  readonly maxPages: number;
  /** Bytes of the pages, and again of the last good ones. Both are nearly always the same objects. */
  readonly maxBytes: number;
}

/** Counts the body as it is, by gzip, and by brotli as if it were as large. */
const byteCountOf = ({ body }: ReadyPage): number => body.plain.byteLength + 2 * body.gzip.byteLength;

/**
 * Caches rendered pages for a short time. `now`: monotonic milliseconds. `isAllowed`: whether the last good page of an earlier revision may
 * still be sent.
 */
export const createPageCache = (
  options: PageCacheOptions,
  now: () => number,
  isAllowed: (page: ReadyPage) => boolean,
) => {
  const { freshMs, staleMs, staleIfErrorMs, maxPages: max, maxBytes: maxSize } = options;
  const entries = new LRUCache<string, CacheEntry>({
    max,
    maxSize,
    sizeCalculation: ({ byteCount }, id) => id.length + byteCount,
  });
  const goodPages = new LRUCache<string, ReadyPage>({
    max,
    maxSize,
    sizeCalculation: (page, name) => name.length + byteCountOf(page),
    ttl: staleIfErrorMs,
    ttlResolution: 0,
    perf: { now },
  });

  const completeEntry = (page: ReadyPage): CacheEntry => ({
    page: Promise.resolve(page),
    byteCount: byteCountOf(page),
    freshUntil: now() + freshMs,
    isComplete: true,
    isRenewing: false,
  });

  /** Stores a page as the last good one. A missing page or a redirect replaces it. */
  const updateGoodPage = ({ name }: PageKey, page: ReadyPage): void => {
    if (page.status === 200) goodPages.set(name, { ...page, staleSince: Date.now() });
    else goodPages.delete(name);
  };

  const findGoodPage = ({ name }: PageKey): ReadyPage | undefined => {
    const page = goodPages.get(name);
    return page && isAllowed(page) ? page : undefined;
  };

  const renew = async (key: PageKey, id: string, entry: CacheEntry, render: RenderPage): Promise<void> => {
    entry.isRenewing = true;
    const page = await render(true).catch(() => null);
    if (page?.isCacheable && entries.peek(id) === entry) {
      entries.set(id, completeEntry(page));
      updateGoodPage(key, page);
    }
    entry.isRenewing = false;
  };

  const renderNow = async (key: PageKey, id: string, render: RenderPage): Promise<ReadyPage> => {
    const rendering = render(false).then(
      (page) => (page.status === 503 ? findGoodPage(key) : undefined) ?? page,
      (error: unknown) => {
        const goodPage = findGoodPage(key);
        if (goodPage) return goodPage;
        throw error;
      },
    );
    const entry: CacheEntry = {
      page: rendering,
      byteCount: 0,
      freshUntil: Infinity,
      isComplete: false,
      isRenewing: false,
    };
    entries.set(id, entry);
    const isCurrent = (): boolean => entries.peek(id) === entry;
    try {
      const page = await rendering;
      if (page.isCacheable && page.staleSince === null) {
        if (isCurrent()) entries.set(id, completeEntry(page));
        updateGoodPage(key, page);
      }
      return page;
    } finally {
      if (isCurrent()) entries.delete(id);
    }
  };

  return {
    /**
     * Returns a fresh page from the cache, or a stale one while it is rendered again in the background (`render(true)`). Otherwise
     * renders it, once for all callers. If that fails or gives status 503, returns the last good page of any revision that `isAllowed`. While
     * the API `isUnavailable`, that one takes the place of every page that is not fresh.
     */
    get: async (key: PageKey, render: RenderPage, isUnavailable = false): Promise<ReadyPage> => {
      const id = `${key.revision} ${key.name}`;
      const entry = entries.get(id);
      if (entry && entry.freshUntil > now()) return entry.page;
      const goodPage = isUnavailable ? findGoodPage(key) : undefined;
      if (goodPage) return goodPage;
      if (entry?.isComplete && entry.freshUntil + staleMs > now()) {
        if (!entry.isRenewing) void renew(key, id, entry, render);
        return entry.page;
      }
      return renderNow(key, id, render);
    },
  };
};
