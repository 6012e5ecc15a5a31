import type { RegistryDocument } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { expiryFault, keysAt, readRoots, REGISTRY, type RegistryKeys, ROOT_FOLDER, rootKey, signerOf } from '../trust';
import { documentKey, readLastGood, readSequence, readSigned } from './registry';

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
  /** Copies all roots, a document, the earlier ones that prove its signer, and one more, which proves the order. */
  readonly keep: (document: RegistryDocument) => Promise<void>;
  /**
   * Throws if the store no longer has the document that was seen last, or a root. If they are only missing, writes them back to the
   * store first.
   */
  readonly compare: (sequence: number) => Promise<void>;
}

const isSame = (one: Uint8Array, other: Uint8Array | null): boolean =>
  other !== null && Buffer.compare(one, other) === 0;

/** Creates the copy in `own`, a store on the disk of this server. */
export const serverCopy = (store: ObjectStore, own: ObjectStore, keys: RegistryKeys): ServerCopy => {
  const seenFirst = { get: async (key: string) => (await own.get(key)) ?? store.get(key) };

  /** Returns the numbers up to `sequence` that the store lacks and the copy has. */
  const lost = async (sequence: number): Promise<readonly number[]> => {
    const key = documentKey(sequence);
    if ((await store.get(key)) || !(await own.get(key))) return [];
    return [...(await lost(sequence - 1)), sequence];
  };

  /** Whether the lost documents follow the store's document before them. */
  const follows = async ([first = 0]: readonly number[]): Promise<boolean> => {
    const before = await own.get(documentKey(first - 1));
    return before === null ? first === 1 : isSame(before, await store.get(documentKey(first - 1)));
  };

  const goesOn = 'this server goes on with what it saw';

  const compareRoots = async (): Promise<void> => {
    for (const name of await own.list(ROOT_FOLDER)) {
      const key = `${ROOT_FOLDER}/${name}`;
      const mine = await own.get(key);
      const theirs = await store.get(key);
      if (!mine || isSame(mine, theirs)) continue;
      if (theirs) throw new Error(`${key} in the store is not the root that was seen before: ${goesOn}`);
      await store.create(key, mine);
      throw new Error(`${key} was gone from the store: ${goesOn}, and put it back`);
    }
  };

  const compareDocument = async (sequence: number): Promise<void> => {
    const mine = await own.get(documentKey(sequence));
    const theirs = await store.get(documentKey(sequence));
    if (!mine || isSame(mine, theirs)) return;
    if (theirs)
      throw new Error(
        `registry ${sequence} is not the document that was seen before: ${goesOn}, and takes up the next one that registry.key signs`,
      );
    const numbers = await lost(sequence);
    if (!(await follows(numbers)))
      throw new Error(
        `registry ${sequence} is gone, and what stands before it was not seen: ${goesOn}, and takes up number ${sequence + 1} once registry.key signs it`,
      );
    for (const number of numbers) {
      const bytes = await own.get(documentKey(number));
      if (bytes) await store.create(documentKey(number), bytes);
    }
    throw new Error(`registry ${numbers.join(', ')} was gone from the store: ${goesOn}, and put it back`);
  };

  return {
    newest: async (onDamaged) => {
      // A root that this server has not seen must not keep it from what it ran.
      const get = (key: string) => (key.startsWith(`${ROOT_FOLDER}/`) ? own : seenFirst).get(key);
      const seen = await readLastGood({ get, list: own.list }, keys, onDamaged);
      if (seen.sequence > 0) return seen;
      const first = await readLastGood(store, keys, onDamaged);
      const expired = first.sequence > 0 ? expiryFault(first) : null;
      if (expired)
        throw new Error(`this server has seen no registry yet and does not start with an old one: ${expired}`);
      return first;
    },
    read: (sequence, known) => readSequence(seenFirst, keys, sequence, known),
    keysAt: (sequence) => keysAt(seenFirst, keys, sequence),
    keep: async (document) => {
      for (const { number, bytes } of await readRoots(seenFirst, keys)) await own.create(rootKey(number), bytes);
      let isProved = false;
      for (let each: RegistryDocument | null = document; each;) {
        const key = documentKey(each.sequence);
        const bytes = await store.get(key);
        if (!bytes || !(await own.create(key, bytes)) || isProved) return;
        isProved = signerOf(each) === REGISTRY;
        each = await readSigned(seenFirst, keys, each.sequence - 1);
      }
    },
    compare: async (sequence) => {
      const compared = await Promise.allSettled([compareRoots(), compareDocument(sequence)]);
      const faults = compared.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
      if (faults.length > 0) throw new Error(faults.join(', '));
    },
  };
};
