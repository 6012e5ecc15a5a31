import { browserFilesIn, browserFilesOf, type BrowserFiles } from '@caravan/registry';
import type { PublishedFile } from '@caravan/shared/contracts';
import { StoreUnavailable } from './cachedFiles';
import { versionsOf, type SiteFeed, type SiteSnapshot } from './siteFeed';

/** Registry documents that are searched for a file. */
const MOST_DOCUMENTS = 1000;

/**
 * Finds published files of remotes and shells in the registry: in running versions, then in newer documents (another server may run them already), then in
 * older ones, since pages stay open. Returns null for a file of no version, even if it is in the store.
 */
export const publishedFiles = (feed: Pick<SiteFeed, 'current' | 'document'>) => {
  const known = new Map<string, PublishedFile>();
  const keys = new Map<string, string>();
  const searched = new Set<number>();
  let searchedState: SiteSnapshot | undefined;
  let lastSearch: Promise<unknown> = Promise.resolve();

  const add = (versions: readonly BrowserFiles[]): void => {
    for (const { folder, files } of versions)
      for (const [name, file] of Object.entries(files)) {
        const key = `${folder}/${name}`;
        known.set(key, file);
        keys.set(`${folder} ${file.integrity}`, key);
      }
  };

  const search = async <T>(get: () => T | undefined): Promise<T | null> => {
    /** Returns whether there is such a document. */
    const read = async (sequence: number): Promise<boolean> => {
      if (searched.has(sequence)) return true;
      const document = await feed.document(sequence).catch((error: unknown) => {
        throw new StoreUnavailable(error);
      });
      if (!document) return false;
      add(browserFilesIn(document));
      searched.add(sequence);
      return true;
    };
    const { sequence } = feed.current();
    let next = sequence + 1;
    // A forged document ends the search. `followRegistry` reports it.
    while (await read(next).catch(() => false)) next += 1;
    for (let old = sequence; get() === undefined && old > Math.max(0, sequence - MOST_DOCUMENTS); old -= 1)
      await read(old);
    return get() ?? null;
  };

  const findBy = async <T>(get: () => T | undefined): Promise<T | null> => {
    const state = feed.current();
    if (state !== searchedState) {
      searchedState = state;
      add(versionsOf(state).map(browserFilesOf));
    }
    const found = get();
    if (found !== undefined) return found;
    // One search at a time, since each makes the next one shorter.
    const searching = lastSearch.then(() => search(get));
    lastSearch = searching.catch(() => undefined);
    return searching;
  };

  return {
    /** Finds a file by its key. */
    find: (key: string): Promise<PublishedFile | null> => findBy(() => known.get(key)),
    /** Finds the key of a file in a folder by its integrity. */
    keyOf: (folder: string, integrity: string): Promise<string | null> =>
      findBy(() => keys.get(`${folder} ${integrity}`)),
  };
};

export type PublishedFiles = ReturnType<typeof publishedFiles>;
