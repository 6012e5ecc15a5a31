import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createCache } from '../memory/cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Level 8 of 11: within 2 % of the smallest for drawings of this size, at a tenth of the time. */
const brotliQuality = 8;

export type PictureType = 'image/svg+xml' | 'image/png';

export interface Picture {
  readonly type: PictureType;
  readonly etag: string;
  readonly plain: Buffer;
  /** Only of drawings: pixels are compressed already. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** A drawing, compressed. */
export const drawingOf = async (svg: string): Promise<Picture> => {
  const plain = Buffer.from(svg, 'utf8');
  const [br, zipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(plain),
  ]);
  // Weak, because one tag stands for all three encodings.
  return { type: 'image/svg+xml', etag: `W/"${hashOf(plain)}"`, plain, br, gzip: zipped };
};

/** A picture of pixels. */
export const bitmapOf = (png: Buffer): Picture => ({ type: 'image/png', etag: `"${hashOf(png)}"`, plain: png });

export interface PictureCache {
  /** The picture under a key, made at most once while it is kept; undefined where `make` knows none. */
  get(key: string, make: () => Promise<Picture> | undefined): Promise<Picture | undefined>;
}

const bytesOf = ({ plain, br, gzip: zipped }: Picture): number =>
  plain.length + (br?.length ?? 0) + (zipped?.length ?? 0);

/** Keeps the pictures used last, up to a number of bytes. */
export const makePictureCache = (maxBytes: number): PictureCache => {
  const cache = createCache(maxBytes, bytesOf);
  return { get: (key, make) => cache.fetch(key, { context: make }) };
};
