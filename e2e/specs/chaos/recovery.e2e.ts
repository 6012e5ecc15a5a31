import type { Page } from 'puppeteer';
import { follow, home } from '../../pages/home';
import { waitForAddress, isSameDocument, layout, markDocument } from '../../pages/layout';
import { saveData, setUpVisitors, type Visitor, whenNetworkIdle } from '../../support/browser';
import { setUpFaultProxy } from '../../support/network';
import { until } from '../../support/until';

const CALLS = /^\/(tech|autocar)\//;

/** Returns a selector of the message of a failed call. The message of code that did not load has an `h1`. */
const failureIn = (slot: string): string => `${slot} div[role="alert"]:has(button):not(:has(h1))`;

/** Clicks the visible retry buttons of the page until none is left. */
const retryAll = async (page: Page): Promise<void> => {
  const clickRetries = (): Promise<number> =>
    page.$$eval(`${failureIn('main')} button`, (buttons) => {
      // Previous pages stay in the document, hidden.
      const retries = buttons.filter((button) => button.checkVisibility());
      for (const retry of retries) if (retry instanceof HTMLElement) retry.click();
      return retries.length;
    });
  while ((await clickRetries()) > 0) await whenNetworkIdle(page);
};

const visit = setUpVisitors();
const proxy = setUpFaultProxy();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit({ allowsConsoleMessages: true, origin: proxy.origin });
});

describe('an API that does not answer', () => {
  it('lets each remote recover by its retry without a reload [REL-2]', async () => {
    const { page, open } = visitor;
    // Otherwise the code of the pages is loaded before the calls take all connections.
    await saveData(page);
    await open('/car');
    await markDocument(page);
    proxy.setFault(CALLS, 'hang');
    const seen = proxy.requests.length;
    await page.click(layout.logo);
    await until(async () => proxy.requests.slice(seen).filter(({ path }) => CALLS.test(path)).length > 4);
    for (const [path, slot] of [
      ['/sales/list', 'statistics/sales'],
      ['/sales/sale', 'ranking/ranking'],
    ] as const) {
      await page.click(`nav a[href="${path}"]`);
      await waitForAddress(page, path);
      await page.waitForSelector(failureIn(`[data-slot="${slot}"]`));
      expect(await page.$eval(layout.currentEntry, (entry) => entry.getAttribute('href'))).toBe(path);
    }
    proxy.clearFaults();
    await retryAll(page);
    await page.waitForSelector('[data-slot="ranking/ranking"] ol > li');
    await page.click('nav a[href="/home"]');
    await page.waitForSelector('[data-slot="marketplace/home"] h1');
    await retryAll(page);
    await page.waitForSelector(home.car);
    await follow(page, home.catalogue, home.car, '/home?page=2#Catalogue');
    expect(await isSameDocument(page)).toBe(true);
  });
});
