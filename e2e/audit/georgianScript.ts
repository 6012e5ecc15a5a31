import { readSetting } from '../support/site';
import { compressedBytesOf } from './budgets';

const sizes = new Map<string, Promise<number>>();

/** Returns the compressed bytes of a script. Fetches each script once. */
const sizeOf = (path: string): Promise<number> => {
  const size = sizes.get(path) ?? compressedBytesOf(path);
  sizes.set(path, size);
  return size;
};

/**
 * Returns the compressed bytes of the scripts that the Georgian page waits for: its entry and those that its HTML names before.
 * Georgian texts are larger than English ones. Reads the HTML, because a browser would take a second for each page.
 */
export const georgianScriptBytes = async (path: string): Promise<number> => {
  const { origin } = readSetting();
  const url = new URL(path, origin);
  url.searchParams.set('lang', 'ge');
  const html = await (await fetch(url)).text();
  const [beforeEntry = '', entry] = html.split(/<script type="module" src="([^"]+)"/);
  if (entry === undefined) throw new Error(`${url.href} names no entry: its HTML has no script of type module`);
  const preloads = [...beforeEntry.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href);
  // A framed page preloads nothing. Other pages preload the entry, too.
  const bytes = await Promise.all([...new Set([...preloads, entry])].map(sizeOf));
  return bytes.reduce((sum, each) => sum + each, 0);
};
