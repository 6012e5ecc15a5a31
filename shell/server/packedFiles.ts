import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { browserKey, isIntact, type ObjectStore } from '@caravan/registry';
import type { SiteFeed } from './siteFeed';

const unpack = promisify(brotliDecompress);
/** Copies that are remembered as whole: those of some hundred versions. */
const MOST = 5000;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/** What the registry says a file must be; undefined for one of a version that neither runs nor did just before. */
const integrityIn = (feed: SiteFeed, key: string): string | undefined => {
  for (const { descriptor, previous } of feed.current().remotes) {
    for (const version of [descriptor, ...(previous ? [previous] : [])]) {
      for (const [file, { integrity }] of Object.entries(version.files))
        if (browserKey(version.federation.name, file) === key) return integrity;
    }
  }
  return undefined;
};

/**
 * Reads the compressed copy of a published file; null where there is none, or where it was damaged: the plain file then goes
 * out in its place. Copies are unpacked once, and known again by their digest.
 */
export const packedFiles = (
  store: Pick<ObjectStore, 'get'>,
  feed: SiteFeed,
): ((key: string) => Promise<Uint8Array | null>) => {
  const whole = new Map<string, string>();
  const isWhole = async (key: string, packed: Uint8Array): Promise<boolean> => {
    try {
      const bytes = await unpack(packed);
      const expected = integrityIn(feed, key);
      return expected === undefined || isIntact(bytes, expected);
    } catch {
      return false;
    }
  };
  return async (key) => {
    const packed = await store.get(`${key}.br`);
    if (!packed) return null;
    const digest = digestOf(packed);
    if (whole.get(key) === digest) return packed;
    if (!(await isWhole(key, packed))) return null;
    if (whole.size >= MOST) whole.clear();
    whole.set(key, digest);
    return packed;
  };
};
