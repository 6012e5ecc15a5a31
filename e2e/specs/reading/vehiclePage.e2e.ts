import type { Page } from 'puppeteer';
import { chooseLanguage } from '../../pages/layout';
import { shiftsOf, watchShifts } from '../../pages/shifts';
import { textOf } from '../../pages/named';
import { fieldValues, entries, fillIn, vehiclePage, whenFieldsHave } from '../../pages/vehiclePage';
import { setUpVisitors, whenFocused, whenHydrated } from '../../support/browser';
import { setUpFaultProxy, type FaultProxy } from '../../support/network';
import { until } from '../../support/until';

const VEHICLE = '/detail/200035';
const SUBMIT = /\/vehicleFinder\/submitPrice$/;
const everything = { ...entries, star: '4', quantity: '2' };

const visit = setUpVisitors();
const proxy = setUpFaultProxy();

/** Returns the parameters of the price requests that passed a proxy. */
const requestsIn = ({ requests }: FaultProxy): unknown[] =>
  requests.flatMap(({ path, body }) => {
    const sent: unknown = SUBMIT.test(path) ? JSON.parse(body()) : null;
    return typeof sent === 'object' && sent !== null && 'parameter' in sent ? [sent.parameter] : [];
  });

const stored = (page: Page, key: string): Promise<string> =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', key);

/** Waits until a message of the site contains a text. */
const waitForMessage = (page: Page, text: string): Promise<unknown> =>
  until(() =>
    page.evaluate(
      (expectedValue) =>
        [...document.querySelectorAll('[role="status"], [role="alert"]')].some(({ textContent }) =>
          textContent.includes(expectedValue),
        ),
      text,
    ),
  );

describe('the price request', () => {
  it('keeps every value after a failed call, a change of language and a reload [DET-2]', async () => {
    const { page, open } = await visit({ allowsConsoleMessages: true, origin: proxy.origin });
    await page.evaluateOnNewDocument(() => localStorage.setItem('identityId', '9001'));
    await watchShifts(page);
    await open(VEHICLE);
    await fillIn(page);
    proxy.setFault(SUBMIT, { status: 500 });
    const answered = page.waitForResponse((response) => SUBMIT.test(response.url()));
    await page.click(vehiclePage.send);
    await answered;
    await page.waitForSelector(`${vehiclePage.send}:not([aria-busy])`);
    expect(requestsIn(proxy)).toHaveLength(1);
    expect(await fieldValues(page)).toEqual(everything);
    await chooseLanguage(page, 'ka');
    await whenFieldsHave(page, everything);
    await page.reload();
    await whenHydrated(page);
    await whenFieldsHave(page, everything);
    // The browser fills in stored values after hydration.
    expect(await shiftsOf(page)).toEqual([]);

    proxy.clearFaults();
    await page.click(vehiclePage.send);
    await page.waitForSelector(vehiclePage.receipt);
    await waitForMessage(page, textOf('mf-marketplace', 'ge', 'vehiclePage.request.sent'));
    expect(requestsIn(proxy).at(-1)).toEqual({
      clientId: await stored(page, 'clientId'),
      identityId: '9001',
      vehicleId: '200035',
      currency: 'USD',
      ...entries,
      price: 31_500,
      star: 4,
      quantity: 2,
    });
  });

  it('is filled in by touch on a phone, in Georgian [DET-2]', async () => {
    const { page, open } = await visit({ lang: 'ge', currency: 'GEL', width: 360 });
    await page.setViewport({ width: 360, height: 780, hasTouch: true, isMobile: true });
    await open(VEHICLE);
    await page.tap(vehiclePage.toRequest);
    await whenFocused(page, '#PriceRequest input');
    await page.keyboard.type('85000');
    await page.tap(vehiclePage.more);
    await whenFieldsHave(page, { price: '85000', quantity: '2' });
    await page.tap(vehiclePage.fewer);
    await whenFieldsHave(page, { price: '85000', quantity: '1' });
    expect(await page.$(`${vehiclePage.fewer}[aria-disabled="true"]`)).not.toBeNull();
    await page.tap(vehiclePage.star(5));
    await page.tap(vehiclePage.send);
    await waitForMessage(page, textOf('mf-marketplace', 'ge', 'vehiclePage.request.empty'));
    await whenFocused(page, vehiclePage.field('name'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('the page of a vehicle', () => {
  it('is complete without JavaScript, with another way to ask [DET-1] [DET-5] [DET-6]', async () => {
    const { page, open } = await visit({ javascript: false });
    expect(await open(VEHICLE)).toBe(200);
    const shown = await page.$eval(vehiclePage.slot, (slot) => slot instanceof HTMLElement && slot.innerText);
    expect(shown).toContain(textOf('mf-marketplace', 'en', 'vehiclePage.history.title'));
    expect(shown).toMatch(/\$[\d,]+[\s\S]+[\d,]+ km/);
    expect(await page.$(`${vehiclePage.slot} video[controls]`)).not.toBeNull();
    await page.click(`${vehiclePage.slot} details:has(th) > summary`);
    expect(
      await page.$$eval(
        `${vehiclePage.slot} details th[scope="row"]`,
        (cells) => cells.filter((cell) => cell.checkVisibility()).length,
      ),
    ).toBeGreaterThan(30);
    expect(await page.$(`${vehiclePage.request} a[href="/contacts-us"]`)).not.toBeNull();
    const controls = await page.$$eval(
      `${vehiclePage.request} :is(input, button), ${vehiclePage.slot} button[aria-haspopup]`,
      (found) => found.filter((control) => control.checkVisibility({ visibilityProperty: true })).length,
    );
    expect(controls).toBe(0);
  });
});
