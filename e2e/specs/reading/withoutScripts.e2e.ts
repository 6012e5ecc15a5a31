import type { Page } from 'puppeteer';
import { home } from '../../pages/home';
import { routes } from '../../pages/routes';
import { setUpVisitors } from '../../support/browser';
import { until } from '../../support/until';

const visit = setUpVisitors();

/** Runs `act`, and waits for the next document. Puppeteer's `waitForNavigation` never resolves for a prerendered document. */
const follow = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-left', true));
  await act();
  await until(() =>
    // A new document has no `html` element at first.
    page.evaluate(() => document.querySelector('html:not([data-left])') !== null && document.readyState === 'complete'),
  );
};

describe('without JavaScript', () => {
  const options = { javascript: false } as const;

  it('opens the pages of the menu', async () => {
    const { page, open } = await visit(options);
    await open('/home');
    for (const { path, slot } of routes.filter((route) => route.path !== '/home' && route.entry === route.path)) {
      const entry = `nav a[href="${path}"]`;
      // The colour viewer has no side menu.
      if (!(await page.$(entry))) await open('/home');
      await follow(page, () => page.click(entry));
      expect(await page.$(`[data-slot="${slot}"] h1`)).not.toBeNull();
    }
  });

  it.each([
    ['/home', '#Catalogue', '/home?page=2#Catalogue', 'a[href^="/car/model/detail/"]'],
    ['/home', '#VehicleFinder', '/home?finderPage=2#VehicleFinder', 'a[href^="/detail/"]'],
    ['/cars?energy=electric', home.lists.cars, '/cars?energy=electric&page=2', 'a[href^="/car/model/detail/"]'],
    ['/sales/sale', '[data-slot="ranking/ranking"]', '/sales/sale?page=2', 'ol > li h3'],
  ])('pages through %s %s by links', async (path, section, next, item) => {
    const { page, open } = await visit(options);
    await open(path);
    const names = (): Promise<string[]> =>
      page.$$eval(`${section} ${item}`, (found) => found.map(({ textContent, outerHTML }) => textContent + outerHTML));
    const first = await names();
    await page.$eval(`${section} nav a[href="${next}"]`, (link) => link.setAttribute('data-next', ''));
    await follow(page, () => page.click('[data-next]'));
    const second = await names();
    expect(second.length).toBe(first.length);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    expect(
      await page.$eval(`${section} nav:has([href="${next}"]) a[aria-current="page"]`, ({ textContent }) => textContent),
    ).toBe('2');
  });

  it('searches the catalogue and changes the language', async () => {
    const { page, open } = await visit(options);
    await open('/home');
    await page.type('main input[type="search"]', 'tesla');
    await follow(page, () => page.keyboard.press('Enter'));
    const found = await page.$$eval(`${home.lists.cars} h3 a`, (links) => links.map(({ textContent }) => textContent));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((name) => !name.includes('Tesla'))).toEqual([]);
    await page.click('header summary');
    await follow(page, () => page.click('header a[hreflang="ka"]'));
    expect(await page.$eval('html', ({ lang }) => lang)).toBe('ka');
  });
});
