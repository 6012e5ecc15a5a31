import type { Page } from 'puppeteer';
import { click, toastsOf, typeInto, waitForToast } from '../../pages/account';
import { carPage } from '../../pages/carPage';
import { isSameDocument, layout, markDocument } from '../../pages/layout';
import { textOf } from '../../pages/named';
import { setUpFaultProxy } from '../../support/network';
import { setUpVisitors } from '../../support/browser';
import { until } from '../../support/until';

const CAR = '/car/model/detail/100002';
const CONTACT = /\/vehicleFinder\/contact$/;
const dialog = layout.dialog;
const send = `${dialog} button[type="submit"]`;
const entries = { content: 'კიდევ იყიდება? Still for sale?', email: 'nino@example.com' };

const visit = setUpVisitors();
const proxy = setUpFaultProxy();

const closed = (page: Page): Promise<unknown> =>
  until(() => page.evaluate(() => document.querySelector('dialog') === null));

/** Returns the parts of the dialog that are covered or out of view at the present scroll position. */
const coveredIn = (page: Page, parts: string): Promise<string[]> =>
  page.$$eval(`dialog[open] :is(${parts})`, (found) =>
    found.flatMap((part) => {
      const { left, top, bottom, width } = part.getBoundingClientRect();
      const topmost = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
      return topmost.every((element) => element !== null && part.contains(element)) ? [] : [part.outerHTML];
    }),
  );

/** Returns the messages about a car that passed the proxy. */
const messages = (): unknown[] =>
  proxy.requests.flatMap(({ path, body }) => {
    if (!CONTACT.test(path)) return [];
    const sent: unknown = JSON.parse(body());
    return typeof sent === 'object' && sent !== null && 'parameter' in sent ? [sent.parameter] : [];
  });

describe('a visitor who asks a seller on a phone', () => {
  it('keeps typed values over Back and a failed call, in Georgian [ACC-5] [SHELL-20]', async () => {
    const { page, open } = await visit({ allowsConsoleMessages: true, origin: proxy.origin, lang: 'ge', width: 360 });
    await page.setViewport({ width: 360, height: 640, isMobile: true, hasTouch: true });
    const sent = textOf('mf-marketplace', 'ge', 'ask.sent');
    await open(CAR);
    await markDocument(page);
    await click(page, carPage.contact);
    await page.waitForSelector(`${dialog} textarea`);
    // Back closes the dialog once it has a history entry.
    await page.waitForFunction(() => 'dialog' in Object(history.state));
    await page.evaluate(() => history.back());
    await closed(page);
    expect(new URL(page.url()).pathname).toBe(CAR);

    await click(page, carPage.contact);
    await typeInto(page, `${dialog} textarea`, entries.content);
    await typeInto(page, `${dialog} input[name="email"]`, entries.email);
    proxy.setFault(CONTACT, { status: 500 });
    await click(page, send);
    await page.waitForSelector(`${dialog} [data-toast]`);
    expect(await toastsOf(page)).toHaveLength(1);
    // Nothing covers the submit button, the title and the close button.
    expect(await coveredIn(page, 'button[type="submit"]')).toEqual([]);
    await page.$eval(dialog, (shown) => shown.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await coveredIn(page, 'h2, h2 ~ div:last-child button')).toEqual([]);
    await page.$eval(dialog, (shown) => shown.scrollTo({ top: shown.scrollHeight, behavior: 'instant' }));
    proxy.clearFaults();
    // The page ignores a second click shortly after another, so this clicks until the dialog closes.
    await until(
      () =>
        page.evaluate((selector) => {
          const button = document.querySelector(selector);
          if (button instanceof HTMLElement) button.click();
          return button === null;
        }, send),
      { pauseMs: 200 },
    );
    await closed(page);
    await waitForToast(page, sent);
    expect(await toastsOf(page)).toEqual([sent]);
    expect(messages().at(-1)).toMatchObject({ usedCarId: '100002', ...entries, name: '', telephone: '' });
    expect(await isSameDocument(page)).toBe(true);
  });

  it('can read the page enlarged to 400 %: no bar takes a third of the screen [SHELL-21]', async () => {
    const { page, open } = await visit({ lang: 'ge' });
    await page.setViewport({ width: 320, height: 256 });
    await open('/detail/200035');
    const uncoveredShare = await page.evaluate(async () => {
      scrollTo({ top: 900, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const lines = Array.from({ length: innerHeight / 4 }, (_, line) => line * 4);
      return (
        lines.filter((y) => {
          const isInBar = (element: Element | null): boolean =>
            element !== null &&
            (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isInBar(element.parentElement));
          return !isInBar(document.elementFromPoint(160, y));
        }).length / lines.length
      );
    });
    expect(uncoveredShare).toBeGreaterThan(2 / 3);
  });
});
