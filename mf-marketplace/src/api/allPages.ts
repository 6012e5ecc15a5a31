/** Entries of one call, and calls at most. */
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

/** What a paged call lists, the first 5,000, as far as it answers: one page after the other, to leave visitors their share. */
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
