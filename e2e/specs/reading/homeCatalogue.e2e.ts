import { arrivedAt, isSameDocument, markDocument } from '../../pages/layout';
import { follow, home, names, settled, total } from '../../pages/home';
import { textsOf } from '../../pages/texts';
import { startFaultProxy } from '../../support/network';
import { leaveWithCleanConsole, whenNetworkIdle, disconnect, newVisitor, type Visitor } from '../../support/browser';
import { readSetting } from '../../support/site';
import { until } from '../../support/until';

let visitor: Visitor;

beforeEach(async () => {
  visitor = await newVisitor();
});

afterEach(() => leaveWithCleanConsole(visitor));

afterAll(disconnect);

const { catalogue } = home;
const cars = home.lists.cars;
const listedCar = `${cars} li:has(a[href^="/car/model/detail/"])`;
const vehicles = home.lists.vehicles;
const listedVehicle = `${vehicles} li:has(a[href^="/detail/"])`;
const texts = (selector: string): Promise<string[]> =>
  visitor.page.$$eval(selector, (found) => found.map((element) => element.textContent));
const prices = (): Promise<number[]> =>
  visitor.page.$$eval(listedCar, (found) =>
    found.map(({ textContent }) => Number((/[$₾]\s*([\d,]+)/.exec(textContent)?.[1] ?? '').replaceAll(',', ''))),
  );
const press = (selector: string): Promise<unknown> =>
  visitor.page.$eval(selector, (link) => link instanceof HTMLElement && link.click());
/** Waits until a list says another number than before, and shows it. */
const counted = async (list: string, before: number): Promise<void> => {
  await visitor.page.waitForFunction(
    (selector, number) => {
      const said = document.querySelector(`${selector} output`)?.textContent.replaceAll(/[^\d]/g, '') ?? '';
      return said !== '' && Number(said) !== number;
    },
    {},
    list,
    before,
  );
  await settled(visitor.page, list);
};

describe('the catalogue', () => {
  it('adds up choices that are pressed before the first of them has loaded [SHELL-25]', async () => {
    const { page, open } = visitor;
    await open('/cars');
    await page.waitForSelector(`${cars} aside a`);
    // The code of the filters comes after the page.
    await whenNetworkIdle(page);
    // In one task: nothing can be drawn between the presses.
    await page.evaluate((list) => {
      for (const choice of ['energy=electric', 'body=suv']) {
        document.querySelector<HTMLElement>(`${list} aside a[href="/cars?${choice}"]`)?.click();
      }
    }, cars);
    await arrivedAt(page, '/cars?body=suv&energy=electric');
  });

  it('adds up choices that are pressed while the code of the filters is on its way [SHELL-25]', async () => {
    const proxy = await startFaultProxy(readSetting().origin);
    try {
      proxy.damage(/\/filters\./, 'hang');
      const { page } = visitor;
      // Not until it has loaded, which it never has.
      await page.goto(`${proxy.origin}/cars`, { waitUntil: 'domcontentloaded' });
      await page.waitForSelector('html[data-ready]');
      proxy.damage(/energy=electric$/, 'hang');
      // The second press in a task of its own: puppeteer asks a page nothing that is about to leave.
      await page.evaluate((list) => {
        const choose = (choice: string): void =>
          document.querySelector<HTMLElement>(`${list} aside a[href="/cars?${choice}"]`)?.click();
        choose('energy=electric');
        setTimeout(choose, 0, 'body=suv');
      }, cars);
      await arrivedAt(page, '/cars?energy=electric&body=suv');
      // Before the proxy ends, which it would complain of.
      await page.goto('about:blank');
    } finally {
      await proxy.close();
    }
  });

  it('pages ten cars at a time; page and brand live in the address, and the back button and a reload give the same view [HOME-5]', async () => {
    const { page, open } = visitor;
    await open('/home');
    await markDocument(page);
    await press(`${catalogue} a[href="/cars"]`);
    await arrivedAt(page, '/cars');
    await page.waitForSelector(listedCar);
    const first = await names(page, listedCar);
    expect(first).toHaveLength(10);
    await follow(page, cars, listedCar, '/cars?page=2');
    const second = await names(page, listedCar);
    expect(second).toHaveLength(10);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await page.goBack();
    await page.waitForFunction(
      (selector, href) => document.querySelector(`${selector} h3 a`)?.getAttribute('href') === href,
      {},
      listedCar,
      first[0] ?? '',
    );
    expect(await names(page, listedCar)).toEqual(first);
    const all = await total(page, cars);
    await press(`${cars} aside a[href="/cars?brand=byd"]`);
    await arrivedAt(page, '/cars?brand=byd');
    await counted(cars, all);
    expect((await texts(`${listedCar} h3`)).filter((name) => !name.includes('BYD'))).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
    const shown = await names(page, listedCar);
    await page.reload();
    expect(await names(page, listedCar)).toEqual(shown);
    expect(await texts(`${cars} aside a[aria-current]`)).toEqual([expect.stringContaining('BYD')]);
  });

  it('opens all filters by the first entry of the brand list [HOME-5]', async () => {
    const { page, open } = visitor;
    await open('/home');
    await press(`${catalogue} ul:has(a[href*="brand="]) > li:first-child a`);
    await arrivedAt(page, '/cars?filters=open');
    await page.waitForSelector(`${cars} aside a[href*="energy="]`, { visible: true });
  });

  it('is searched by keyword, says so when nothing matches, and offers to clear [HOME-6]', async () => {
    const { page, open } = visitor;
    await open('/home');
    await page.locator('main input[type="search"]').fill('tesla');
    await page.keyboard.press('Enter');
    await arrivedAt(page, '/cars?keyword=tesla');
    await page.waitForSelector(listedCar);
    expect((await texts(`${listedCar} h3`)).filter((name) => !name.includes('Tesla'))).toEqual([]);
    const found = await total(page, cars);
    await page.locator(`${cars} input[type="search"]`).fill('zzzzzz qqqqqq');
    await page.keyboard.press('Enter');
    await counted(cars, found);
    expect(await total(page, cars)).toBe(0);
    const clear = `${cars} [aria-busy="false"] a[href="/cars"]`;
    await page.waitForSelector(clear);
    await page.click(clear);
    await page.waitForSelector(listedCar);
    expect(await total(page, cars)).toBeGreaterThan(found);
    expect(
      await page.$eval(`${cars} input[type="search"]`, (input) => input instanceof HTMLInputElement && input.value),
    ).toBe('');
  });

  it('shows of each car its picture, year, name, level, power, energy, range or consumption, odometer, and price [HOME-7]', async () => {
    const { page, open } = visitor;
    await open('/home');
    const cards = await page.$$eval(home.car, (found) =>
      found.map((card) => ({
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
      // What is unknown of a car is left out.
      expect(facts.length).toBeGreaterThanOrEqual(1);
      expect(text).toMatch(/20[12]\d/);
      expect(text).toMatch(/\$\s*[\d,]+/);
      expect(text).toMatch(facts.includes('Power') ? /[\d,]+\s*kW/ : /./);
      expect(text).toMatch(/[\d,]+\s*km/);
      expect(words).toBeGreaterThanOrEqual(2);
    }
    const shown = cards.flatMap(({ facts }) => facts);
    expect(shown).toEqual(expect.arrayContaining(['Power', 'Odometer']));
    expect(shown.some((fact) => /^(?:Range|Consumption)/.test(fact))).toBe(true);
  });

  it('counts, sorts by price, and filters by a series of the brand [HOME-8]', async () => {
    const { page, open } = visitor;
    await open('/cars?brand=byd');
    const ofBrand = await total(page, cars);
    const sortBy = async (sort: string): Promise<void> => {
      const before = (await texts(listedCar)).join();
      await page.select(`${cars} select[name="sort"]`, sort);
      await arrivedAt(page, `/cars?brand=byd&sort=${sort}`);
      await until(async () => (await texts(listedCar)).join() !== before);
      await settled(page, cars);
    };
    await sortBy('priceAsc');
    const rising = await prices();
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    await sortBy('priceDesc');
    const falling = await prices();
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(falling[0]).toBeGreaterThan(rising[0] ?? 0);
    expect(await total(page, cars)).toBe(ofBrand);
    const series = await page.$eval(`${cars} aside a[href*="series="]`, (link) => ({
      href: link.getAttribute('href') ?? '',
      name: link.firstChild?.textContent ?? '',
      count: Number(link.lastChild?.textContent),
    }));
    await press(`${cars} aside a[href="${series.href}"]`);
    await arrivedAt(page, series.href);
    await counted(cars, ofBrand);
    expect(await total(page, cars)).toBe(series.count);
    expect((await texts(`${listedCar} h3`)).filter((title) => !title.includes(series.name))).toEqual([]);
  });
});

describe('the vehicle finder', () => {
  it('pages twelve vehicles at a time, by brand, and the address keeps the view [HOME-9]', async () => {
    const { page, open } = visitor;
    await open('/vehicles');
    expect(await names(page, listedVehicle)).toHaveLength(12);
    await follow(page, vehicles, listedVehicle, '/vehicles?page=2');
    expect(await names(page, listedVehicle)).toHaveLength(12);
    const all = await total(page, vehicles);
    await press(`${vehicles} aside a[href="/vehicles?brand=toyota"]`);
    await arrivedAt(page, '/vehicles?brand=toyota');
    await counted(vehicles, all);
    expect((await texts(`${listedVehicle} h3`)).filter((name) => !name.includes('Toyota'))).toEqual([]);
    const shown = await names(page, listedVehicle);
    await page.reload();
    expect(await names(page, listedVehicle)).toEqual(shown);
  });

  it('shows the fields of a vehicle, and of the editors’ picks theirs [HOME-9]', async () => {
    const { page, open } = visitor;
    await open('/home');
    const cards = await page.$$eval(home.vehicle, (found) =>
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
      // An electric car has no engine volume.
      expect(facts).toBe(text.includes('Electric') ? 5 : 6);
      expect(text).toMatch(/Customs (?:not )?cleared(?:Left|Right)-hand drive/);
      expect(text).toMatch(/[\d,]+\s*km/);
      expect(text).toMatch(/\d+\s*kW/);
      expect(text).toMatch(/\d{1,2} \w+ 20\d\d, \d\d:\d\d/);
    }
    const picks = await page.$$eval(`${home.picks} li article`, (found) =>
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
