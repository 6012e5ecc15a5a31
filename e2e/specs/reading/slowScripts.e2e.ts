import { home } from '../../pages/home';
import type { HTTPRequest } from 'puppeteer';
import { layout, whenTakenOver } from '../../pages/layout';
import { readSetting } from '../../support/setting';
import { disconnect, newVisitor, type Visitor } from '../../support/visitor';

describe('while the scripts are still on their way', () => {
  let visitor: Visitor;
  /** Null once they are let through. */
  let held: HTTPRequest[] | null;

  beforeEach(async () => {
    held = [];
    visitor = await newVisitor();
    const { page } = visitor;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (held && request.resourceType() === 'script') held.push(request);
      else void request.continue();
    });
    // It is over when the scripts are there, which nothing here waits for.
    void page.goto(`${readSetting().origin}/home`).catch(() => undefined);
    await page.waitForSelector('footer');
  });
  afterEach(() => visitor.leave());
  afterAll(disconnect);

  it('a page is read, its links lead on, and its search finds [PERF-8]', async () => {
    const { page } = visitor;
    expect(await page.$eval('h1', ({ textContent }) => textContent)).not.toBe('');
    await page.type('main input[type="search"]', 'tesla');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.search.includes('tesla'));
    await page.waitForSelector(`${home.lists.cars} h3 a[href]`);
    await page.click('nav a[href="/help"]');
    await page.waitForFunction(() => location.pathname === '/help');
    expect(visitor.complaints).toEqual([]);
  });

  it('a press on a button is kept until the page can answer it [PERF-8]', async () => {
    const { page } = visitor;
    await page.click(`${layout.collapse}[aria-expanded="true"]`);
    const waiting = held ?? [];
    expect(waiting).not.toEqual([]);
    held = null;
    for (const request of waiting) void request.continue();
    await whenTakenOver(page);
    await page.waitForSelector(`${layout.collapse}[aria-expanded="false"]`);
    expect(visitor.complaints).toEqual([]);
  });
});
