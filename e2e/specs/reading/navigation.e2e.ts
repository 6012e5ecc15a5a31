import type { HTTPRequest, Page } from 'puppeteer';
import { carPage } from '../../pages/carPage';
import { home } from '../../pages/home';
import { isSameDocument, layout, markDocument } from '../../pages/layout';
import { routes } from '../../pages/routes';
import { setUpVisitors, whenFocused, whenNetworkIdle } from '../../support/browser';
import { until } from '../../support/until';

const visit = setUpVisitors();

const menuLink = (path: string): string => `nav a[href="${path}"]`;

const scrollDownTo = async (page: Page, y: number): Promise<void> => {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await until(() => page.evaluate((top) => Math.abs(scrollY - top) < 2, y));
};

describe('a navigation', () => {
  it('requests no code for a page whose link was in view [PERF-10]', async () => {
    const { page, open } = await visit();
    await open('/help');
    await page.waitForSelector('body > link[rel="modulepreload"][fetchpriority="low"]');
    await whenNetworkIdle(page);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      // Keeps requests for scripts of remotes open.
      if (!new URL(request.url()).pathname.startsWith('/remotes/')) void request.continue();
    });
    await page.click(menuLink('/sales/sale'));
    await page.waitForSelector('[data-slot="ranking/ranking"] h1');
  });

  it('starts at the top or at the restored position [SHELL-2]', async () => {
    const { page, open } = await visit();
    await open('/home');
    await scrollDownTo(page, 1500);
    await page.click(menuLink('/sales/sale'));
    await page.waitForSelector('[data-slot="ranking/ranking"] h1');
    await until(() => page.evaluate(() => scrollY === 0));

    await scrollDownTo(page, 300);
    await page.goBack();
    await page.waitForSelector('[data-slot="marketplace/home"] h1', { visible: true });
    await until(() => page.evaluate(() => Math.abs(scrollY - 1500) < 2));
    await page.goForward();
    await page.waitForSelector('[data-slot="ranking/ranking"] h1', { visible: true });
    await until(() => page.evaluate(() => Math.abs(scrollY - 300) < 2));
    await page.reload();
    await until(() => page.evaluate(() => Math.abs(scrollY - 300) < 2));
  });

  it('scrolls to the vehicle finder by its address, from outside and within the page [SHELL-2]', async () => {
    const { page, open } = await visit();
    const whenAtFinder = (): Promise<unknown> =>
      until(() =>
        page.evaluate(() => {
          const top = document.querySelector('#VehicleFinder h2')?.getBoundingClientRect().top ?? -1;
          return top > 64 && top < innerHeight / 3;
        }),
      );
    await open('/home#VehicleFinder');
    await whenAtFinder();
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => location.assign('#Catalogue'));
    await page.evaluate(() => location.assign('#VehicleFinder'));
    await whenAtFinder();
  });

  it('never loads another document, from any remote to any other [SHELL-18]', async () => {
    const { page, open } = await visit();
    await open('/help');
    await markDocument(page);
    const stops = ['/sales/list', '/sales/sale', '/home', '/sales/list', '/car'];
    for (const path of stops) {
      const slot = routes.find((route) => route.path === path)?.slot;
      await page.click(menuLink(path));
      await page.waitForSelector(`[data-slot="${slot}"] h1`);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.click(layout.logo);
    await page.waitForSelector('[data-slot="marketplace/home"] h1');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('loads another document if the index of remotes cannot be loaded [PERF-12]', async () => {
    const { page, open } = await visit({ allowsConsoleMessages: true });
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (request.url().includes('/remotes/index.') ? request.abort() : request.continue());
    });
    await open('/help');
    await markDocument(page);
    await page.click(menuLink('/sales/sale'));
    await page.waitForSelector('[data-slot="ranking/ranking"] h1');
    expect(await isSameDocument(page)).toBe(false);
  });

  it('moves the focus to the content and back to the link [SHELL-20]', async () => {
    const { page, open } = await visit();
    await open('/home');
    expect(await page.$eval(layout.arrival, (arrival) => arrival.textContent)).toBe('');
    const before = await page.title();
    await page.focus(`${home.car} h3 a`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(carPage.title);
    await whenFocused(page, layout.content);
    await until(() =>
      page.evaluate(
        (selector, left) => {
          const title = document.querySelector(selector)?.textContent;
          return title === document.title && title !== left;
        },
        layout.arrival,
        before,
      ),
    );
    await until(() => page.evaluate(() => scrollY === 0));
    await page.goBack();
    await whenFocused(page, `${home.car} h3 a`);
  });
});

describe('a remote that is not loaded yet', () => {
  const isOfRanking = (request: HTTPRequest): boolean =>
    new URL(request.url()).pathname.startsWith('/remotes/ranking/');

  it('shows its heading and a progress bar until it has loaded [SHELL-18]', async () => {
    const { page, open } = await visit();
    await open('/help');
    await scrollDownTo(page, 400);
    const title = await page.title();
    const heldRequests: HTTPRequest[] = [];
    let isHolding = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (isHolding && isOfRanking(request)) heldRequests.push(request);
      else void request.continue();
    });
    await page.click(menuLink('/sales/sale'));
    await page.waitForSelector('[role="progressbar"]');
    await until(() =>
      page.evaluate(() => document.querySelector('[role="progressbar"]')?.getBoundingClientRect().top === 0),
    );
    await page.waitForSelector('[data-slot="ranking/ranking"]');
    expect(new URL(page.url()).pathname).toBe('/sales/sale');
    expect(await page.title()).not.toBe(title);
    expect(await page.$eval(layout.currentEntry, (entry) => entry.getAttribute('href'))).toBe('/sales/sale');
    expect(await page.$eval('main h1', (heading) => heading.textContent)).toBe('China car ranking');
    expect(await page.$('[data-slot="ranking/ranking"] ol')).toBeNull();
    await until(() => page.evaluate(() => scrollY === 0));
    isHolding = false;
    for (const request of heldRequests) void request.continue();
    await page.waitForSelector('[data-slot="ranking/ranking"] ol');
    await until(() => page.evaluate(() => document.querySelector('[role="progressbar"]') === null));
    await page.goBack();
    await page.waitForSelector('[data-slot="pages/help"] h1', { visible: true });
    await until(() => page.evaluate(() => Math.abs(scrollY - 400) < 2));
  });
});
