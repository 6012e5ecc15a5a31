import type { RegistryDocument } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { documentKey, readLastGood, readSequence, readSigned } from './registry';
import type { RegistryKeys } from './signature';
import { REGISTRY, signerOf } from './teams';

/** What a server has seen of the registry, kept by itself: no older state is ever taken for the newest. */
export interface ServerCopy {
  /** The newest document: of what was seen, else of the store. */
  readonly newest: (onDamaged: (error: unknown) => void) => Promise<RegistryDocument>;
  /** A document of the store, held against what was seen; null where there is none. */
  readonly read: (sequence: number) => Promise<RegistryDocument | null>;
  /** Keeps a document, those before it that it is proved by, and one more, by which the line is known. */
  readonly keep: (document: RegistryDocument) => Promise<void>;
  /**
   * Throws where the store no longer holds the document that was seen last. Who has only lost it gets it back, with those
   * before it that are gone too.
   */
  readonly compare: (sequence: number) => Promise<void>;
}

const isSame = (one: Uint8Array, other: Uint8Array | null): boolean =>
  other !== null && Buffer.compare(one, other) === 0;

/** `own`: where this server keeps its copy, on its own disk. */
export const serverCopy = (store: ObjectStore, own: ObjectStore, keys: RegistryKeys): ServerCopy => {
  const seenFirst = { get: async (key: string) => (await own.get(key)) ?? store.get(key) };

  /** Numbers from `sequence` down that the store lacks and this server has. */
  const lost = async (sequence: number): Promise<readonly number[]> => {
    const key = documentKey(sequence);
    if ((await store.get(key)) || !(await own.get(key))) return [];
    return [...(await lost(sequence - 1)), sequence];
  };

  /** Whether the lost documents follow what the store holds before them. */
  const follows = async ([first = 0]: readonly number[]): Promise<boolean> => {
    const before = await own.get(documentKey(first - 1));
    return before === null ? first === 1 : isSame(before, await store.get(documentKey(first - 1)));
  };

  return {
    newest: async (onDamaged) => {
      const seen = await readLastGood({ get: seenFirst.get, list: own.list }, keys, onDamaged);
      return seen.sequence > 0 ? seen : readLastGood(store, keys, onDamaged);
    },
    read: (sequence) => readSequence(seenFirst, keys, sequence),
    keep: async (document) => {
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
      const mine = await own.get(documentKey(sequence));
      const theirs = await store.get(documentKey(sequence));
      if (!mine || isSame(mine, theirs)) return;
      const goesOn = 'this server goes on with what it saw';
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
    },
  };
};
