import { browserKey, versionsIn } from '@caravan/registry';
import type { PublishedFile, RemoteDescriptor } from '@caravan/shared/contracts';
import type { SiteFeed } from './siteFeed';

/** Registry documents that are searched for a file: a page that is older finds what runs now. */
const MOST_DOCUMENTS = 1000;

/**
 * Finds what the registry says of a published file by its key: in the versions that run, then in those that ran before, since
 * pages stay open. null: no version has such a file, whatever lies in the store.
 */
export const publishedFiles = (
  feed: Pick<SiteFeed, 'current' | 'document'>,
): ((key: string) => Promise<PublishedFile | null>) => {
  const known = new Map<string, PublishedFile>();
  const searched = new Set<number>();
  let edition: number | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const note = (versions: readonly RemoteDescriptor[]): void => {
    for (const { federation, files } of versions)
      for (const [name, file] of Object.entries(files)) known.set(browserKey(federation.name, name), file);
  };

  const search = async (key: string): Promise<PublishedFile | null> => {
    const newest = feed.current().sequence;
    for (let sequence = newest; sequence > Math.max(0, newest - MOST_DOCUMENTS); sequence -= 1) {
      const found = known.get(key);
      if (found) return found;
      if (searched.has(sequence)) continue;
      const document = await feed.document(sequence);
      if (document) note(versionsIn(document));
      searched.add(sequence);
    }
    return known.get(key) ?? null;
  };

  return async (key) => {
    const state = feed.current();
    if (state.edition !== edition) {
      edition = state.edition;
      note(state.remotes.flatMap(({ descriptor, previous }) => (previous ? [descriptor, previous] : [descriptor])));
    }
    const found = known.get(key);
    if (found) return found;
    // One search at a time: the next one finds what this one has read.
    const searching = turn.then(() => search(key));
    turn = searching.catch(() => undefined);
    return searching;
  };
};
