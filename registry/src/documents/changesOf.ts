import type { RegistryDocument } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { linkTo, type RegistryKeys } from '../trust';
import { eachDocument } from './history';
import { readLinked, readNumbers } from './registry';

/** Changes of a remote that a publication looks back to. */
export const RECENT_CHANGES = 50;

/**
 * Reads the documents up to `newest` that changed a remote, or `shell`, newest first. `newest` is verified, and each document names the
 * one before it by its hash, so that no document of another remote is read. Leaves out a document whose hash differs from its link.
 * Before such a document it verifies all documents.
 */
export async function* changesOf(
  store: Pick<ObjectStore, 'get' | 'list'>,
  keys: RegistryKeys,
  newest: RegistryDocument,
  remote: string,
): AsyncGenerator<RegistryDocument> {
  let document: RegistryDocument | null = newest;
  let next = 1;
  while (document) {
    if (document.change.remote === remote) yield document;
    const link = linkTo(document, remote);
    if (!link) return;
    next = link.sequence;
    document = await readLinked(store, link);
  }
  const numbers = (await readNumbers(store)).filter((number) => number < next);
  const older: RegistryDocument[] = [];
  // A damaged old document must not prevent publishing.
  for await (const each of eachDocument(store, keys, { numbers, skipsDamaged: true }))
    if (each.change.remote === remote) older.unshift(each);
  yield* older;
}
