import type { Page } from 'puppeteer';
import { home, names } from '../../pages/home';
import { layout } from '../../pages/layout';
import { listedIds as onWatchList } from '../../pages/watchList';
import { textOf } from '../../pages/named';
import { setUpVisitors, whenNetworkIdle } from '../../support/browser';
import { until } from '../../support/until';

const visit = setUpVisitors();

const MAX_TAPS = 8;

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]?.replaceAll(/\D/g, ''));

/** Returns whether a link shows a word completely within the window. */
const hasLinkText = (page: Page, selector: string, word: string): Promise<boolean> =>
  page.$eval(
    selector,
    (link, expectedWord) =>
      [...link.querySelectorAll('*')].some((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return (
          part.textContent === expectedWord && part.checkVisibility() && width > 20 && left >= 0 && right <= innerWidth
        );
      }),
    word,
  );

it('a buyer with a phone watches three electric SUVs within budget after at most eight taps', async () => {
  const { page, open } = await visit({ width: 360, lang: 'ge' });
  await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  await open('/home');
  const signIn = textOf('shell', 'ge', 'layout.signInWord');
  let taps = 0;
  const tap = async (selector: string): Promise<void> => {
    taps += 1;
    await (await page.waitForSelector(selector, { visible: true }))?.tap();
  };
  const listed = `${home.lists.vehicles} li:has(a[href^="/detail/"])`;
  const beside = `${home.lists.vehicles} div:has(> form > button[name="filters"])`;
  expect(await hasLinkText(page, layout.signIn, signIn)).toBe(true);
  await tap('main a[href="/vehicles"]');
  for (const query of [
    'energy=electric',
    'body=suv&energy=electric',
    'body=suv&energy=electric&priceMax=25000',
    'body=suv&energy=electric&odometerMax=60000&priceMax=25000',
  ]) {
    await page.waitForSelector(`${home.lists.vehicles} [aria-busy="false"] h3`);
    // Waits for the counts of the filters. They load later and move the links beside them.
    await whenNetworkIdle(page);
    await tap(`${beside} a[href="/vehicles?${query}"]`);
    await until(() => page.evaluate((search) => location.search.slice(1) === search, query));
  }
  await until(() =>
    page.evaluate((selector) => document.querySelectorAll(selector).length === 4, `${listed} button[aria-pressed]`),
  );
  for (const position of [1, 2, 3]) await tap(`${listed}:nth-child(${position}) button[aria-pressed="false"]`);
  await until(() =>
    page.evaluate(
      (selector) => document.querySelectorAll(selector).length === 3,
      `${listed} button[aria-pressed="true"]`,
    ),
  );
  const cards = await page.$$eval(listed, (found) => found.map(({ textContent }) => textContent));
  for (const card of cards) {
    expect(numberIn(card, /([\d\s]+)\$/)).toBeLessThanOrEqual(25_000);
    expect(numberIn(card, /([\d\s]+) კმ/)).toBeLessThanOrEqual(60_000);
    expect(card).toContain('ელექტრო');
  }
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  const watchedNames = await names(page, `${listed}:has(button[aria-pressed="true"])`);
  await open('/watch-list');
  expect(new Set(await onWatchList(page))).toEqual(new Set(watchedNames.map((path) => path.split('/').at(-1) ?? '')));
  await page.setViewport({ width: 320, height: 740, isMobile: true, hasTouch: true });
  expect(await hasLinkText(page, layout.signIn, signIn)).toBe(true);
});

it('a buyer with a budget finds a car and its receipt in three taps [LAND-1] [LAND-2] [LAND-8]', async () => {
  const { page, open } = await visit();
  await page.setViewport({ width: 360, height: 740 });
  await open('/home?lang=ge&country=georgia');

  await page.click('main a[href="/cars"]');
  const budget = 'main a[href*="landedGeorgiaMax=18000"]';
  await page.waitForSelector(budget);
  await page.click(budget);
  await until(() => page.evaluate(() => location.search.includes('landedGeorgiaMax=18000')));
  /** Returns the landed prices of the list, for example "16 211 $" or "16 211–17 020 $". */
  const figures = (): Promise<string[]> =>
    page.$$eval('main p', (lines) =>
      lines
        // The previous page stays in the document, hidden.
        .filter((line) => line.checkVisibility())
        .filter(({ textContent }) => textContent.replaceAll('\u00AD', '').startsWith('განბაჟებული თბილისში'))
        .map((line) => line.querySelector('b')?.textContent ?? ''),
    );
  const highest = (figure: string): number => Number(figure.split('–').at(-1)?.replaceAll(/\D/g, ''));
  // The previous list stays until the new one has loaded.
  await until(async () => {
    const shown = await figures();
    return shown.length > 3 && shown.every((figure) => highest(figure) <= 18_000);
  });

  const [first = ''] = await figures();
  await page.click('main h3 a');
  await page.waitForSelector('#landed details');
  expect(await page.$eval('#landed', ({ textContent }) => textContent)).toContain(first);
  await page.click('#landed details > summary');
  const lines = await page.$$eval('#landed details[open] th', (cells) =>
    cells.map(({ textContent }) => textContent.replaceAll('\u00AD', '')),
  );
  expect(lines).toContain('აქციზი');
});

it('the home page shows search, brands, budget and both lists in the first screen of a desktop', async () => {
  const { page, open } = await visit();
  await open('/home');
  for (const part of [
    'input[type="search"]',
    'a[href^="/cars?brand="]',
    'a[href*="price"]',
    'a[href="/cars"]',
    'a[href="/vehicles"]',
  ]) {
    expect(await page.$eval(`main ${part}`, (found) => found.getBoundingClientRect().bottom)).toBeLessThan(900);
  }
});

it('the home page shows search, budget and cars within three screens of a phone', async () => {
  const height = 740;
  const { page, open } = await visit({ width: 360, lang: 'ge' });
  await page.setViewport({ width: 360, height, isMobile: true, hasTouch: true });
  await open('/home');
  const bottomOf = (selector: string): Promise<number> =>
    page.$eval(selector, (found) => found.getBoundingClientRect().bottom + scrollY);
  for (const part of ['input[type="search"]', 'a[href*="price"]', 'a[href="/cars"]', 'a[href="/vehicles"]']) {
    expect([part, await bottomOf(`main ${part}`)]).toEqual([part, expect.any(Number)]);
    expect(await bottomOf(`main ${part}`)).toBeLessThan(height);
  }
  expect(await bottomOf(`${home.car} img`)).toBeLessThan(2 * height);
  expect(await bottomOf(`${home.vehicle} img`)).toBeLessThan(3 * height);
  expect(await bottomOf(home.carousel)).toBeGreaterThan(await bottomOf(`${home.vehicle} img`));
});
