import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What is quick enough to wait for (2 ms a page), and the best there is (150 ms, a tenth smaller). */
const QUICK = 5;
const BEST = 11;

/** The best compression takes one part in ten of a processor at most. */
const REST = 9;

const compressed = (plain: Buffer, quality: number): Promise<Buffer> =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

/** A page's body as it is given out; `br` turns into the best there is once that is made. */
export interface PageBody {
  readonly plain: Buffer;
  readonly br: () => Buffer;
  readonly gzip: Buffer;
  /** Of the page as it is uncompressed. */
  readonly hash: string;
}

/**
 * Compresses pages: quickly for the first who asks, and as well as it goes in the background for all who get the same
 * page later, also where it was rendered anew meanwhile. Keeps the best of at most `most` pages.
 */
export const createPageCompressor = (most: number): ((plain: Buffer) => Promise<PageBody>) => {
  /** By hash of the page; null for one that was asked for once so far. */
  const best = new Map<string, Buffer | null>();
  let isBusy = false;

  const keep = (hash: string, packed: Buffer | null): void => {
    best.set(hash, packed);
    const [oldest] = best.keys();
    if (best.size > most && oldest !== undefined) best.delete(oldest);
  };

  const improve = async (hash: string, plain: Buffer): Promise<void> => {
    isBusy = true;
    const started = performance.now();
    keep(hash, await compressed(plain, BEST));
    await delay((performance.now() - started) * REST, undefined, { ref: false });
    isBusy = false;
  };

  return async (plain) => {
    const hash = createHash('sha256').update(plain).digest('base64');
    const [quick, gz] = await Promise.all([best.get(hash) ?? compressed(plain, QUICK), zip(plain)]);
    const br = (): Buffer => {
      const found = best.get(hash);
      if (found === undefined) keep(hash, null);
      // Asked for again: worth the work. A page whose turn does not come gets it another time.
      else if (found === null && !isBusy) void improve(hash, plain);
      return found ?? quick;
    };
    return { plain, br, gzip: gz, hash };
  };
};
