import { browserKey, versionsIn } from '@caravan/registry';
import type { PublishedFile, RemoteDescriptor } from '@caravan/shared/contracts';
import { StoreAway } from './keptFiles';
import type { SiteFeed } from './siteFeed';

/** Registry documents that are searched for a file: a page that is older finds what runs now. */
const MOST_DOCUMENTS = 1000;

/**
 * Finds what the registry says of a published file by its key: in the versions that run, then in what another server may run
 * already, then in those that ran before, since pages stay open. null: no version has such a file, whatever lies in the store.
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
    /** Whether there is such a document. */
    const read = async (sequence: number): Promise<boolean> => {
      if (searched.has(sequence)) return true;
      const document = await feed.document(sequence).catch((error: unknown) => {
        throw new StoreAway(error);
      });
      if (!document) return false;
      note(versionsIn(document));
      searched.add(sequence);
      return true;
    };
    const { sequence } = feed.current();
    let next = sequence + 1;
    // One that is forged is followed by none, and is told by who follows the registry.
    while (await read(next).catch(() => false)) next += 1;
    for (let old = sequence; !known.has(key) && old > Math.max(0, sequence - MOST_DOCUMENTS); old -= 1) await read(old);
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
