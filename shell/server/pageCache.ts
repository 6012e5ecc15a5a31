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
  /** The page is there, whole. */
  isKept: boolean;
  isRenewing: boolean;
}

interface Made {
  readonly page: ReadyPage;
  readonly keep: boolean;
}

export interface PageCache {
  /**
   * The page of a key: from the cache while it is fresh; while it is stale too, and then it is made anew for those who
   * come after (`make(true)`); else made once for all who ask at the same time.
   */
  readonly get: (key: string, make: (isForLater: boolean) => Promise<Made>) => Promise<ReadyPage>;
  readonly size: () => number;
}

/**
 * A short-lived cache of rendered pages: `lifetime` milliseconds fresh, then `stale` more; at most `most` pages, those that
 * nobody has asked for longest go first. A page that cannot be made anew stays until it is no longer stale.
 */
export const createPageCache = (
  { lifetime, stale, most }: { readonly lifetime: number; readonly stale: number; readonly most: number },
  now: () => number,
): PageCache => {
  const entries = new Map<string, Entry>();

  const renew = async (key: string, known: Entry, make: (isForLater: boolean) => Promise<Made>): Promise<void> => {
    known.isRenewing = true;
    const made = await make(true).catch(() => null);
    if (made?.keep && entries.get(key) === known)
      entries.set(key, {
        page: Promise.resolve(made.page),
        until: now() + lifetime,
        isKept: true,
        isRenewing: false,
      });
    known.isRenewing = false;
  };

  return {
    size: () => entries.size,
    get: (key, make) => {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
      }
      if (known && known.until > now()) return known.page;
      if (known?.isKept && known.until + stale > now()) {
        if (!known.isRenewing) void renew(key, known, make);
        return known.page;
      }
      const made = make(false);
      const page = made.then((result) => result.page);
      const entry: Entry = { page, until: now() + lifetime, isKept: false, isRenewing: false };
      entries.delete(key);
      entries.set(key, entry);
      const drop = (): void => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      made.then(({ keep }) => {
        entry.isKept = keep;
        if (!keep) drop();
      }, drop);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return page;
    },
  };
};
