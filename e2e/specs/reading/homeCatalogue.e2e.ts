import { arrivedAt, isSameDocument, markDocument } from '../../pages/layout';
import { follow, home, names, settled, total } from '../../pages/home';
import { textsOf } from '../../pages/texts';
import { leaveInSilence } from '../../support/leaveInSilence';
import { disconnect, newVisitor, type Visitor } from '../../support/visitor';

let visitor: Visitor;

beforeEach(async () => {
  visitor = await newVisitor();
});

afterEach(() => leaveInSilence(visitor));

afterAll(disconnect);

const { car, catalogue, finder, vehicle } = home;
const texts = (selector: string): Promise<string[]> =>
  visitor.page.$$eval(selector, (found) => found.map((element) => element.textContent));
const prices = (): Promise<number[]> =>
  visitor.page.$$eval(car, (cars) =>
    cars.map(({ textContent }) => Number((/[$₾]\s*([\d,]+)/.exec(textContent)?.[1] ?? '').replaceAll(',', ''))),
  );

const search = async (keyword: string): Promise<void> => {
  await visitor.page.locator(`${catalogue} input[type="search"]`).fill(keyword);
  await visitor.page.keyboard.press('Enter');
};

describe('the catalogue', () => {
  it('pages ten cars at a time; page and brand live in the address, and the back button and a reload give the same view [HOME-5]', async () => {
    const { page, open } = visitor;
    await open('/home');
    await markDocument(page);
    const first = await names(page, car);
    expect(first).toHaveLength(10);
    await follow(page, catalogue, car, '/home?page=2#Catalogue');
    const second = await names(page, car);
    expect(second).toHaveLength(10);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await page.goBack();
    await page.waitForFunction(
      (selector, href) => document.querySelector(`${selector} h3 a`)?.getAttribute('href') === href,
      {},
      car,
      first[0] ?? '',
    );
    expect(await names(page, car)).toEqual(first);
    await page.goForward();
    await arrivedAt(page, '/home?page=2');

    const all = await total(page, catalogue);
    await page.$eval(`${catalogue} a[href*="brand=byd"]`, (link) => link instanceof HTMLElement && link.click());
    await arrivedAt(page, '/home?brand=byd');
    await page.waitForFunction(
      (number) => Number(document.querySelector('#Catalogue output')?.textContent.replaceAll(/[^\d]/g, '')) < number,
      {},
      all,
    );
    await settled(page, catalogue);
    expect((await texts(`${car} h3`)).filter((name) => !name.includes('BYD'))).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
    const shown = await names(page, car);
    await page.reload();
    expect(await names(page, car)).toEqual(shown);
    expect(
      await page.$eval(
        `${catalogue} a[href*="brand=byd"][aria-current], ${catalogue} a[aria-current]:has(img)`,
        (link) => link.textContent,
      ),
    ).toContain('BYD');
  });

  it('opens all filters by the first entry of the brand list [HOME-5]', async () => {
    const { page, open } = visitor;
    await open('/home');
    const opener = `${catalogue} ul:has(a[href*="brand="]) > li:first-child button`;
    const brands = await page.$$eval(`${catalogue} a[href*="brand="]`, (links) => links.length);
    await page.click(opener);
    await page.waitForSelector(`${catalogue} button[aria-expanded="true"]`);
    expect(await page.$$eval('#catalogue-filters a[href*="brand="]', (links) => links.length)).toBeGreaterThan(brands);
    await page.click(`${catalogue} button[aria-expanded="true"]`);
    await page.waitForFunction(() => document.querySelector('#catalogue-filters a') === null);
  });

  it('is searched by keyword, says so when nothing matches, and offers to clear [HOME-6]', async () => {
    const { page, open } = visitor;
    await open('/home');
    const all = await total(page, catalogue);
    await search('tesla');
    await arrivedAt(page, '/home?keyword=tesla');
    await page.waitForFunction(
      (number) => Number(document.querySelector('#Catalogue output')?.textContent.replaceAll(/[^\d]/g, '')) < number,
      {},
      all,
    );
    await settled(page, catalogue);
    expect((await texts(`${car} h3`)).filter((name) => !name.includes('Tesla'))).toEqual([]);

    await search('no such car at all');
    await page.waitForFunction((selector) => document.querySelector(selector) === null, {}, car);
    expect(await total(page, catalogue)).toBe(0);
    const clear = `${catalogue} [aria-busy="false"] a[href="/home#Catalogue"]:not([aria-current])`;
    await page.waitForSelector(clear);
    await page.click(clear);
    await page.waitForSelector(car);
    expect(await total(page, catalogue)).toBe(all);
    expect(
      await page.$eval(
        `${catalogue} input[type="search"]`,
        (input) => input instanceof HTMLInputElement && input.value,
      ),
    ).toBe('');
  });

  it('shows of each car its picture, year, name, level, power, energy, range or consumption, odometer, and price [HOME-7]', async () => {
    const { page, open } = visitor;
    await open('/home');
    const cards = await page.$$eval(car, (cars) =>
      cars.map((card) => ({
        link: card.querySelector('h3 a')?.getAttribute('href') ?? '',
        name: card.querySelector('h3')?.textContent ?? '',
        picture: card.querySelector('img')?.getAttribute('src') ?? '',
        facts: [...card.querySelectorAll('dt')].map(({ textContent }) => textContent),
        text: card.textContent,
        words: [...card.querySelectorAll('p')].length,
      })),
    );
    for (const { link, name, picture, facts, text, words } of cards) {
      expect(link).toMatch(/^\/car\/model\/detail\/\d+$/);
      expect(name).not.toBe('');
      expect(picture).toMatch(/^\/media\/cars\//);
      expect(facts).toHaveLength(3);
      expect(text).toMatch(/20[12]\d/);
      expect(text).toMatch(/\$\s*[\d,]+/);
      expect(text).toMatch(/[\d,]+\s*kW|—/);
      expect(text).toMatch(/[\d,]+\s*km/);
      expect(words).toBeGreaterThanOrEqual(2);
    }
  });

  it('counts, sorts by price, and filters by a series of the brand [HOME-8]', async () => {
    const { page, open } = visitor;
    await open('/home?brand=byd');
    const ofBrand = await total(page, catalogue);
    await follow(page, catalogue, car, '/home?brand=byd&sort=priceAsc#Catalogue');
    await settled(page, catalogue);
    const rising = await prices();
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    await follow(page, catalogue, car, '/home?brand=byd&sort=priceDesc#Catalogue');
    await settled(page, catalogue);
    const falling = await prices();
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(falling[0]).toBeGreaterThan(rising[0] ?? 0);
    for (const sort of ['odometerAsc', 'rangeDesc']) {
      await follow(page, catalogue, car, `/home?brand=byd&sort=${sort}#Catalogue`);
      await settled(page, catalogue);
    }
    expect(await total(page, catalogue)).toBe(ofBrand);

    const series = await page.$eval(`${catalogue} a[href*="series="]`, (link) => ({
      href: link.getAttribute('href') ?? '',
      text: link.textContent,
    }));
    const count = Number(/\d+$/.exec(series.text)?.[0]);
    await page.$eval(`${catalogue} a[href="${series.href}"]`, (link) => link instanceof HTMLElement && link.click());
    await arrivedAt(page, series.href.replace(/#.*/, ''));
    await settled(page, catalogue);
    await page.waitForFunction(
      (number) => Number(document.querySelector('#Catalogue output')?.textContent.replaceAll(/[^\d]/g, '')) === number,
      {},
      count,
    );
    expect(count).toBeLessThan(ofBrand);
    const name = series.text.replace(/\d+$/, '').trim();
    expect((await texts(`${car} h3`)).filter((title) => !title.includes(name))).toEqual([]);
  });
});

describe('the vehicle finder', () => {
  it('pages twelve vehicles at a time, by brand, and the address keeps the view [HOME-9]', async () => {
    const { page, open } = visitor;
    await open('/home');
    expect(await names(page, vehicle)).toHaveLength(12);
    await follow(page, finder, vehicle, '/home?finderPage=2#VehicleFinder');
    expect(await names(page, vehicle)).toHaveLength(12);
    const all = await total(page, finder);
    await page.$eval(`${finder} a[href*="finderBrand=toyota"]`, (link) => link instanceof HTMLElement && link.click());
    await arrivedAt(page, '/home?finderBrand=toyota');
    await page.waitForFunction(
      (number) =>
        Number(document.querySelector('#VehicleFinder output')?.textContent.replaceAll(/[^\d]/g, '')) < number,
      {},
      all,
    );
    await settled(page, finder);
    expect((await texts(`${vehicle} h3`)).filter((name) => !name.includes('Toyota'))).toEqual([]);
    const shown = await names(page, vehicle);
    await page.reload();
    expect(await names(page, vehicle)).toEqual(shown);
  });

  it('shows the fields of a vehicle, and of the editors’ picks theirs [HOME-9]', async () => {
    const { page, open } = visitor;
    await open('/home');
    const cards = await page.$$eval(vehicle, (found) =>
      found.map((card) => ({
        link: card.querySelector('h3 a')?.getAttribute('href') ?? '',
        swatch: card.querySelector('svg') !== null,
        facts: card.querySelectorAll('dd').length,
        text: card.textContent,
      })),
    );
    for (const { link, swatch, facts, text } of cards) {
      expect(link).toMatch(/^\/detail\/\d+$/);
      expect(swatch).toBe(true);
      expect(facts).toBe(6);
      expect(text).toMatch(/[\d,]+\s*km/);
      expect(text).toMatch(/\d+\s*kW/);
      expect(text).toMatch(/\d{1,2} \w+ 20\d\d, \d\d:\d\d/);
    }
    const picks = await page.$$eval(`${finder} li article`, (found) =>
      found.map((pick) => ({
        terms: pick.querySelectorAll('dd').length,
        paragraphs: pick.querySelectorAll('p').length,
        text: pick.textContent,
      })),
    );
    expect(picks.length).toBeGreaterThan(2);
    for (const { terms, paragraphs, text } of picks) {
      expect(terms).toBe(2);
      expect(paragraphs).toBeGreaterThanOrEqual(4);
      expect(text).toContain(textsOf('mf-marketplace', 'en').get('finder.combinedMileage'));
    }
  });
});
