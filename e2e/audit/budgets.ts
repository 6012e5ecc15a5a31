import { readSetting } from '../support/site';
import { until } from '../support/until';

// Budgets are compressed bytes of bodies on a first visit at 1440 × 900.
export const KB = 1024;

/** KB of HTML that PERF-1 allows. */
export const MAX_HTML_KB = 16;

/** KB of script before hydration that PERF-1 allows. */
export const MAX_SCRIPT_KB = 185;

/** KB of all scripts of a framed page, which React does not hydrate (docs/decisions/0030). */
export const MAX_FRAMED_SCRIPT_KB = 1.5;

/** Elements of one boundary, without those of inner boundaries. A click waits until all of them are hydrated. */
export const MAX_PIECE_ELEMENTS = 280;

interface Exception {
  /** Limit in KB. Absent if the limit for all pages applies. */
  readonly html?: number;
  readonly script?: number;
  readonly why: string;
}

/**
 * Pages with higher limits. PERF-1 allows `/home` 29 KB of HTML and three routes 200 KB of script.
 * Each leaves at least 100 bytes free, because dates, prices and hashes change a page by up to 50 bytes from day to day.
 */
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
    html: 21.2,
    script: 200,
    why: 'a gallery, a table of some sixty rows, and a receipt of customs for each country',
  },
  '/sales/list': { html: 17.8, why: 'six charts that the server draws, each with its table' },
  '/sales/detail/week/toyota-prius': { html: 16.9, why: 'five charts that the server draws, each with its table' },
};

/** Returns the HTTP status of a page or file. */
export const expectedStatus = (path: string): number => (path === '/nowhere' ? 404 : 200);

/** Returns the limit of a page in KB. `because`: the reason for a higher limit, for the title of a test. */
export const limitOf = (path: string, kind: 'html' | 'script', defaultLimit: number) => {
  const { [kind]: ownLimit, why = '' } = exceptions[path] ?? {};
  return ownLimit === undefined ? { max: defaultLimit, because: '' } : { max: ownLimit, because: `: ${why}` };
};

/** Returns the compressed bytes of a page or file, without headers. Throws at another status than expected or without `content-length`. */
export const compressedBytesOf = async (path: string): Promise<number> => {
  const response = await fetch(readSetting().origin + path, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const { status } = response;
  const length = response.headers.get('content-length');
  if (status !== expectedStatus(path) || length === null)
    throw new Error(`${path} cannot be measured: status ${status}, content-length ${length}`);
  return Number(length);
};

/** Waits until a page is within its limit. Its first responses are larger, because the server compresses them faster. */
export const waitUntilSmall = (path: string, html: number): Promise<void> =>
  until(async () => (await compressedBytesOf(path)) <= html * KB).catch(() => undefined);
