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
 * Returns the compressed bytes of the scripts that the Georgian page names before its entry, and so waits for. Georgian texts are the
 * larger ones. Reads the HTML, because a browser would take a second for each page.
 */
export const georgianScriptBytes = async (path: string): Promise<number> => {
  const { origin } = readSetting();
  const url = new URL(path, origin);
  url.searchParams.set('lang', 'ge');
  const html = await (await fetch(url)).text();
  const [beforeEntry = ''] = html.split('<script type="module"');
  const paths = [...beforeEntry.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href);
  const bytes = await Promise.all(paths.map(sizeOf));
  return bytes.reduce((sum, each) => sum + each, 0);
};
