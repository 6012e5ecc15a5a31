import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isIntact, type ObjectStore } from '@caravan/registry';
import type { PublishedFile } from '@caravan/shared/contracts';

const decompress = promisify(brotliDecompress);
/** Cached results of checks: those of some hundred versions. */
const MAX_CHECKED = 5000;

/** Returns whether a copy decompresses to the published bytes. It is decompressed no further than to their number. */
const isCopyOf = async (compressed: Uint8Array, { integrity, bytes }: PublishedFile): Promise<boolean> => {
  try {
    return isIntact(await decompress(compressed, { maxOutputLength: Math.max(1, bytes) }), integrity);
  } catch {
    return false;
  }
};

/**
 * Reads the compressed copy of a published file. Returns null if there is none or it is not a copy of that file: the caller then
 * sends the file itself. Each copy is checked once.
 */
export const compressedFiles = (store: Pick<ObjectStore, 'get'>) => {
  const checked = new LRUCache<string, boolean>({ max: MAX_CHECKED });
  return async (key: string, file: PublishedFile): Promise<Uint8Array | null> => {
    const compressed = await store.get(`${key}.br`);
    if (!compressed) return null;
    const name = `${file.integrity} ${createHash('sha256').update(compressed).digest('base64')}`;
    const isCopy = checked.get(name) ?? (await isCopyOf(compressed, file));
    checked.set(name, isCopy);
    return isCopy ? compressed : null;
  };
};
