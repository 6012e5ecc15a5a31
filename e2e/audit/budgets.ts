import { readSetting } from '../support/site';
import { until } from '../support/until';

// Compressed bytes of bodies on a first visit at 1440 × 900; 1 KB = 1024 bytes, as everywhere in these documents.
export const KB = 1024;

/** KB of HTML that PERF-1 allows. */
export const MAX_HTML_KB = 16;

/** KB of script before hydration that PERF-1 allows. */
export const MAX_SCRIPT_KB = 185;

/** KB of script of a page in a frame, all of it: no React hydrates it (docs/decisions/0030). 60 are allowed. */
export const MAX_FRAMED_SCRIPT_KB = 1.5;

/** Elements that one boundary may hold, without those of inner boundaries: a press waits until all of them are hydrated. */
export const MAX_PIECE_ELEMENTS = 280;

interface Exception {
  /** KB. Absent if the limit for all pages holds. */
  readonly html?: number;
  readonly script?: number;
  readonly why: string;
}

/** Pages with higher limits. PERF-1 allows `/home` 29 KB of HTML, and three routes 200 KB of script. */
const exceptions: Readonly<Record<string, Exception>> = {
  '/home': {
    html: 29,
    script: 200,
    why: 'seven sections with 40 cars, news and accessories, and the answers of ten calls',
  },
  '/cars': {
    html: 17,
    why: 'ten cars with landed prices, and some hundred choices of filters with their counts',
  },
  '/vehicles': {
    html: 17.5,
    why: 'twelve vehicles, some with a landed price, and some hundred choices of filters with their counts',
  },
  '/detail/200035': {
    html: 19.8,
    script: 200,
    why: 'a gallery, a form, a landed price, a list of facts and eight similar vehicles',
  },
  '/car/model/detail/100001': {
    html: 20.9,
    script: 200,
    why: 'a gallery, a table of some sixty rows, and a receipt of customs for each country',
  },
  '/sales/list': { html: 17.8, why: 'six charts that the server draws, each with its table' },
  '/sales/detail/week/toyota-prius': { html: 16.9, why: 'five charts that the server draws, each with its table' },
};

/** The status of a page or file. */
export const expectedStatus = (path: string): number => (path === '/nowhere' ? 404 : 200);

/** The limit of a page in KB, and the reason for a higher one, for the title of its test. */
export const limitOf = (path: string, kind: 'html' | 'script', defaultLimit: number) => {
  const { [kind]: ownLimit, why = '' } = exceptions[path] ?? {};
  return ownLimit === undefined ? { max: defaultLimit, because: '' } : { max: ownLimit, because: `: ${why}` };
};

/** Returns the compressed bytes of a page or file, without headers. Throws at another status than expected, and without `content-length`. */
export const compressedBytesOf = async (path: string): Promise<number> => {
  const response = await fetch(readSetting().origin + path, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const { status } = response;
  const length = response.headers.get('content-length');
  if (status !== expectedStatus(path) || length === null)
    throw new Error(`${path} cannot be measured: status ${status}, content-length ${length}`);
  return Number(length);
};

/** Waits until the page is fully compressed: the first answers are compressed faster and are larger. */
export const waitUntilSmall = (path: string, html: number): Promise<void> =>
  until(async () => (await compressedBytesOf(path)) <= html * KB).catch(() => undefined);
