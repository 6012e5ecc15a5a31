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
  let lastLook = Promise.resolve();
  let nextLook: Promise<void> | undefined;

  const add = (versions: readonly BrowserFiles[]): void => {
    for (const { folder, files } of versions)
      for (const [name, file] of Object.entries(files)) {
        const key = `${folder}/${name}`;
        known.set(key, file);
        keys.set(`${folder} ${file.integrity}`, key);
      }
  };

  /** Returns whether there is such a document, and adds its files. */
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

  /** Reads newer documents. Requests that come meanwhile share the next look, so that unknown files do not queue for one each. */
  const readNewer = (): Promise<void> => {
    nextLook ??= lastLook = lastLook.then(async () => {
      nextLook = undefined;
      let next = feed.current().sequence + 1;
      // A forged document ends the search. `followRegistry` reports it.
      while (await read(next).catch(() => false)) next += 1;
    });
    return nextLook;
  };

  const readOlder = async (isFound: () => boolean): Promise<void> => {
    const { sequence } = feed.current();
    for (let old = sequence; !isFound() && old > Math.max(0, sequence - MOST_DOCUMENTS); old -= 1) await read(old);
  };

  const findBy = async <T>(get: () => T | undefined): Promise<T | null> => {
    const state = feed.current();
    if (state !== searchedState) {
      searchedState = state;
      add(versionsOf(state).map(browserFilesOf));
    }
    if (get() === undefined) await readNewer();
    if (get() === undefined) {
      // One search at a time, since each makes the next one shorter.
      const searching = lastSearch.then(() => readOlder(() => get() !== undefined));
      lastSearch = searching.catch(() => undefined);
      await searching;
    }
    return get() ?? null;
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
