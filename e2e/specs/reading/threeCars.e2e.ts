import type { Page } from 'puppeteer';
import { home, names } from '../../pages/home';
import { layout } from '../../pages/layout';
import { listedIds as onWatchList } from '../../pages/watchList';
import { textsOf } from '../../pages/texts';
import { useVisitors, whenNetworkIdle } from '../../support/browser';
import { until } from '../../support/until';

const visit = useVisitors();

const MAX_PRESSES = 8;

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]?.replaceAll(/\D/g, ''));

/** Whether a link shows a word completely within the window. */
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

describe('a buyer with a phone', () => {
  it.each(['en', 'ge'] as const)(
    'watches three electric SUVs within budget after at most eight presses, in %s',
    async (lang) => {
      const { page, open } = await visit({ width: 360, lang });
      await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
      await open('/home');
      const signIn = textsOf('shell', lang).get('layout.signInWord') ?? '';
      let presses = 0;
      const press = async (selector: string): Promise<void> => {
        presses += 1;
        await (await page.waitForSelector(selector, { visible: true }))?.tap();
      };
      const listed = `${home.lists.vehicles} li:has(a[href^="/detail/"])`;
      const beside = `${home.lists.vehicles} div:has(> form > button[name="filters"])`;
      // These parts are in the first screen.
      const vehiclesLink = 'main a[href="/vehicles"]';
      for (const part of ['main input[type="search"]', 'main a[href*="price"]', vehiclesLink]) {
        expect(await page.$eval(part, (found) => found.getBoundingClientRect().bottom)).toBeLessThan(740);
      }
      expect(await hasLinkText(page, layout.signIn, signIn)).toBe(true);
      await press(vehiclesLink);
      for (const query of [
        'energy=electric',
        'body=suv&energy=electric',
        'body=suv&energy=electric&priceMax=25000',
        'body=suv&energy=electric&odometerMax=60000&priceMax=25000',
      ]) {
        await page.waitForSelector(`${home.lists.vehicles} [aria-busy="false"] h3`);
        // Waits for the counts of the filters, which load later and move the links beside them.
        await whenNetworkIdle(page);
        await press(`${beside} a[href="/vehicles?${query}"]`);
        await until(() => page.evaluate((search) => location.search.slice(1) === search, query));
      }
      await until(() =>
        page.evaluate((selector) => document.querySelectorAll(selector).length === 4, `${listed} button[aria-pressed]`),
      );
      for (const position of [1, 2, 3]) await press(`${listed}:nth-child(${position}) button[aria-pressed="false"]`);
      await until(() =>
        page.evaluate(
          (selector) => document.querySelectorAll(selector).length === 3,
          `${listed} button[aria-pressed="true"]`,
        ),
      );
      const cards = await page.$$eval(listed, (found) => found.map(({ textContent }) => textContent));
      const electric = lang === 'en' ? 'Electric' : 'ელექტრო';
      for (const card of cards) {
        expect(numberIn(card, lang === 'en' ? /\$\s*([\d,]+)/ : /([\d\s]+)\$/)).toBeLessThanOrEqual(25_000);
        expect(numberIn(card, lang === 'en' ? /([\d,]+) km/ : /([\d\s]+) კმ/)).toBeLessThanOrEqual(60_000);
        expect(card).toContain(electric);
      }
      expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
      const watchedNames = await names(page, `${listed}:has(button[aria-pressed="true"])`);
      await open('/watch-list');
      expect(new Set(await onWatchList(page))).toEqual(
        new Set(watchedNames.map((path) => path.split('/').at(-1) ?? '')),
      );
      await page.setViewport({ width: 320, height: 740, isMobile: true, hasTouch: true });
      expect(await hasLinkText(page, layout.signIn, signIn)).toBe(true);
    },
  );
});
