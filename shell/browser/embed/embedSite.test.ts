import { manifestOf } from '../../testing/manifests';
import type { PartnerManifest } from '../../universal/manifest/partnerManifest';
import type * as Program from './embedSite';
import { fetchManifest, type ReceivedManifest } from './fetchManifest';

/** A quarter to midnight in Tbilisi, by the server's clock. The visitor's clock is an hour behind. */
const ARRIVED_AT = Date.parse('2026-11-22T19:45:00Z');
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const file = 'https://site.test/remotes/ranking/page.js';
const chart = 'https://site.test/remotes/ranking/chart.js';
const newFile = 'https://site.test/remotes/ranking/page.2.js';

const answer: PartnerManifest = {
  ...manifestOf([]),
  partner: 'motors',
  isOn: true,
  program: '/assets/embed.1.js',
  now: ARRIVED_AT,
  fonts: [],
  integrity: { [file]: 'sha384-page', [chart]: 'sha384-chart' },
  pinned: {},
  entries: {},
};

const setMinutes = (sinceArrival: number): void => {
  jest.spyOn(Date, 'now').mockReturnValue(ARRIVED_AT - HOUR_MS + sinceArrival * MINUTE_MS);
};

let embedSite: typeof Program.embedSite;
let manifest: ReceivedManifest;

beforeAll(async () => {
  Object.assign(globalThis, {
    __webpack_public_path__: 'https://site.test/assets/',
    SHARED_VERSIONS: {},
    PerformanceObserver: class {
      observe(): void {}
    },
    fetch: async () => ({ ok: true, json: async () => answer }),
  });
  ({ embedSite } = await import('./embedSite'));
  setMinutes(0);
  manifest = await fetchManifest('https://site.test', 'en');
});

const createRoot = (): ShadowRoot => document.createElement('div').attachShadow({ mode: 'open' });

const embed = (root: ShadowRoot, signal: AbortSignal, currency: 'USD' | 'GEL' = 'USD') =>
  embedSite({ lang: 'en', currency, country: 'georgia' }, root, signal, Promise.resolve(manifest));

const startWidget = (sinceArrival: number, currency: 'USD' | 'GEL') => {
  setMinutes(sinceArrival);
  return embed(createRoot(), new AbortController().signal, currency);
};

it('has the time of the server if an older `/embed.js` sets no offset', async () => {
  setMinutes(0);
  const choices = { lang: 'en', currency: 'USD', country: 'azerbaijan' } as const;
  const site = await embedSite(choices, createRoot(), new AbortController().signal, Promise.resolve(answer));
  setMinutes(20);
  expect([site.manifest.today, site.now()]).toEqual(['2026-11-22', ARRIVED_AT + 20 * MINUTE_MS]);
});

it('has the time of the server in a widget that starts long after its manifest arrived', async () => {
  const { now } = await startWidget(10, 'GEL');
  expect(now()).toBe(ARRIVED_AT + 10 * MINUTE_MS);
});

it('gives each widget the day on which it starts', async () => {
  const days = [await startWidget(10, 'USD'), await startWidget(20, 'USD')].map((site) => site.manifest.today);
  expect(days).toEqual(['2026-11-22', '2026-11-23']);
});

describe('a file that a widget imports later', () => {
  const isPreloadedIn = (root: ShadowRoot): boolean => root.querySelector('link') !== null;
  // The import itself fails, since the test has no such file.
  const importFile = () => globalThis.__caravan?.importFile?.(file).catch(() => undefined);

  afterEach(() => document.body.replaceChildren());

  it('is preloaded in a widget of the page, though a removed one started later [MFE-7]', async () => {
    const { signal } = new AbortController();
    const [shown, removed] = [createRoot(), createRoot()];
    document.body.append(shown.host);
    for (const root of [removed, shown, removed]) await embed(root, signal);
    await importFile();
    expect([shown, removed].map(isPreloadedIn)).toEqual([true, false]);
  });

  it.each([
    ['older', chart, 'sha384-chart'],
    ['newer', newFile, 'sha384-new'],
  ])('is verified in the %s of two versions on a page [MFE-7]', async (_age, address, integrity) => {
    const root = createRoot();
    document.body.append(root.host);
    const { signal } = new AbortController();
    await embed(root, signal);
    const newer = Promise.resolve({ ...answer, sequence: 2, integrity: { [newFile]: 'sha384-new' } });
    await embedSite({ lang: 'ge', currency: 'USD', country: 'georgia' }, root, signal, newer);
    const error = await globalThis.__caravan?.importFile?.(address).catch((reason: unknown) => reason);
    expect(root.querySelector<HTMLLinkElement>(`link[href="${address}"]`)?.integrity).toBe(integrity);
    expect(error).toHaveProperty('moduleName', expect.stringContaining(address.split('/').at(-1) ?? ''));
  });

  it('is not preloaded in a widget that has ended', async () => {
    const widget = new AbortController();
    const root = createRoot();
    document.body.append(root.host);
    await embed(root, widget.signal);
    widget.abort();
    await importFile();
    expect(isPreloadedIn(root)).toBe(false);
  });
});
