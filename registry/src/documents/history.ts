import type { RegistryChange, RegistryDocument } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { readRoots, type RegistryKeys } from '../trust';
import { checkSigner, DamagedDocument, readNumbers, readSigned } from './registry';

/** Documents read at a time. One has about 30 KB. */
const BATCH_SIZE = 50;

/** Changes on a page of the history. */
const PAGE_SIZE = 20;

/**
 * Reads documents in order, oldest first, by default all. Compares each with the one before it, so that the time grows with
 * their number and not with its square. Throws at a damaged or forged one unless `skipsDamaged`, and always if the store fails.
 */
export async function* eachDocument(
  store: Pick<ObjectStore, 'get' | 'list'>,
  keys: RegistryKeys,
  { numbers, skipsDamaged = false }: { readonly numbers?: readonly number[]; readonly skipsDamaged?: boolean } = {},
): AsyncGenerator<RegistryDocument> {
  const sequences = numbers ?? (await readNumbers(store));
  const roots = await readRoots(store, keys);
  let before: RegistryDocument | null = null;
  for (let start = 0; start < sequences.length; start += BATCH_SIZE) {
    const results = await Promise.allSettled(
      sequences.slice(start, start + BATCH_SIZE).map((number) => readSigned(store, keys, number, roots)),
    );
    for (const each of results) {
      try {
        if (each.status === 'rejected') throw each.reason;
        if (!each.value) continue;
        await checkSigner(store, keys, each.value, before);
      } catch (error) {
        if (skipsDamaged && error instanceof DamagedDocument) continue;
        throw error;
      }
      before = each.value;
      yield each.value;
    }
  }
}

/** A change, with the number of its document. */
export type NumberedChange = RegistryChange & Pick<RegistryDocument, 'sequence'>;

export interface HistoryPage {
  /** From 1, which holds the newest changes. */
  readonly page: number;
  readonly pages: number;
  /** Newest first. */
  readonly changes: readonly NumberedChange[];
}

/** Reads one page of the history: its documents, and earlier ones that prove the rights of a team. */
export const readHistoryPage = async (
  store: ObjectStore,
  keys: RegistryKeys,
  page: number,
  size = PAGE_SIZE,
): Promise<HistoryPage> => {
  const numbers = await readNumbers(store);
  const end = Math.max(0, numbers.length - (page - 1) * size);
  const changes: NumberedChange[] = [];
  for await (const { sequence, change } of eachDocument(store, keys, {
    numbers: numbers.slice(Math.max(0, end - size), end),
  }))
    changes.unshift({ sequence, ...change });
  return { page, pages: Math.max(1, Math.ceil(numbers.length / size)), changes };
};
