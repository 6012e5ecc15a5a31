import type { Page } from 'puppeteer';
import type { Site } from '../../../scripts/site';
import { waitForToast } from '../../pages/account';
import { home } from '../../pages/home';
import { waitForAddress, followLink, isSameDocument, layout, markDocument } from '../../pages/layout';
import { textsOf } from '../../pages/texts';
import { accessibilityFaults, setUpVisitors } from '../../support/browser';
import { startHttpFaultProxy, type FaultProxy } from '../../support/network';
import { readSetting, startSecondShell } from '../../support/site';
import { until } from '../../support/until';

// The tests have a shell server of their own, whose API can fail for server and browsers.
let api: FaultProxy;
let site: Site;
let origin: string;
const visit = setUpVisitors();

beforeAll(async () => {
  api = await startHttpFaultProxy(readSetting().apiOrigin);
  site = await startSecondShell({}, { apiPort: Number(new URL(api.origin).port) });
  ({ origin } = site);
});

afterEach(() => api.clearFaults());

afterAll(async () => {
  await site.stop();
  await api.close();
});

const stop = (): void => api.setFault(/./, 'break');
const ranking = '[data-slot="ranking/ranking"]';

const textOf = (page: Page, selector: string): Promise<string> =>
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
  const shell = textsOf('shell', lang);
  const mark = shell.get('layout.lastData') ?? '';
  const networkError = 'ქსელის შეცდომა';

  it('recovers marked stale data of a page without a reload [REL-2]', async () => {
    const { page, open } = await visit({ allowsConsoleMessages: true, origin, lang });
    await open('/home');
    await markDocument(page);
    await whenMarked(page, mark, false);
    const [finder, cars] = [await textOf(page, home.finder), await textOf(page, home.car)];
    stop();
    await page.$eval(
      '#Catalogue a[href="/home?page=2#Catalogue"]',
      (link) => link instanceof HTMLElement && link.click(),
    );
    await waitForToast(page, networkError);
    await page.waitForSelector(`${home.catalogue} ${home.failure}`);
    await whenMarked(page, mark, true);
    expect(await textOf(page, home.finder)).toBe(finder);
    expect(await accessibilityFaults(page)).toEqual([]);

    // A page without data shows the layout. The previous page still has its data.
    await followLink(page, `${layout.sideMenu} a[href="/sales/sale"]`, '/sales/sale');
    await page.waitForSelector(`${ranking} [role="alert"]`);
    expect(await textOf(page, layout.currentEntry)).not.toBe('');
    await page.evaluate(() => history.go(-2));
    await waitForAddress(page, '/home');
    await page.waitForSelector(home.car);
    expect(await textOf(page, home.car)).toBe(cars);
    expect(await textOf(page, home.finder)).toBe(finder);
    await whenMarked(page, mark, true);

    api.clearFaults();
    await followLink(page, `${layout.sideMenu} a[href="/sales/sale"]`, '/sales/sale');
    const retry = `${ranking} [role="alert"] button, ${ranking} ol > li`;
    await page.waitForSelector(retry);
    await page.$$eval(`${ranking} [role="alert"] button`, (buttons) => buttons.forEach((button) => button.click()));
    await page.waitForSelector(`${ranking} ol > li`);
    await whenMarked(page, mark, false);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('loads the data of a page by a retry in its layout [REL-2]', async () => {
    stop();
    const { page, open } = await visit({ allowsConsoleMessages: true, origin, lang });
    // This server has not rendered the page yet, so its cache does not have it.
    expect(await open('/sales/hot')).toBe(503);
    await page.waitForSelector(`${ranking} [role="alert"]`);
    expect(await page.$(layout.currentEntry)).not.toBeNull();
    await markDocument(page);
    api.clearFaults();
    await page.click(`${ranking} [role="alert"] button`);
    await page.waitForSelector(`${ranking} ol > li`);
    expect(await isSameDocument(page)).toBe(true);
  });
});
