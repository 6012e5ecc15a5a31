import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

/** Quality of Brotli: while a visitor waits (2 ms a page), and in the background (150 ms, a tenth smaller). */
const QUICK = 5;
const BEST = 11;

/** Pause after a compression in the background, as a multiple of its time: it takes a tenth of one CPU at most. */
const PAUSE_FACTOR = 9;

const compressed = (plain: Buffer, quality: number): Promise<Buffer> =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

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
  const best = new LRUCache<string, Buffer | false>({ max: maxPages });
  let isBusy = false;

  const improve = async (hash: string, plain: Buffer): Promise<void> => {
    isBusy = true;
    const started = performance.now();
    best.set(hash, await compressed(plain, BEST));
    await delay((performance.now() - started) * PAUSE_FACTOR, undefined, { ref: false });
    isBusy = false;
  };

  return async (plain) => {
    const hash = createHash('sha256').update(plain).digest('base64');
    const [quick, gzipped] = await Promise.all([best.get(hash) || compressed(plain, QUICK), gzip(plain)]);
    const br = (): Buffer => {
      const found = best.get(hash);
      if (found === undefined) best.set(hash, false);
      else if (!found && !isBusy) void improve(hash, plain);
      return found || quick;
    };
    return { plain, br, gzip: gzipped, hash };
  };
};
