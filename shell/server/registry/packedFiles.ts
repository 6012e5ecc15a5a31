import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isIntact, type ObjectStore } from '@caravan/registry';
import type { PublishedFile } from '@caravan/shared/contracts';

const unpack = promisify(brotliDecompress);
/** Copies whose verdict is remembered: those of some hundred versions. */
const MOST = 5000;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/** Whether a copy unpacks to what the registry says, and to no byte more. */
const isCopyOf = async (packed: Uint8Array, { integrity, bytes }: PublishedFile): Promise<boolean> => {
  try {
    return isIntact(await unpack(packed, { maxOutputLength: Math.max(1, bytes) }), integrity);
  } catch {
    return false;
  }
};

/**
 * Reads the compressed copy of a published file; null where there is none, or where it is not what was published: the plain
 * file then goes out in its place. Each copy is unpacked once, and known again by its digest.
 */
export const packedFiles = (
  store: Pick<ObjectStore, 'get'>,
): ((key: string, file: PublishedFile) => Promise<Uint8Array | null>) => {
  const judged = new Map<string, { readonly digest: string; readonly isWhole: boolean }>();
  return async (key, file) => {
    const packed = await store.get(`${key}.br`);
    if (!packed) return null;
    const digest = digestOf(packed);
    const before = judged.get(key);
    if (before?.digest === digest) return before.isWhole ? packed : null;
    const isWhole = await isCopyOf(packed, file);
    if (judged.size >= MOST) judged.clear();
    judged.set(key, { digest, isWhole });
    return isWhole ? packed : null;
  };
};
