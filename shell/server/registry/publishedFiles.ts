import { browserFilesIn, browserFilesOf, type BrowserFiles, DamagedDocument } from '@caravan/registry';
import type { PublishedFile } from '@caravan/shared/contracts';
import { versionsOf, type SiteFeed, type SiteSnapshot } from './siteFeed';

/** Registry documents that are searched for a file. */
const MAX_DOCUMENTS = 1000;

/**
 * Finds published files of remotes and shells in the registry. Searches running versions, then newer documents, which another server may
 * run already, then older ones, since pages stay open. Returns null for a file of no version, even if it is in the store.
 */
export const createPublishedFiles = (feed: Pick<SiteFeed, 'current' | 'document'>) => {
  const filesByKey = new Map<string, PublishedFile>();
  const keysByIntegrity = new Map<string, string>();
  const searchedSequences = new Set<number>();
  let searchedSnapshot: SiteSnapshot | undefined;
  let lastOlderSearch: Promise<unknown> = Promise.resolve();
  let lastNewerSearch = Promise.resolve();
  let nextNewerSearch: Promise<void> | undefined;

  const add = (versions: readonly BrowserFiles[]): void => {
    for (const { folder, files } of versions)
      for (const [name, file] of Object.entries(files)) {
        const key = `${folder}/${name}`;
        filesByKey.set(key, file);
        keysByIntegrity.set(`${folder} ${file.integrity}`, key);
      }
  };

  /** Returns whether there is such a document, and adds its files. */
  const readDocument = async (sequence: number): Promise<boolean> => {
    if (searchedSequences.has(sequence)) return true;
    const document = await feed.document(sequence);
    if (!document) return false;
    add(browserFilesIn(document));
    searchedSequences.add(sequence);
    return true;
  };

  /** Reads newer documents. Requests during a search share the next one, so that unknown files do not queue for one each. */
  const readNewer = (): Promise<void> => {
    nextNewerSearch ??= lastNewerSearch = lastNewerSearch.then(async () => {
      nextNewerSearch = undefined;
      let nextSequence = feed.current().sequence + 1;
      // A forged document ends the search. `followRegistry` reports it.
      while (await readDocument(nextSequence).catch(() => false)) nextSequence += 1;
    });
    return nextNewerSearch;
  };

  /** Reads older documents until the file is found. Skips damaged ones, once each. Throws if the store fails. */
  const readOlder = async (isFound: () => boolean): Promise<void> => {
    const { sequence } = feed.current();
    for (
      let oldSequence = sequence;
      !isFound() && oldSequence > Math.max(0, sequence - MAX_DOCUMENTS);
      oldSequence -= 1
    )
      await readDocument(oldSequence).catch((error: unknown) => {
        if (!(error instanceof Error && error.cause instanceof DamagedDocument)) throw error;
        searchedSequences.add(oldSequence);
      });
  };

  const findBy = async <T>(get: () => T | undefined): Promise<T | null> => {
    const snapshot = feed.current();
    if (snapshot !== searchedSnapshot) {
      searchedSnapshot = snapshot;
      add(versionsOf(snapshot).map(browserFilesOf));
    }
    if (get() === undefined) await readNewer();
    if (get() === undefined) {
      // One search at a time, since each makes the next one shorter.
      const searching = lastOlderSearch.then(() => readOlder(() => get() !== undefined));
      lastOlderSearch = searching.catch(() => undefined);
      await searching;
    }
    return get() ?? null;
  };

  return {
    /** Finds a file by its key. */
    find: (key: string): Promise<PublishedFile | null> => findBy(() => filesByKey.get(key)),
    /** Finds the key of a file in a folder by its integrity. */
    keyOf: (folder: string, integrity: string): Promise<string | null> =>
      findBy(() => keysByIntegrity.get(`${folder} ${integrity}`)),
  };
};

export type PublishedFiles = ReturnType<typeof createPublishedFiles>;
