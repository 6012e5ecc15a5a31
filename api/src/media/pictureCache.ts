import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createCache } from '../memory/cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Level 8 of 11. Compared with level 11, these SVG files are at most 2 % larger and take a tenth of the time. */
const brotliQuality = 8;

export type PictureType = 'image/svg+xml' | 'image/png';

export interface Picture {
  readonly type: PictureType;
  readonly etag: string;
  readonly plain: Buffer;
  /** Only for SVG, because PNG is already compressed. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const hashOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url').slice(0, 22);

/** Creates an SVG picture in all encodings. */
export const svgPicture = async (svg: string): Promise<Picture> => {
  const plain = Buffer.from(svg, 'utf8');
  const [br, zipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(plain),
  ]);
  // Weak, because all three encodings have the same entity tag.
  return { type: 'image/svg+xml', etag: `W/"${hashOf(plain)}"`, plain, br, gzip: zipped };
};

export const pngPicture = (png: Buffer): Picture => ({ type: 'image/png', etag: `"${hashOf(png)}"`, plain: png });

export interface PictureCache {
  /** Returns the picture of a key, and calls `make` if it is not cached. Undefined if `make` returns undefined. */
  get(key: string, make: () => Promise<Picture> | undefined): Promise<Picture | undefined>;
}

const bytesOf = ({ plain, br, gzip: zipped }: Picture): number =>
  plain.length + (br?.length ?? 0) + (zipped?.length ?? 0);

/** Creates a cache of at most `maxBytes`, which evicts the least recently used pictures. */
export const createPictureCache = (maxBytes: number): PictureCache => {
  const cache = createCache(maxBytes, bytesOf);
  return { get: (key, make) => cache.fetch(key, { context: make }) };
};
