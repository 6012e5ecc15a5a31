import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

/** Quality of Brotli: while a visitor waits (2 ms a page), and in the background (150 ms, a tenth smaller). */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;

/** Pause after a compression in the background, as a multiple of its time: it takes a tenth of one CPU at most. */
const PAUSE_FACTOR = 9;

const compressBrotli = (plain: Buffer, quality: number): Promise<Buffer> =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

/** Bytes of the results that are kept. */
const MAX_BEST_BYTES = 10_000_000;

/** The body of a page in every encoding. */
export interface PageBody {
  readonly plain: Buffer;
  /** Returns the smallest version so far. The second call starts a better compression in the background. */
  readonly br: () => Buffer;
  readonly gzip: Buffer;
  /** Of the uncompressed body. */
  readonly hash: string;
}

/**
 * Compresses pages quickly at first. A page that is requested again is compressed better in the background, and that result is
 * cached for later renders with the same body.
 */
export const createPageCompressor = (maxPages: number): ((plain: Buffer) => Promise<PageBody>) => {
  /** By hash of the page. False after the first request. */
  const bestBodies = new LRUCache<string, Buffer | false>({
    max: maxPages,
    maxSize: MAX_BEST_BYTES,
    sizeCalculation: (best, hash) => hash.length + (best ? best.byteLength : 0),
  });
  let isBusy = false;

  const improve = async (hash: string, plain: Buffer): Promise<void> => {
    isBusy = true;
    const startedAt = performance.now();
    bestBodies.set(hash, await compressBrotli(plain, BEST_QUALITY));
    await delay((performance.now() - startedAt) * PAUSE_FACTOR, undefined, { ref: false });
    isBusy = false;
  };

  return async (plain) => {
    const hash = createHash('sha256').update(plain).digest('base64');
    const [quick, gzipped] = await Promise.all([
      bestBodies.get(hash) || compressBrotli(plain, QUICK_QUALITY),
      gzip(plain),
    ]);
    const br = (): Buffer => {
      const best = bestBodies.get(hash);
      if (best === undefined) bestBodies.set(hash, false);
      else if (!best && !isBusy) void improve(hash, plain);
      return best || quick;
    };
    return { plain, br, gzip: gzipped, hash };
  };
};
