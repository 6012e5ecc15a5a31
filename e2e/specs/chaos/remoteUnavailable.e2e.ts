import { setUpFaultProxy } from '../../support/network';
import { carPage } from '../../pages/carPage';
import { isSameDocument, markDocument } from '../../pages/layout';
import { textOf } from '../../pages/named';
import { setUpVisitors, type Visitor } from '../../support/browser';
import { until } from '../../support/until';

const RANKING = /^\/remotes\/ranking/;
const failure = '[data-slot="ranking/ranking"] [role="alert"]';
const retry = '[data-slot="ranking/ranking"] [role="alert"] button:not([aria-busy])';

/** Expects that the rest of the page works: the menu leads to a page of another remote. */
const expectTheRestWorks = async ({ page }: Visitor): Promise<void> => {
  await page.waitForSelector(failure);
  await page.click('header summary');
  await page.keyboard.press('Escape');
  await page.click('nav a[href="/car"]');
  await page.waitForSelector('[data-slot="colour-viewer/car"] h1');
  await page.goBack();
  await page.waitForSelector(failure, { visible: true });
};

const rows = '[data-slot="ranking/ranking"] ol li, [data-slot="ranking/ranking"] table tbody tr';

describe('a remote that is unavailable', () => {
  const visit = setUpVisitors();
  const proxy = setUpFaultProxy();
  let visitor: Visitor;

  beforeEach(async () => {
    visitor = await visit({ allowsConsoleMessages: true, origin: proxy.origin });
  });

  it.each([
    ['is not at its address', { status: 404 }, 'by retry', 'en'],
    ['breaks the connection', 'break', 'by itself when the line is back', 'ge'],
    ['hangs', 'hang', 'by retry', 'en'],
  ] as const)('affects no other remote when it %s [MFE-5]', async (_name, fault, recovery, lang) => {
    const { page, context } = visitor;
    await context.setCookie({ name: 'lang', value: lang, domain: '127.0.0.1', path: '/' });
    proxy.setFault(RANKING, fault);
    await visitor.open('/sales/sale');
    await markDocument(page);
    await expectTheRestWorks(visitor);
    // Visitors see one sentence. The console has details for teams.
    const failureTitle = textOf('shell', lang, 'layout.failure.title');
    expect(await page.$eval(failure, ({ textContent }) => textContent)).toContain(failureTitle);
    expect(await page.$eval(failure, ({ textContent }) => textContent)).not.toMatch(/ranking|[\da-f]{8}|\bnetwork\b/i);

    if (recovery === 'by retry') {
      proxy.clearFaults();
      await page.click(retry);
    } else {
      await page.setOfflineMode(true);
      proxy.clearFaults();
      await page.setOfflineMode(false);
    }
    await visitor.page.waitForSelector(rows);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('shows the failure of a remote after a navigation and allows the way back [MFE-5]', async () => {
    await visitor.open('/car');
    proxy.setFault(RANKING, { status: 503 });
    await visitor.page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
    await visitor.open('/test');
    await visitor.page.click('nav a[href="/sales/sale"]');
    await visitor.page.waitForSelector(failure);
    proxy.clearFaults();
    await visitor.page.click(retry);
    await visitor.page.waitForSelector(rows);
  });

  it('leaves the HTML of its widget in place while its code loads [MFE-10]', async () => {
    const insights = '[data-slot="statistics/DataInsights"]';
    proxy.setFault(/^\/remotes\/statistics/, 'hang');
    // Does not wait for `load`, which would wait for the hanging files.
    await visitor.page.goto(`${proxy.origin}/home`, { waitUntil: 'domcontentloaded' });
    const height = await visitor.page.$eval(insights, (widget) => widget.clientHeight);
    await until(() => visitor.page.evaluate(() => document.documentElement.dataset['ready'] === ''));
    // After hydration the page knows the session, and parts that use it render again.
    const shown = await visitor.page.evaluate(async (selector) => {
      const heights: number[] = [];
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame);
        heights.push(document.querySelector(selector)?.clientHeight ?? 0);
      }
      return heights;
    }, insights);
    expect(new Set(shown)).toEqual(new Set([height]));
    expect(await visitor.page.$(`${insights} [aria-busy="true"]`)).toBeNull();
  });

  it('lacks only the part of its page that was not loaded, until a retry [SHELL-26]', async () => {
    const { page } = visitor;
    proxy.setFault(/^\/remotes\/[^?]*price-history/, 'break');
    await visitor.open('/car/model/detail/100002');
    const notice = `${carPage.slot} [role="alert"] button`;
    await page.waitForSelector(notice);
    const heading = await page.$eval(`${carPage.slot} h1`, ({ textContent }) => textContent);
    expect(await page.title()).toContain(heading);
    // The HTML of the server stays.
    const prices = textOf('mf-marketplace', 'en', 'priceHistory.title');
    expect(await page.$eval(carPage.slot, ({ textContent }) => textContent)).toContain(prices);
    proxy.clearFaults();
    await page.click(notice);
    await page.waitForSelector(notice, { hidden: true });
    expect(await page.$eval(carPage.slot, ({ textContent }) => textContent)).toContain(prices);
    expect(visitor.consoleMessages.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
  });

  it('is refused by the browser if a byte of it was changed [MFE-7]', async () => {
    // Changes the previous version, too, because it would replace the current one.
    proxy.setFault(/^\/remotes\/ranking[^?]*\.m?js/, {
      change: (body) => Buffer.from(`${body.toString()} `),
    });
    await visitor.open('/sales/sale');
    await visitor.page.waitForSelector(failure);
    expect(visitor.consoleMessages.join('\n')).toMatch(/integrity/i);
    expect(await visitor.page.$(rows)).toBeNull();
  });
});
