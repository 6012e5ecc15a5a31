import { readSetting } from '../support/site';
import { compressedBytesOf } from './budgets';

const sizes = new Map<string, Promise<number>>();

/** Compressed bytes of a script, fetched once. */
const sizeOf = (path: string): Promise<number> => {
  const size = sizes.get(path) ?? compressedBytesOf(path);
  sizes.set(path, size);
  return size;
};

/**
 * Returns the compressed bytes of the entry of the Georgian page and of the scripts that it names before, and so waits for. Georgian
 * texts are the larger ones. Reads the HTML, because a browser would take a second for each page.
 */
export const georgianScriptBytes = async (path: string): Promise<number> => {
  const { origin } = readSetting();
  const url = new URL(path, origin);
  url.searchParams.set('lang', 'ge');
  const html = await (await fetch(url)).text();
  const [beforeEntry = '', entry] = html.split(/<script type="module" src="([^"]+)"/);
  if (entry === undefined) throw new Error(`${url.href} names no entry: its HTML has no script of type module`);
  const preloads = [...beforeEntry.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href);
  // A page in a frame preloads nothing, others preload the entry, too.
  const bytes = await Promise.all([...new Set([...preloads, entry])].map(sizeOf));
  return bytes.reduce((sum, each) => sum + each, 0);
};
