import type { PageBody } from './compressPage';

/** A page ready to be sent. */
export interface ReadyPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
}

interface Entry {
  readonly page: Promise<ReadyPage>;
  readonly until: number;
}

export interface PageCache {
  /** The page of a key: from the cache while it is fresh, else made once for all who ask at the same time. */
  readonly get: (
    key: string,
    make: () => Promise<{ readonly page: ReadyPage; readonly keep: boolean }>,
  ) => Promise<ReadyPage>;
  readonly size: () => number;
}

/** A short-lived cache of rendered pages. `lifetime` in milliseconds; at most `most` pages, the oldest go first. */
export const createPageCache = (lifetime: number, most: number, now: () => number): PageCache => {
  const entries = new Map<string, Entry>();
  return {
    size: () => entries.size,
    get: (key, make) => {
      const known = entries.get(key);
      if (known && known.until > now()) return known.page;
      const made = make();
      const page = made.then((result) => result.page);
      const entry = { page, until: now() + lifetime };
      entries.delete(key);
      entries.set(key, entry);
      const drop = (): void => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      made.then(({ keep }) => keep || drop(), drop);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return page;
    },
  };
};
