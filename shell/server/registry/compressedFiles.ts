import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliKey, decompressWith, dictionaryCopyKey, isIntact, type ObjectStore } from '@caravan/registry';
import type { PublishedFile } from '@caravan/shared/contracts';
import type { PublishedFiles } from './publishedFiles';

const decompress = promisify(brotliDecompress);
/** Cached results of checks: those of some hundred versions. */
const MAX_CHECKED = 5000;

interface CompressedCopy {
  readonly encoding: 'br' | 'dcz';
  readonly bytes: Uint8Array;
}

/** Reads a copy of the file of that key. Returns null if the store has no copy, or one of something else. */
export type ReadCopy<MoreArgs extends readonly unknown[] = []> = (
  key: string,
  file: PublishedFile,
  ...moreArgs: MoreArgs
) => Promise<CompressedCopy | null>;

/** Reads compressed copies of published files. Each is checked once. It is decompressed no further than to the file's size. */
export const createCompressedFiles = (
  store: Pick<ObjectStore, 'get'>,
  published: Pick<PublishedFiles, 'keyOf'>,
): {
  readonly brotli: ReadCopy;
  /** `hash`: the SHA-256 of the dictionary, in base64. */
  readonly withDictionary: ReadCopy<[hash: string]>;
} => {
  const checkResults = new LRUCache<string, boolean>({ max: MAX_CHECKED });

  const readCopy = async (
    key: string,
    encoding: CompressedCopy['encoding'],
    { integrity }: PublishedFile,
    unpack: (copy: Uint8Array) => Promise<Uint8Array | null>,
  ): Promise<CompressedCopy | null> => {
    const bytes = await store.get(key);
    if (!bytes) return null;
    const name = `${integrity} ${createHash('sha256').update(bytes).digest('base64')}`;
    let isCopy = checkResults.get(name);
    if (isCopy === undefined) {
      const plain = await unpack(bytes);
      isCopy = plain !== null && isIntact(plain, integrity);
      checkResults.set(name, isCopy);
    }
    return isCopy ? { encoding, bytes } : null;
  };

  return {
    brotli: (key, file) =>
      readCopy(brotliKey(key), 'br', file, (copy) =>
        decompress(copy, { maxOutputLength: Math.max(1, file.bytes) }).catch(() => null),
      ),
    withDictionary: (key, file, hash) =>
      readCopy(dictionaryCopyKey(key, hash), 'dcz', file, async (copy) => {
        const dictionaryKey = await published.keyOf(posix.dirname(key), `sha256-${hash}`);
        const dictionary = dictionaryKey === null ? null : await store.get(dictionaryKey);
        return dictionary && decompressWith(copy, dictionary, hash, file.bytes);
      }),
  };
};
