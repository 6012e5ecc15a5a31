import { LRUCache } from 'lru-cache';
import type { RegistryDocument } from '@caravan/shared/contracts';

/** Documents that are cached. Open pages name fewer documents than this at a time. One of a hundred remotes takes some megabytes. */
const MAX_DOCUMENTS = 20;

/** Throws if the client of a request may not make this server read another document. */
export type AdmitRead = () => void;

/**
 * Creates a cache of documents that open pages name by their sequence. Reads and verifies each document once. Reads it again if it was
 * missing or could not be read. Cached documents need no admission: after a publication many visitors of a network name the same one.
 */
export const createOlderDocuments = (read: (sequence: number) => Promise<RegistryDocument | null>) => {
  const documents = new LRUCache<number, Promise<RegistryDocument | null>>({ max: MAX_DOCUMENTS });
  return {
    /** Adds a document that this server has verified and runs: its pages stay open after the next publication. */
    add: (document: RegistryDocument): void => void documents.set(document.sequence, Promise.resolve(document)),
    read: async (sequence: number, admit?: AdmitRead): Promise<RegistryDocument | null> => {
      const cached = documents.get(sequence);
      if (cached) return cached;
      admit?.();
      const document = read(sequence);
      documents.set(sequence, document);
      const forget = (): void => void documents.delete(sequence);
      document.then((found) => found ?? forget(), forget);
      return document;
    },
  };
};
