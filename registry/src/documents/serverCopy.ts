import type { RegistryDocument } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { expiryFault, keysAt, readRoots, REGISTRY, type RegistryKeys, ROOT_FOLDER, rootKey } from '../trust';
import { documentKey, readLastGood, readNumbers, readSequence, readSigned } from './registry';

/**
 * Documents that a copy keeps. A server restores at most so many to a store that lost them, such as one from a backup of some days ago.
 * One of 100 remotes has 1.3 MB.
 */
const MAX_DOCUMENTS = 1000;

/** A server's own copy of the registry documents it has seen. With it the server never goes back to an older one. */
export interface ServerCopy {
  /**
   * Reads the newest document of the copy, also an expired one, since this server ran it. If the copy is empty, reads the newest of
   * the store, and throws if that has expired.
   */
  readonly newest: (onDamaged: (error: unknown) => void) => Promise<RegistryDocument>;
  /** Reads a document, from the copy first. Null if there is none. `known`: an earlier one that was verified already. */
  readonly read: (sequence: number, known?: RegistryDocument) => Promise<RegistryDocument | null>;
  /** Returns the keys with the registry's public key that is valid for one document. */
  readonly keysAt: (sequence: number) => Promise<RegistryKeys>;
  /**
   * Copies all roots, a document, the earlier ones that prove its signer, and one more, which proves the order. Then deletes documents
   * that are too old, unless a team signed this one: all back to the last of registry.key prove it.
   */
  readonly storeCopy: (document: RegistryDocument) => Promise<void>;
  /**
   * Throws if the store no longer has the document that was seen last, or a root. If they are only missing, writes them back to the
   * store first.
   */
  readonly compare: (sequence: number) => Promise<void>;
}

const isEqual = (bytes: Uint8Array, otherBytes: Uint8Array | null): boolean =>
  otherBytes !== null && Buffer.compare(bytes, otherBytes) === 0;

/** Creates the copy in `ownStore`, on the disk of this server. */
export const createServerCopy = (
  store: ObjectStore,
  ownStore: ObjectStore,
  keys: RegistryKeys,
  maxDocuments = MAX_DOCUMENTS,
): ServerCopy => {
  const ownFirst = { get: async (key: string) => (await ownStore.get(key)) ?? store.get(key) };

  /** Returns the numbers up to `sequence` that the store lacks and the copy has. */
  const findLost = async (sequence: number): Promise<readonly number[]> => {
    const key = documentKey(sequence);
    if ((await store.get(key)) || !(await ownStore.get(key))) return [];
    return [...(await findLost(sequence - 1)), sequence];
  };

  /** Whether the lost documents follow the store's document before them. */
  const isContinuous = async ([first = 0]: readonly number[]): Promise<boolean> => {
    const before = await ownStore.get(documentKey(first - 1));
    return before === null ? first === 1 : isEqual(before, await store.get(documentKey(first - 1)));
  };

  const goesOnText = 'this server continues with its own copy';

  const compareRoots = async (): Promise<void> => {
    for (const name of await ownStore.list(ROOT_FOLDER)) {
      const key = `${ROOT_FOLDER}/${name}`;
      const ownBytes = await ownStore.get(key);
      const storeBytes = await store.get(key);
      if (!ownBytes || isEqual(ownBytes, storeBytes)) continue;
      if (storeBytes) throw new Error(`${key} in the store is not the root that this server has seen: ${goesOnText}`);
      await store.create(key, ownBytes);
      throw new Error(`${key} was missing in the store: ${goesOnText}, and restored it`);
    }
  };

  const compareDocument = async (sequence: number): Promise<void> => {
    const ownBytes = await ownStore.get(documentKey(sequence));
    const storeBytes = await store.get(documentKey(sequence));
    if (!ownBytes || isEqual(ownBytes, storeBytes)) return;
    if (storeBytes)
      throw new Error(
        `registry ${sequence} is not the document that this server has seen: ${goesOnText}, and adopts the next one that registry.key signs`,
      );
    const numbers = await findLost(sequence);
    if (!(await isContinuous(numbers)))
      throw new Error(
        `registry ${sequence} is missing, and this server has not seen the document before it: ${goesOnText}, and adopts number ${sequence + 1} once registry.key signs it`,
      );
    for (const number of numbers) {
      const bytes = await ownStore.get(documentKey(number));
      if (bytes) await store.create(documentKey(number), bytes);
    }
    throw new Error(`registry ${numbers.join(', ')} was missing in the store: ${goesOnText}, and restored it`);
  };

  const copyDocument = async (document: RegistryDocument): Promise<void> => {
    let isProved = false;
    for (let each: RegistryDocument | null = document; each;) {
      const key = documentKey(each.sequence);
      const bytes = await store.get(key);
      if (!bytes || !(await ownStore.create(key, bytes)) || isProved) return;
      isProved = each.change.signer === REGISTRY;
      each = await readSigned(ownFirst, keys, each.sequence - 1);
    }
  };

  return {
    newest: async (onDamaged) => {
      // Reads only roots that this server has seen: a forged root in the store must not prevent a restart.
      const get = (key: string) => (key.startsWith(`${ROOT_FOLDER}/`) ? ownStore : ownFirst).get(key);
      const newest = await readLastGood({ get, list: ownStore.list }, keys, onDamaged);
      if (newest.sequence > 0) return newest;
      const first = await readLastGood(store, keys, onDamaged);
      const expired = first.sequence > 0 ? expiryFault(first) : null;
      if (expired)
        throw new Error(`this server has seen no registry yet and does not start with an old one: ${expired}`);
      return first;
    },
    read: (sequence, known) => readSequence(ownFirst, keys, sequence, known),
    keysAt: (sequence) => keysAt(ownFirst, keys, sequence),
    storeCopy: async (document) => {
      for (const { number, bytes } of await readRoots(ownFirst, keys)) await ownStore.create(rootKey(number), bytes);
      await copyDocument(document);
      if (document.change.signer !== REGISTRY) return;
      for (const number of await readNumbers(ownStore))
        if (number <= document.sequence - maxDocuments) await ownStore.remove(documentKey(number));
    },
    compare: async (sequence) => {
      const results = await Promise.allSettled([compareRoots(), compareDocument(sequence)]);
      const faults = results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
      if (faults.length > 0) throw new Error(faults.join(', '));
    },
  };
};
