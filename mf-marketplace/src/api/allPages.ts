/** Entries of one call, and the maximum number of calls. */
const SIZE = 100;
const MOST_PAGES = 50;

interface Place {
  readonly current: number;
  readonly size: number;
}

interface Page<Entry> {
  readonly total: number;
  readonly data: readonly Entry[];
}

/** Fetches up to 5,000 entries of a paged call, one page at a time, so that visitors' calls are not delayed. */
export const allPages = async <Entry>(ask: (place: Place) => Promise<Page<Entry> | undefined>): Promise<Entry[]> => {
  const found: Entry[] = [];
  let pages = 1;
  for (let current = 1; current <= pages; current += 1) {
    const page = await ask({ current, size: SIZE });
    found.push(...(page?.data ?? []));
    if (page) pages = Math.min(Math.ceil(page.total / SIZE), MOST_PAGES);
  }
  return found;
};
