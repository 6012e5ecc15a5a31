import { browserKey, versionsIn } from '@caravan/registry';
import type { PublishedFile, RemoteDescriptor } from '@caravan/shared/contracts';
import { StoreUnavailable } from './cachedFiles';
import { versionsOf, type SiteFeed, type SiteSnapshot } from './siteFeed';

/** Registry documents that are searched for a file. */
const MOST_DOCUMENTS = 1000;

/**
 * Returns a function that finds a published file in the registry by its key: in running versions, then in newer documents (another
 * server may run them already), then in older ones, since pages stay open. Returns null for a file of no version, even if it is in the
 * store.
 */
export const publishedFiles = (
  feed: Pick<SiteFeed, 'current' | 'document'>,
): ((key: string) => Promise<PublishedFile | null>) => {
  const known = new Map<string, PublishedFile>();
  const searched = new Set<number>();
  let searchedState: SiteSnapshot | undefined;
  let lastSearch: Promise<unknown> = Promise.resolve();

  const add = (versions: readonly RemoteDescriptor[]): void => {
    for (const { federation, files } of versions)
      for (const [name, file] of Object.entries(files)) known.set(browserKey(federation.name, name), file);
  };

  const search = async (key: string): Promise<PublishedFile | null> => {
    /** Returns whether there is such a document. */
    const read = async (sequence: number): Promise<boolean> => {
      if (searched.has(sequence)) return true;
      const document = await feed.document(sequence).catch((error: unknown) => {
        throw new StoreUnavailable(error);
      });
      if (!document) return false;
      add(versionsIn(document));
      searched.add(sequence);
      return true;
    };
    const { sequence } = feed.current();
    let next = sequence + 1;
    // A forged document ends the search. `followRegistry` reports it.
    while (await read(next).catch(() => false)) next += 1;
    for (let old = sequence; !known.has(key) && old > Math.max(0, sequence - MOST_DOCUMENTS); old -= 1) await read(old);
    return known.get(key) ?? null;
  };

  return async (key) => {
    const state = feed.current();
    if (state !== searchedState) {
      searchedState = state;
      add(versionsOf(state));
    }
    const found = known.get(key);
    if (found) return found;
    // One search at a time, since each makes the next one shorter.
    const searching = lastSearch.then(() => search(key));
    lastSearch = searching.catch(() => undefined);
    return searching;
  };
};
