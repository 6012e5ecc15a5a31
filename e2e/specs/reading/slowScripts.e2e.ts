import { home } from '../../pages/home';
import type { HTTPRequest } from 'puppeteer';
import { layout } from '../../pages/layout';
import { readSetting } from '../../support/site';
import { setUpVisitors, type Visitor, whenHydrated } from '../../support/browser';
import { until } from '../../support/until';

describe('before the scripts have loaded', () => {
  const visit = setUpVisitors();
  let visitor: Visitor;
  let heldRequests: HTTPRequest[];
  /** True if requests for a script are held. */
  let isHeld: (address: string) => boolean;

  /** Waits for held requests and releases them, except those for which `isStillHeld` returns true. */
  const release = async (isStillHeld: (address: string) => boolean): Promise<void> => {
    const isReleased = (request: HTTPRequest): boolean => !isStillHeld(request.url());
    await until(async () => heldRequests.some(isReleased));
    isHeld = isStillHeld;
    const released = heldRequests.filter(isReleased);
    heldRequests = heldRequests.filter((request) => !isReleased(request));
    await Promise.all(released.map((request) => request.continue()));
  };

  beforeEach(async () => {
    heldRequests = [];
    isHeld = () => true;
    visitor = await visit();
    const { page } = visitor;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && isHeld(request.url())) heldRequests.push(request);
      else void request.continue();
    });
    // Not awaited, because it resolves after the scripts have loaded.
    void page.goto(`${readSetting().origin}/home`).catch(() => undefined);
    await page.waitForSelector('footer');
  });

  it('links and search of a readable page work [PERF-8]', async () => {
    const { page } = visitor;
    expect(await page.$eval('h1', ({ textContent }) => textContent)).not.toBe('');
    await page.type('main input[type="search"]', 'tesla');
    await page.keyboard.press('Enter');
    await until(() => page.evaluate(() => location.search.includes('tesla')));
    await page.waitForSelector(`${home.lists.cars} h3 a[href]`);
    await page.click('nav a[href="/help"]');
    await until(() => page.evaluate(() => location.pathname === '/help'));
  });

  it('replays a click on a button after hydration [PERF-8]', async () => {
    const { page } = visitor;
    // Not by its name, which puppeteer finds only after the scripts have loaded.
    await page.click('nav + div button[aria-expanded]');
    await release(() => false);
    await whenHydrated(page);
    await page.waitForSelector(layout.expand);
  });

  it('replays a choice in a remote that hydrates later [PERF-8]', async () => {
    const { page } = visitor;
    const ofStatistics = (address: string): boolean => address.includes('/remotes/statistics/');
    const country = `${home.insights} select`;
    const linkTo = (address: string) => `${home.insights} a[href="${address}"]`;
    await page.waitForSelector(linkTo('/sales/list'));
    await release(ofStatistics);
    await whenHydrated(page);
    await page.select(country, 'azerbaijan');
    expect(await page.$(linkTo('/sales/list'))).not.toBeNull();
    await release(() => false);
    await page.waitForSelector(linkTo('/sales/list?location=azerbaijan'));
    expect(await page.$eval(country, (field) => field instanceof HTMLSelectElement && field.value)).toBe('azerbaijan');
  });
});
