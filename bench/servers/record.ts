import { jsonIn } from '../../shell/server/testing/html';
import { isObject } from '../../shell/universal/isObject';
import { readBoot } from '../readBoot';
import type { RecordedCall, RecordedPage } from './site/recordedPage';

/** Returns the calls in the dehydrated state of a page. Throws if one of them failed, or if the state contains more than calls. */
const callsIn = (state: unknown): RecordedCall[] =>
  Object.entries(isObject(state) ? state : {}).flatMap(([remote, part]) => {
    if (!isObject(part) || !Array.isArray(part['answers']) || 'failed' in part)
      throw new Error(`the page has a state of ${remote} that is not a list of answers`);
    return part['answers'].map((query: readonly [string, unknown, unknown?]): RecordedCall => {
      const [name, , ...parameter] = query;
      return [remote, name, ...parameter];
    });
  });

/** Reads the address, title, manifest and calls of a page of Caravan from its HTML. */
export const readPage = (address: string, html: string): RecordedPage => {
  const manifest = readBoot(html, address);
  if (manifest.leftOut.length > 0) throw new Error(`${address} was not rendered completely`);
  return {
    address,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    manifest,
    calls: callsIn(jsonIn(html, 'caravan-state')),
  };
};

/** The size of a page: its elements, and the bytes of their HTML, without scripts, styles and what loads them. */
export interface PageSize {
  readonly elements: number;
  readonly bytes: number;
}

/** Measures the content of a page of any server: the elements in `#root`. */
export const sizeOf = (html: string): PageSize => {
  const start = html.indexOf('<div id="root">');
  if (start < 0) throw new Error('the page has no #root');
  const content = html
    .slice(start)
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*>|<!--[\s\S]*?-->/g, '')
    // React's streams put large boundaries into hidden elements, from which a script moves them.
    .replaceAll(/<div hidden(?:="")? id="[^"]*S:[^"]*">/g, '');
  return { elements: content.match(/<[a-z]/g)?.length ?? 0, bytes: Buffer.byteLength(content) };
};

/** Maximum share by which contents may differ. React's streams add ids and marks, and links of Caravan's pages repeat `accountId`. */
const TOLERANCE = 0.03;

/** Throws unless two pages have the same content. */
export const ensureSameContent = (name: string, page: PageSize, otherPage: PageSize): void => {
  for (const figure of ['elements', 'bytes'] as const) {
    if (Math.abs(otherPage[figure] - page[figure]) > page[figure] * TOLERANCE)
      throw new Error(
        `${name} has ${otherPage[figure]} ${figure}, Caravan's page has ${page[figure]}: they cannot be compared`,
      );
  }
};
