import { head, metText, row } from './figures/table';
import { say, withSite } from './site';

// Measures the bytes of a document for a browser that has another page of the site in its cache. Run:
// `npm run documents -w @caravan/bench`.

/** Maximum share of a document's bytes that such a browser may download. */
const GOAL_SHARE = 0.35;

const pairs: readonly (readonly [before: string, path: string])[] = [
  ['/help', '/about-us'],
  ['/home', '/help'],
  ['/cars', '/cars?page=2'],
  ['/home', '/cars'],
  ['/cars', '/vehicles'],
  ['/home', '/sales/list'],
  ['/cars', '/detail/200035'],
  ['/detail/200035', '/detail/200036'],
  ['/help', '/help?lang=ge'],
];

const BROWSER = { 'sec-ch-ua': '"Chromium"', 'sec-fetch-site': 'same-origin' };

const get = async (address: string, headers: Record<string, string>): Promise<Response> => {
  const response = await fetch(address, { headers: { ...BROWSER, ...headers } });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  return response;
};

const bytesOf = ({ headers }: Response): number => Number(headers.get('content-length'));

/** Returns the bytes of the full document and of its difference to the page before. */
const measure = async (origin: string, before: string, path: string): Promise<readonly [number, number]> => {
  const dictionary = await (await get(origin + before, { 'accept-encoding': 'br' })).arrayBuffer();
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', dictionary)).toString('base64');
  const full = await get(origin + path, { 'accept-encoding': 'br' });
  const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` };
  return [bytesOf(full), bytesOf(await get(origin + path, headers))];
};

await withSite(async ({ origin }) => {
  say(head(['page before', 'document', 'brotli', 'with the page before', 'share', 'goal', '']));
  for (const [before, path] of pairs) {
    const [fullBytes, differenceBytes] = await measure(origin, before, path);
    const share = differenceBytes / fullBytes;
    say(row([before, path, fullBytes, differenceBytes, share.toFixed(2), GOAL_SHARE, metText(share <= GOAL_SHARE)]));
  }
});
process.exit(0);
