import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { ObjectStore } from '@caravan/object-store';
import { isIntact } from '../builds';
import { PublishRefused } from '../refused';
import type { BrowserFiles } from './browserFiles';
import { brotliKey } from './keys';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Reads a file of a build by its name. */
export type ReadFile = (file: string) => Promise<Buffer>;

/** Uploads a file, and reads it back to check it. */
export const upload = async (store: ObjectStore, key: string, bytes: Uint8Array, integrity: string): Promise<void> => {
  await store.create(key, bytes);
  const stored = await store.get(key);
  if (!stored || !isIntact(stored, integrity))
    throw new PublishRefused(
      `${key} in the store is not what was built: remove that object from the store and publish again`,
    );
};

export const uploadFiles = async (
  store: ObjectStore,
  { folder, files }: BrowserFiles,
  read: ReadFile,
): Promise<void> => {
  await Promise.all(
    Object.entries(files).map(async ([file, { integrity }]) =>
      upload(store, `${folder}/${file}`, await read(file), integrity),
    ),
  );
};

const isPacked = async (packed: Uint8Array | null, plain: Buffer): Promise<boolean> =>
  packed !== null &&
  (await decompress(packed).then(
    (bytes) => bytes.equals(plain),
    () => false,
  ));

/** Stores a compressed copy beside each file, and replaces damaged copies. `quality` is the brotli quality. */
export const packFiles = async (
  store: ObjectStore,
  { folder, files }: BrowserFiles,
  read: ReadFile,
  quality = 11,
): Promise<void> => {
  await Promise.all(
    Object.entries(files).map(async ([file, { bytes }]) => {
      const packed = brotliKey(`${folder}/${file}`);
      const plain = await read(file);
      // Most files are the same as in the version before, and the best compression takes seconds.
      const stored = await store.get(packed);
      if (await isPacked(stored, plain)) return;
      if (stored) await store.remove(packed);
      const settings = {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
      };
      await store.create(packed, await compress(plain, settings));
    }),
  );
};
