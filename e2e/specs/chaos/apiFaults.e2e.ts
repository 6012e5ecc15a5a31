import type { Page } from 'puppeteer';
import { newsList, pathOf } from '@caravan/shared/contracts/calls';
import { envelopeOf } from '../../../api/src/testing/client';
import type { Site } from '../../../scripts/site';
import { waitForToast } from '../../pages/account';
import { home } from '../../pages/home';
import { waitForAddress, followLink, isSameDocument, layout, markDocument } from '../../pages/layout';
import { textOf } from '../../pages/named';
import { accessibilityFaults, setUpVisitors } from '../../support/browser';
import { startHttpFaultProxy, type Fault, type FaultProxy } from '../../support/network';
import { readSetting, startSecondShell, whenRecovered } from '../../support/site';
import { until } from '../../support/until';

// Tests a shell server with a faulty API: its responses, and pages in a browser.

const CALLS = /^\/(tech|autocar)\//;
const EVERYTHING = /./;
const VISITED_PAGE = '/sales/sale';
/** Delay of late responses in milliseconds. The server waits for the data of a page for a shorter time. */
const DELAY_MS = 2500;

let api: FaultProxy;
let site: Site;
let views = 0;
const visit = setUpVisitors();

beforeAll(async () => {
  api = await startHttpFaultProxy(readSetting().apiOrigin);
  site = await startSecondShell({ RATE_LIMIT: '1000000' }, { apiPort: Number(new URL(api.origin).port) });
  await until(async () => (await get(VISITED_PAGE)).isComplete);
});
afterAll(async () => {
  await site.stop();
  await api.close();
});

interface PageResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly hasLayout: boolean;
  /** True if the page has its content, current or cached. */
  readonly isComplete: boolean;
  /** True if the page shows the time of its data. */
  readonly isMarkedStale: boolean;
}

const get = async (path: string, init: RequestInit = {}): Promise<PageResponse> => {
  const response = await fetch(site.origin + path, init);
  const { status, headers } = response;
  const text = await response.text();
  const [, page = ''] = text.split('data-slot="ranking/ranking"');
  return {
    status,
    headers,
    text,
    hasLayout: text.includes('href="/privacy"'),
    isComplete: status === 200 && page.includes('<ol') && !page.includes('aria-busy="true"'),
    isMarkedStale: text.includes('data-since='),
  };
};

/** Requests a page that no cache has. For an unknown month it shows the last one. */
const getUncached = (): Promise<PageResponse> => {
  views += 1;
  return get(`${VISITED_PAGE}?month=${views}`);
};
const call = (): Promise<PageResponse> =>
  get(pathOf(newsList), { method: 'POST', body: JSON.stringify(envelopeOf({}, { reqTime: Date.now() })) });

const expectUnavailable = ({ status, headers, hasLayout }: PageResponse): void => {
  expect([status, headers.get('retry-after'), headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
    503,
    '5',
    'noindex',
    'no-store',
  ]);
  expect(hasLayout).toBe(true);
};

/** Runs a test with a fault of the API. Then waits until the site has recovered. */
const during = async (name: string, path: RegExp, fault: Fault, test: () => Promise<void>): Promise<void> => {
  api.setFault(path, fault);
  try {
    await test();
    expect((await get('/health')).status).toBe(200);
  } finally {
    api.clearFaults();
  }
  await whenRecovered(`API ${name}`, async () => {
    const [page, ready, { status }] = [await getUncached(), await get('/ready'), await call()];
    return page.isComplete && !page.isMarkedStale && ready.status === 200 && status === 200;
  });
};

/** Waits until `/ready` reports the fault. It caches its answer for a second. */
const untilNotReady = (): Promise<void> => until(async () => (await get('/ready')).status === 503, { pauseMs: 100 });

const expectCachedPage = async (): Promise<void> => expect((await get(VISITED_PAGE)).isComplete).toBe(true);

describe('an API that', () => {
  it('is down: cached pages are served, others answer 503, calls fail at once [REL-2]', async () => {
    await during('down', EVERYTHING, 'break', async () => {
      await expectCachedPage();
      expectUnavailable(await getUncached());
      expect((await call()).status).toBe(502);
      await untilNotReady();
    });
  });

  it('hangs: cached pages name their time, others answer 503, calls are refused [REL-2]', async () => {
    await during('hangs', EVERYTHING, 'hang', async () => {
      await until(async () => (await get(VISITED_PAGE)).isMarkedStale, { pauseMs: 250 });
      await expectCachedPage();
      expectUnavailable(await getUncached());
      await until(async () => (await call()).status === 503);
      await untilNotReady();
    });
  });

  it('is slow: the browser fetches what the server did not wait for [REL-2]', async () => {
    await during('slow', CALLS, { delayMs: DELAY_MS }, async () => {
      await expectCachedPage();
      const page = await getUncached();
      expect([page.status, page.hasLayout, page.isComplete]).toEqual([200, true, false]);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.text).toContain('aria-busy="true"');
      expect((await call()).status).toBe(200);
    });
  });

  it('answers with wrong bytes: cached pages are served, others answer 503 [REL-2]', async () => {
    const wrong = { change: () => Buffer.from('<html>\u0000{"success":tru') };
    await during('wrong bytes', CALLS, wrong, async () => {
      await expectCachedPage();
      expectUnavailable(await getUncached());
    });
  });

  it('is full: cached pages are served, others answer 503, calls are refused [REL-2]', async () => {
    await during('full', EVERYTHING, { status: 503 }, async () => {
      await expectCachedPage();
      expectUnavailable(await getUncached());
      expect((await call()).status).toBe(503);
      await untilNotReady();
    });
  });
});

const stop = (): void => api.setFault(EVERYTHING, 'break');
const ranking = '[data-slot="ranking/ranking"]';

/** Clicks the retry of the ranking whenever it is there, until the list is. The server may still refuse calls just after the fault. */
const retryUntilLoaded = (page: Page): Promise<void> =>
  until(
    async () => {
      await page.$$eval(`${ranking} [role="alert"] button`, (buttons) => buttons.forEach((button) => button.click()));
      return (await page.$(`${ranking} ol > li`)) !== null;
    },
    { pauseMs: 500 },
  );

const readText = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, ({ textContent }) => textContent);

const whenMarked = (page: Page, mark: string, isMarked: boolean): Promise<unknown> =>
  until(() =>
    page.evaluate(
      (text, isExpected) => document.querySelector('main')?.textContent.includes(text) === isExpected,
      mark,
      isMarked,
    ),
  );

describe('with the API stopped, in Georgian', () => {
  const lang = 'ge';
  const mark = textOf('shell', lang, 'layout.lastData');
  const networkError = 'ქსელის შეცდომა';

  afterEach(() => api.clearFaults());

  it('recovers marked stale data of a page without a reload [REL-2]', async () => {
    const { page, open } = await visit({ allowsConsoleMessages: true, origin: site.origin, lang });
    // A page is incomplete or refused if the API answers late.
    await until(async () => {
      await open('/home');
      return (await page.$(home.car)) !== null;
    });
    await markDocument(page);
    await whenMarked(page, mark, false);
    const [finder, cars] = [await readText(page, home.finder), await readText(page, home.car)];
    stop();
    await page.$eval(
      '#Catalogue a[href="/home?page=2#Catalogue"]',
      (link) => link instanceof HTMLElement && link.click(),
    );
    await waitForToast(page, networkError);
    await page.waitForSelector(`${home.catalogue} ${home.failure}`);
    await whenMarked(page, mark, true);
    expect(await readText(page, home.finder)).toBe(finder);
    expect(await accessibilityFaults(page)).toEqual([]);

    // A page without data shows the layout. The previous page still has its data.
    await followLink(page, `${layout.sideMenu} a[href="/sales/sale"]`, '/sales/sale');
    await page.waitForSelector(`${ranking} [role="alert"]`);
    expect(await readText(page, layout.currentEntry)).not.toBe('');
    await page.evaluate(() => history.go(-2));
    await waitForAddress(page, '/home');
    await page.waitForSelector(home.car);
    expect(await readText(page, home.car)).toBe(cars);
    expect(await readText(page, home.finder)).toBe(finder);
    await whenMarked(page, mark, true);

    api.clearFaults();
    await followLink(page, `${layout.sideMenu} a[href="/sales/sale"]`, '/sales/sale');
    await retryUntilLoaded(page);
    await whenMarked(page, mark, false);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('loads the data of a page by a retry in its layout [REL-2]', async () => {
    stop();
    const { page, open } = await visit({ allowsConsoleMessages: true, origin: site.origin, lang });
    // This server has not rendered the page yet, so its cache does not have it.
    expect(await open('/sales/hot')).toBe(503);
    await page.waitForSelector(`${ranking} [role="alert"]`);
    expect(await page.$(layout.currentEntry)).not.toBeNull();
    await markDocument(page);
    api.clearFaults();
    await page.click(`${ranking} [role="alert"] button`);
    await retryUntilLoaded(page);
    expect(await isSameDocument(page)).toBe(true);
  });
});
