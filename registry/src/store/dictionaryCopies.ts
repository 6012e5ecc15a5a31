import { basename } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { RegistryDocument } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { isIntact } from '../builds';
import { changesOf, RECENT_CHANGES } from '../documents';
import type { RegistryKeys } from '../trust';
import { type BrowserFiles, browserFilesIn } from './browserFiles';
import { brotliKey, dictionaryCopyKey } from './keys';
import type { ReadFile } from './uploadFiles';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A copy of content encoding `dcz` begins with these bytes and the SHA-256 of its dictionary (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const headerOf = (dictionary: string): Buffer => Buffer.concat([MAGIC, Buffer.from(dictionary, 'base64')]);

/** Level of Zstandard for files, which are compressed once. */
const BEST_LEVEL = 19;
/** 8 MB: each browser that accepts `dcz` has such a window. */
const WINDOW_LOG = 23;

/** Earlier versions whose files are dictionaries. */
const DICTIONARY_VERSIONS = 3;
/** A larger share of the brotli copy is not worth its place in the store. */
const MAX_SHARE = 0.6;

/** Returns the SHA-256 of a file in base64, as `Available-Dictionary` names it, or null if the file has another integrity. */
const hashIn = (integrity: string): string | null => /^sha256-(.+)$/.exec(integrity)?.[1] ?? null;

/** Returns the part of a file's name that all versions of its chunk share: `page-car` of `page-car.51995745ebfdb8d1.js`. */
export const chunkOf = (file: string): string => file.replace(/\.[\w-]+\.js$/, '');

/** Compresses a file in the encoding `dcz`, with a dictionary, which `hash` names. `level` is the Zstandard level, 1 to 22. */
export const compressWith = async (
  file: Uint8Array,
  dictionary: Uint8Array,
  hash: string,
  level = BEST_LEVEL,
): Promise<Buffer> => {
  const params = { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: WINDOW_LOG };
  return Buffer.concat([headerOf(hash), await compress(file, { dictionary, pledgedSrcSize: file.byteLength, params })]);
};

/** Decompresses a copy, to at most `maxBytes`. Returns null for a damaged one, and for one of another dictionary. */
export const decompressWith = async (
  copy: Uint8Array,
  dictionary: Uint8Array,
  hash: string,
  maxBytes: number,
): Promise<Buffer | null> => {
  const header = headerOf(hash);
  if (!header.equals(copy.subarray(0, header.byteLength))) return null;
  const limits = { dictionary, maxOutputLength: Math.max(1, maxBytes) };
  return decompress(copy.subarray(header.byteLength), limits).catch(() => null);
};

/** Returns the versions of the same folder that browsers had last, newest first. */
const lastVersions = async (
  store: ObjectStore,
  keys: RegistryKeys,
  { folder, version }: BrowserFiles,
  newest: RegistryDocument,
): Promise<readonly BrowserFiles[]> => {
  const found = new Map<string, BrowserFiles>();
  let changes = 0;
  for await (const document of changesOf(store, keys, newest, basename(folder))) {
    for (const each of browserFilesIn(document))
      if (each.folder === folder && each.version !== version && !found.has(each.version)) found.set(each.version, each);
    changes += 1;
    if (found.size >= DICTIONARY_VERSIONS || changes === RECENT_CHANGES) break;
  }
  return [...found.values()].slice(0, DICTIONARY_VERSIONS);
};

/** Returns the files of the same chunk in earlier versions: hashes by name. */
const dictionariesOf = (file: string, earlierVersions: readonly BrowserFiles[]): ReadonlyMap<string, string> =>
  new Map(
    earlierVersions
      .flatMap(({ files }) => Object.entries(files))
      .filter(([name]) => name !== file && name.endsWith('.js') && chunkOf(name) === chunkOf(file))
      .flatMap(([name, { integrity }]) => {
        const hash = hashIn(integrity);
        return hash === null ? [] : [[name, hash] as const];
      }),
  );

/**
 * Stores copies of a build's files beside them, compressed with the files of the same chunk in earlier versions. A browser that has
 * such a file downloads the difference. `newest`: a verified registry document, which leads to the versions before. Replaces damaged copies.
 */
export const storeDictionaryCopies = async (
  store: ObjectStore,
  keys: RegistryKeys,
  built: BrowserFiles,
  read: ReadFile,
  newest: RegistryDocument,
): Promise<void> => {
  const { folder } = built;
  const earlierVersions = await lastVersions(store, keys, built, newest);

  const storeCopy = async (file: string, plain: Buffer, dictionaryFile: string, hash: string): Promise<void> => {
    const dictionary = await store.get(`${folder}/${dictionaryFile}`);
    if (!dictionary || !isIntact(dictionary, `sha256-${hash}`)) return;
    const key = dictionaryCopyKey(`${folder}/${file}`, hash);
    const stored = await store.get(key);
    if (stored && (await decompressWith(stored, dictionary, hash, plain.byteLength))?.equals(plain)) return;
    if (stored) await store.remove(key);
    const copy = await compressWith(plain, dictionary, hash);
    const brotli = await store.describe(brotliKey(`${folder}/${file}`));
    if (copy.byteLength <= (brotli?.size ?? 0) * MAX_SHARE) await store.create(key, copy);
  };

  await Promise.all(
    Object.keys(built.files).map(async (file) => {
      const dictionaries = [...dictionariesOf(file, earlierVersions)];
      if (dictionaries.length === 0) return;
      const plain = await read(file);
      await Promise.all(dictionaries.map(([dictionary, hash]) => storeCopy(file, plain, dictionary, hash)));
    }),
  );
};

/** Removes the copies of a folder's files that `isGone` names by their keys. */
export const removeDictionaryCopies = async (
  store: ObjectStore,
  folder: string,
  isGone: (key: string) => boolean,
): Promise<void> => {
  for (const name of await store.list(folder))
    if (name.endsWith('.dcz') && isGone(`${folder}/${name.replace(/\.[0-9a-f]+\.dcz$/, '')}`))
      await store.remove(`${folder}/${name}`);
};
