import type { Page } from 'puppeteer';
import { follow, home, names } from '../../pages/home';
import { arrivedAt, isSameDocument, layout, markDocument } from '../../pages/layout';
import { accessibilityFaults, whenNetworkIdle, disconnect, newVisitor, type Visitor } from '../../support/browser';
import { startFaultProxy, type FaultProxy } from '../../support/network';
import { readSetting } from '../../support/site';

const CALLS = /^\/(tech|autocar)\//;
const CATALOGUE = /\/buyerUsedCar\/usedCarPage/;
const FINDER = /\/vehicleFinder\/getFinderVehicles/;

/** The messages in the region that announces errors. */
const toasts = '[role="alert"] [data-toast]';
const failureIn = (section: string): string => `${section} div[role="alert"]:has(button)`;

/** Waits for the failure of a section whose call is not being tried again: the page itself asks a second time. */
const failed = async (section: string): Promise<void> => {
  await visitor.page.waitForSelector(failureIn(section));
  await whenNetworkIdle(visitor.page);
  await visitor.page.waitForSelector(`${failureIn(section)} button:not([aria-busy])`);
};

/** Presses every retry of the page until none is left. */
const retryAll = async (page: Page): Promise<void> => {
  while ((await page.$(failureIn('main'))) !== null) {
    await page.$$eval(`${failureIn('main')} button`, (retries) => {
      for (const retry of retries) if (retry instanceof HTMLElement) retry.click();
    });
    await whenNetworkIdle(page);
  }
};

let proxy: FaultProxy;
let visitor: Visitor;

beforeEach(async () => {
  proxy = await startFaultProxy(readSetting().origin);
  visitor = await newVisitor({ origin: proxy.origin });
});

afterEach(async () => {
  await visitor.leave();
  await proxy.close();
});

afterAll(disconnect);

const press = (selector: string): Promise<unknown> =>
  visitor.page.$eval(selector, (element) => element instanceof HTMLElement && element.click());

describe('a call that fails', () => {
  it.each([
    ['with status 500', { status: 500 }],
    ['with an empty body', { status: 200 }],
  ] as const)('%s is told by a message [ERR-1] [SHELL-20]', async (_name, fault) => {
    const { page, open } = visitor;
    await open('/home');
    proxy.damage(CATALOGUE, fault);
    await press('#Catalogue a[href="/home?page=2#Catalogue"]');
    // Read where it is found: it goes when the call is made again.
    const said = await page.waitForFunction((selector) => document.querySelector(selector)?.textContent, {}, toasts);
    expect(await said.jsonValue()).toMatch(/^network error$/i);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('is told once however often it happens, to screen readers too, and can be dismissed [ERR-3]', async () => {
    const { page, open } = visitor;
    await open('/home');
    proxy.damage(CATALOGUE, { status: 500 });
    proxy.damage(FINDER, { status: 500 });
    await press('#Catalogue a[href="/home?page=2#Catalogue"]');
    await failed(home.catalogue);
    await press('#VehicleFinder a[href*="finderPage=2"]');
    await failed(home.finder);
    expect(await page.$$eval(toasts, (shown) => shown.length)).toBe(1);
    await page.click(`${toasts} + button`);
    await page.waitForFunction((selector) => document.querySelector(selector) === null, {}, toasts);
  });

  it.each([
    ['catalogue', home.catalogue, CATALOGUE, '/home?page=2#Catalogue', home.car, 10],
    ['vehicle finder', home.finder, FINDER, '/home?finderPage=2#VehicleFinder', home.vehicle, 12],
  ] as const)(
    'empties the %s alone, and its retry brings it back without a reload [HOME-10]',
    async (_name, section, call, href, items, count) => {
      const { page, open } = visitor;
      await open('/home');
      await markDocument(page);
      const others = (): Promise<string[]> =>
        page.$$eval('main section:not([aria-roledescription])', (sections) =>
          sections.map((found) => found.textContent),
        );
      const before = await others();
      proxy.damage(call, { status: 500 });
      await press(`${section} a[href="${href}"]`);
      await failed(section);
      expect(await page.$$eval(failureIn('main'), (failures) => failures.length)).toBe(1);
      expect((await others()).filter((text, place) => text !== before[place])).toHaveLength(1);
      expect(await page.$(items)).toBeNull();

      const again = page.waitForResponse((response) => call.test(response.url()));
      await page.click(`${failureIn(section)} button`);
      expect((await again).status()).toBe(500);
      await failed(section);
      proxy.repair();
      await page.click(`${failureIn(section)} button`);
      await page.waitForSelector(items);
      expect(await names(page, items)).toHaveLength(count);
      expect(await page.$(failureIn('main'))).toBeNull();
      expect(await isSameDocument(page)).toBe(true);
    },
  );
});

describe('an API that is gone', () => {
  it.each([
    ['answers 503', { status: 503 }],
    ['does not answer', 'hang'],
  ] as const)(
    'and %s leaves layout and menu whole, and every section comes back by its retry, without a reload',
    async (_name, fault) => {
      const { page, open } = visitor;
      await open('/car');
      await markDocument(page);
      proxy.damage(CALLS, fault);
      await page.click(layout.logo);
      await page.waitForSelector(failureIn('main'));
      expect(await page.$eval('main h1', (heading) => heading.textContent)).not.toBe('');
      for (const [path, slot] of [
        ['/sales/list', 'statistics/sales'],
        ['/sales/sale', 'ranking/ranking'],
      ] as const) {
        await page.click(`nav a[href="${path}"]`);
        await arrivedAt(page, path);
        await page.waitForSelector(failureIn(`[data-slot="${slot}"]`));
        expect(await page.$eval(layout.currentEntry, (entry) => entry.getAttribute('href'))).toBe(path);
      }
      proxy.repair();
      await retryAll(page);
      await page.waitForSelector('[data-slot="ranking/ranking"] ol > li');
      await page.click('nav a[href="/home"]');
      await page.waitForSelector('[data-slot="marketplace/home"] h1');
      await retryAll(page);
      await page.waitForSelector(home.car);
      await follow(page, home.catalogue, home.car, '/home?page=2#Catalogue');
      expect(await isSameDocument(page)).toBe(true);
    },
  );
});
