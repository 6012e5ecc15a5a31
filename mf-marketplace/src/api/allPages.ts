const PAGE_SIZE = 100;
const MAX_PAGES = 50;

interface PageParameter {
  readonly current: number;
  readonly size: number;
}

interface Page<Entry> {
  readonly total: number;
  readonly data: readonly Entry[];
}

/** Fetches up to 5,000 entries of a paged call, one page at a time, so that visitors' calls are not delayed. */
export const allPages = async <Entry>(
  fetchPage: (parameter: PageParameter) => Promise<Page<Entry> | undefined>,
): Promise<Entry[]> => {
  const entries: Entry[] = [];
  let pages = 1;
  for (let current = 1; current <= pages; current += 1) {
    const page = await fetchPage({ current, size: PAGE_SIZE });
    entries.push(...(page?.data ?? []));
    if (page) pages = Math.min(Math.ceil(page.total / PAGE_SIZE), MAX_PAGES);
  }
  return entries;
};
