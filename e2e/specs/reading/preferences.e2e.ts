import { chooseLanguage, layout, samplePage } from '../../pages/layout';
import { firstOfEachRemote, routes } from '../../pages/routes';
import { firstAnswer } from '../../support/site';
import { until } from '../../support/until';
import { setUpVisitors, type Visitor } from '../../support/browser';

const visit = setUpVisitors();
let visitor: Visitor;

const stored = (key: string): Promise<string | null> =>
  visitor.page.evaluate((name) => localStorage.getItem(name), key);
/** Parts of the content. Both languages have the same parts in the same order. */
const PARTS = 'main :is(h2, h3, p, tr)';

/** Scrolls to the middle of the page. Returns the index of the first visible part, and its distance from the top of the window. */
const scrollToMiddle = (): Promise<{ readonly partIndex: number; readonly top: number; readonly scrolled: number }> =>
  visitor.page.evaluate(async (parts) => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    await new Promise(requestAnimationFrame);
    const boxes = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
    const partIndex = boxes.findIndex(({ top, height }) => top > 64 && height > 0);
    return { partIndex, top: boxes[partIndex]?.top ?? 0, scrolled: scrollY };
  }, PARTS);

const topOf = (partIndex: number): Promise<number> =>
  visitor.page.$$eval(PARTS, (parts, index) => parts[index]?.getBoundingClientRect().top ?? Infinity, partIndex);

const language = (): Promise<string> => visitor.page.$eval('html', ({ lang }) => lang);

describe('the language', () => {
  it('is English until another is chosen, which reloads the page at the same part [SHELL-11]', async () => {
    visitor = await visit({ width: 360 });
    const { page, open } = visitor;
    await open('/sales/sale?carType=suv');
    expect(await language()).toBe('en');
    const { partIndex, top, scrolled } = await scrollToMiddle();
    await chooseLanguage(page, 'ka');
    // The same part is at about the same height of the window, at another scroll position.
    await until(async () => Math.abs((await topOf(partIndex)) - top) < 40);
    expect(await page.evaluate(() => scrollY)).not.toBe(scrolled);
    expect(page.url()).toMatch(/\/sales\/sale\?carType=suv$/);
    expect(await language()).toBe('ka');
    expect(await page.$eval('main h1', (heading) => heading.textContent)).toMatch(/[ა-ჰ]/);
    expect(await stored('lang')).toBe('ge');
    await open('/car');
    expect(await language()).toBe('ka');
    await chooseLanguage(page, 'en');
    expect(await language()).toBe('en');
    expect(await stored('lang')).toBe('en');
  });
});

describe('the theme', () => {
  /** Returns the red value of the page's background: 0 for black, 255 for white. */
  const backgroundRed = (): Promise<number> =>
    visitor.page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));

  it('follows the system until it is switched [SHELL-22]', async () => {
    visitor = await visit();
    const { page, open } = visitor;
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await open('/help');
    expect(await backgroundRed()).toBeLessThan(60);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    expect(await backgroundRed()).toBeGreaterThan(200);

    await page.click(layout.theme);
    expect(await backgroundRed()).toBeLessThan(60);
    await page.click('nav a[href="/sales/list"]');
    await page.waitForSelector('[data-slot="statistics/sales"] h1');
    expect(await backgroundRed()).toBeLessThan(60);
    await open(samplePage);
    expect(await backgroundRed()).toBeLessThan(60);
    expect((await firstAnswer('/sales/sale', 'theme=dark')).html.slice(0, 100)).toContain('data-theme="dark"');

    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await page.click(layout.theme);
    expect(await backgroundRed()).toBeGreaterThan(200);
  });
});

describe('the storage of the browser', () => {
  it('is not needed: the site works if it is blocked [SHELL-17]', async () => {
    visitor = await visit();
    const { page, open } = visitor;
    await page.evaluateOnNewDocument(() => {
      const blocked = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', blocked);
      Object.defineProperty(window, 'sessionStorage', blocked);
    });
    for (const { path, slot } of firstOfEachRemote(routes).values()) {
      await open(path);
      await page.waitForSelector(`[data-slot="${slot}"] h1`);
    }
    await open('/help');
    await page.click(layout.collapse);
    await page.waitForSelector('nav + div button[aria-expanded="false"]');
    await page.click(layout.theme);
    expect(await page.$eval('html', ({ dataset }) => dataset['theme'])).toBe('dark');
    await page.click('nav a[href="/sales/sale"]');
    await page.waitForSelector('[data-slot="ranking/ranking"] h1');
    await chooseLanguage(page, 'ka');
    expect(await language()).toBe('ka');
  });
});
