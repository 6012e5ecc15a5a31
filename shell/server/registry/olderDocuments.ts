import { LRUCache } from 'lru-cache';
import type { RegistryDocument } from '@caravan/shared/contracts';

/**
 * Documents that are cached. Open pages name fewer documents than this at a time. It is three times what one network can make this server
 * read in a minute (`http/documentLimit.ts`). One of a hundred remotes takes some megabytes.
 */
const MAX_DOCUMENTS = 60;

/** Throws if the client of a request may not make this server read another document. */
export type AdmitRead = () => void;

/**
 * Creates a cache of documents that open pages name by their sequence. Reads and verifies each document once. Reads it again if it was
 * missing or could not be read. Cached documents need no admission: after a publication many visitors of a network name the same one.
 */
export const createOlderDocuments = (read: (sequence: number) => Promise<RegistryDocument | null>) => {
  const documents = new LRUCache<number, RegistryDocument>({ max: MAX_DOCUMENTS });
  const reads = new Map<number, Promise<RegistryDocument | null>>();
  const readAndCache = (sequence: number): Promise<RegistryDocument | null> =>
    read(sequence)
      .then((document) => {
        if (document) documents.set(sequence, document);
        return document;
      })
      .finally(() => reads.delete(sequence));
  return {
    /** Adds a document that this server has verified and runs: its pages stay open after the next publication. */
    add: (document: RegistryDocument): void => void documents.set(document.sequence, document),
    read: async (sequence: number, admit?: AdmitRead): Promise<RegistryDocument | null> => {
      const known = documents.get(sequence) ?? reads.get(sequence);
      if (known) return known;
      admit?.();
      const document = readAndCache(sequence);
      reads.set(sequence, document);
      return document;
    },
  };
};
