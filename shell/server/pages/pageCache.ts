import { LRUCache } from 'lru-cache';
import type { PageBody } from './compressPage';

/** A page ready to be sent. */
export interface ReadyPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
}

/** A page from the cache. `staleSince`: Unix milliseconds of its rendering if it stands in for a page that cannot be rendered. */
export interface CachedPage {
  readonly page: ReadyPage;
  readonly staleSince: number | null;
}

export interface RenderedPage {
  readonly page: ReadyPage;
  readonly isCacheable: boolean;
}

interface Entry {
  readonly cached: Promise<CachedPage>;
  /** When it becomes stale. Never while it is being rendered. */
  freshUntil: number;
  isComplete: boolean;
  isRenewing: boolean;
}

type Render = (isInBackground: boolean) => Promise<RenderedPage>;

/** `revision`: of the registry snapshot. `name`: everything else that the page depends on. */
export interface PageKey {
  readonly revision: number;
  readonly name: string;
}

export interface PageCache {
  /**
   * Returns a fresh page from the cache, or a stale one while it is rendered again in the background (`render(true)`). Otherwise
   * renders it, once for all callers. If that fails or gives status 503, returns the last good page of any revision. While the API
   * `isUnavailable`, that one takes the place of every page that is not fresh.
   */
  readonly get: (key: PageKey, render: Render, isUnavailable?: boolean) => Promise<CachedPage>;
  readonly size: () => number;
}

/** Milliseconds that a page is fresh, then that it may be sent while it is rendered again, and that it may replace an error. */
export interface PageCacheOptions {
  readonly freshMs: number;
  readonly staleMs: number;
  readonly staleIfErrorMs: number;
  readonly maxPages: number;
}

/** Caches rendered pages for a short time. `now`: monotonic milliseconds. */
export const createPageCache = (options: PageCacheOptions, now: () => number): PageCache => {
  const { freshMs, staleMs, staleIfErrorMs, maxPages: max } = options;
  const entries = new LRUCache<string, Entry>({ max });
  const goodPages = new LRUCache<
    string,
    { readonly page: ReadyPage; readonly staleSince: number; readonly at: number }
  >({
    max,
  });

  const lastGood = ({ name }: PageKey): CachedPage | null => {
    const good = goodPages.get(name);
    return good && good.at + staleIfErrorMs > now() ? good : null;
  };
  const setGood = ({ name }: PageKey, page: ReadyPage): void => {
    if (page.status === 200) goodPages.set(name, { page, staleSince: Date.now(), at: now() });
  };

  const renew = async (key: PageKey, id: string, entry: Entry, render: Render): Promise<void> => {
    entry.isRenewing = true;
    const rendered = await render(true).catch(() => null);
    if (rendered?.isCacheable && entries.peek(id) === entry) {
      const cached = Promise.resolve({ page: rendered.page, staleSince: null });
      entries.set(id, { cached, freshUntil: now() + freshMs, isComplete: true, isRenewing: false });
      setGood(key, rendered.page);
    }
    entry.isRenewing = false;
  };

  const renderNow = async (key: PageKey, id: string, render: Render): Promise<CachedPage> => {
    const rendering = render(false);
    const cached = rendering.then(
      ({ page }) => (page.status === 503 ? lastGood(key) : null) ?? { page, staleSince: null },
      (error: unknown) => {
        const good = lastGood(key);
        if (good) return good;
        throw error;
      },
    );
    const entry: Entry = { cached, freshUntil: Infinity, isComplete: false, isRenewing: false };
    entries.set(id, entry);
    const { isCacheable } = await rendering.catch(() => ({ isCacheable: false }));
    entry.isComplete = isCacheable;
    entry.freshUntil = now() + freshMs;
    if (!isCacheable && entries.peek(id) === entry) entries.delete(id);
    const result = await cached;
    if (isCacheable && result.staleSince === null) setGood(key, result.page);
    return result;
  };

  return {
    size: () => entries.size,
    get: async (key, render, isUnavailable = false) => {
      const id = `${key.revision} ${key.name}`;
      const entry = entries.get(id);
      if (entry && entry.freshUntil > now()) return entry.cached;
      const good = isUnavailable ? lastGood(key) : null;
      if (good) return good;
      if (entry?.isComplete && entry.freshUntil + staleMs > now()) {
        if (!entry.isRenewing) void renew(key, id, entry, render);
        return entry.cached;
      }
      return renderNow(key, id, render);
    },
  };
};
