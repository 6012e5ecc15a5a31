import { home } from '../../pages/home';
import { quiet } from '../../support/quiet';
import { disconnect, newVisitor } from '../../support/visitor';

afterAll(disconnect);

const MOST_PRESSES = 8;

describe('a buyer with a phone', () => {
  it.each(['en', 'ge'] as const)(
    'watches three electric SUVs under $25,000 with under 60,000 km after eight presses at most, in %s',
    async (lang) => {
      const { page, open, complaints, leave } = await newVisitor({ width: 360, lang });
      await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
      await open('/home');
      let presses = 0;
      const press = async (selector: string): Promise<void> => {
        presses += 1;
        await (await page.waitForSelector(selector, { visible: true }))?.tap();
      };
      const listed = `${home.lists.vehicles} li:has(a[href^="/detail/"])`;
      const beside = `${home.lists.vehicles} div:has(> form > button[name="filters"])`;
      // In the first screen: nothing is scrolled through.
      const way = 'main a[href="/vehicles"]';
      expect(await page.$eval(way, (link) => link.getBoundingClientRect().bottom)).toBeLessThan(740);
      await press(way);
      for (const query of [
        'energy=electric',
        'body=suv&energy=electric',
        'body=suv&energy=electric&priceMax=25000',
        'body=suv&energy=electric&odometerMax=60000&priceMax=25000',
      ]) {
        await page.waitForSelector(`${home.lists.vehicles} [aria-busy="false"] h3`);
        // The counts come with an answer of their own, and move what is beside them.
        await quiet(page);
        await press(`${beside} a[href="/vehicles?${query}"]`);
        await page.waitForFunction((search) => location.search.slice(1) === search, {}, query);
      }
      await page.waitForFunction(
        (selector) => document.querySelectorAll(selector).length === 4,
        {},
        `${listed} button[aria-pressed]`,
      );
      for (const place of [1, 2, 3]) await press(`${listed}:nth-child(${place}) button[aria-pressed="false"]`);
      await page.waitForFunction(
        (selector) => document.querySelectorAll(selector).length === 3,
        {},
        `${listed} button[aria-pressed="true"]`,
      );
      const cards = await page.$$eval(listed, (found) => found.map(({ textContent }) => textContent));
      for (const card of cards) {
        expect(Number(/\$\s*([\d,\s]+)/.exec(card)?.[1]?.replaceAll(/\D/g, ''))).toBeLessThanOrEqual(25_000);
      }
      expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
      expect(complaints).toEqual([]);
      await leave();
    },
  );
});
