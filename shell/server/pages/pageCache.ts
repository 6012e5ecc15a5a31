import type { PageBody } from './compressPage';

/** A page ready to be sent. */
export interface ReadyPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
}

/** A page as it is given out. */
export interface GivenPage {
  readonly page: ReadyPage;
  /** Unix milliseconds of when it was made, where a fresh one cannot be had. */
  readonly since: number | null;
}

interface Entry {
  readonly given: Promise<GivenPage>;
  /** Until when it is fresh: while it is being made, whoever asks waits for it. */
  until: number;
  /** The page is there, whole. */
  isKept: boolean;
  isRenewing: boolean;
}

export interface Made {
  readonly page: ReadyPage;
  readonly keep: boolean;
}

type Make = (isForLater: boolean) => Promise<Made>;

/** What a page is kept under: `edition` of the site and `name` of all else that it depends on. */
export interface PageKey {
  readonly edition: number;
  readonly name: string;
}

export interface PageCache {
  /**
   * The page of a key: from the cache while it is fresh; while it is stale too, and then it is made anew for those who
   * come after (`make(true)`); else made once for all who ask at the same time. Where that fails or gives an answer of
   * 503, and once a page is no longer fresh while `isAway` says that it would, the last good copy is given, whatever edition it is of.
   */
  readonly get: (key: PageKey, make: Make, isAway?: boolean) => Promise<GivenPage>;
  readonly size: () => number;
}

export interface PageCacheOptions {
  /** Milliseconds that a page is fresh, that it is stale afterwards, and that it is given out where no other can be had. */
  readonly lifetime: number;
  readonly stale: number;
  readonly last: number;
  readonly most: number;
}

/** At most so many entries: those that nobody has asked for longest go first. */
const shelf = <T>(most: number) => {
  const entries = new Map<string, T>();
  const put = (key: string, value: T): void => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  };
  return {
    put,
    /** What is asked for is used. */
    take: (key: string): T | undefined => {
      const found = entries.get(key);
      if (found !== undefined) put(key, found);
      return found;
    },
    peek: (key: string): T | undefined => entries.get(key),
    drop: (key: string): void => void entries.delete(key),
    size: (): number => entries.size,
  };
};

/** A short-lived cache of rendered pages. A page that cannot be made anew stays until it is no longer stale. */
export const createPageCache = ({ lifetime, stale, last, most }: PageCacheOptions, now: () => number): PageCache => {
  const entries = shelf<Entry>(most);
  const copies = shelf<{ readonly page: ReadyPage; readonly since: number; readonly at: number }>(most);

  const copyOf = ({ name }: PageKey): GivenPage | null => {
    const copy = copies.take(name);
    return copy && copy.at + last > now() ? { page: copy.page, since: copy.since } : null;
  };
  const keepCopy = ({ name }: PageKey, page: ReadyPage): void => {
    if (page.status === 200) copies.put(name, { page, since: Date.now(), at: now() });
  };

  const renew = async (key: PageKey, place: string, known: Entry, make: Make): Promise<void> => {
    known.isRenewing = true;
    const made = await make(true).catch(() => null);
    if (made?.keep && entries.peek(place) === known) {
      const given = Promise.resolve({ page: made.page, since: null });
      entries.put(place, { given, until: now() + lifetime, isKept: true, isRenewing: false });
      keepCopy(key, made.page);
    }
    known.isRenewing = false;
  };

  const makeNow = async (key: PageKey, place: string, make: Make): Promise<GivenPage> => {
    const made = make(false);
    const given = made.then(
      ({ page }) => (page.status === 503 ? copyOf(key) : null) ?? { page, since: null },
      (error: unknown) => {
        const copy = copyOf(key);
        if (copy) return copy;
        throw error;
      },
    );
    const entry: Entry = { given, until: Infinity, isKept: false, isRenewing: false };
    entries.put(place, entry);
    const { keep } = await made.catch(() => ({ keep: false }));
    entry.isKept = keep;
    entry.until = now() + lifetime;
    if (!keep && entries.peek(place) === entry) entries.drop(place);
    const { page, since } = await given;
    if (keep && since === null) keepCopy(key, page);
    return { page, since };
  };

  return {
    size: entries.size,
    get: async (key, make, isAway = false) => {
      const place = `${key.edition} ${key.name}`;
      const known = entries.take(place);
      if (known && known.until > now()) return known.given;
      const copy = isAway ? copyOf(key) : null;
      if (copy) return copy;
      if (known?.isKept && known.until + stale > now()) {
        if (!known.isRenewing) void renew(key, place, known, make);
        return known.given;
      }
      return makeNow(key, place, make);
    },
  };
};
