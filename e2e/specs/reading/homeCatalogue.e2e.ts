import { arrivedAt, isSameDocument, markDocument } from '../../pages/layout';
import { follow, home, names, settled, total } from '../../pages/home';
import { named } from '../../pages/named';
import { leaveWithCleanConsole, whenNetworkIdle, disconnect, newVisitor, type Visitor } from '../../support/browser';
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
/** The field for words, and the order of the list. */
const keyword = named('combobox', 'mf-marketplace', 'cars.keyword', cars);
const sorting = named('combobox', 'mf-marketplace', 'cars.sort', cars);
/** A filter beside a list, by a part of its text. */
const filter = (list: string, text: string): string => `${list} aside a ::-p-text(${text})`;
const press = (selector: string): Promise<unknown> =>
  visitor.page.$eval(selector, (link) => link instanceof HTMLElement && link.click());
/** Waits until a list says another number than before, and shows it. */
const counted = async (list: string, before: number): Promise<void> => {
  await until(() =>
    visitor.page.evaluate(
      (selector, number) => {
        const said = document.querySelector(`${selector} output`)?.textContent.replaceAll(/[^\d]/g, '') ?? '';
        return said !== '' && Number(said) !== number;
      },
      list,
      before,
    ),
  );
  await settled(visitor.page, list);
};

describe('the catalogue', () => {
  it('adds up choices that are pressed before the first of them has loaded [SHELL-25]', async () => {
    const { page, open } = visitor;
    await open('/cars');
    await page.waitForSelector(`${cars} aside a`);
    // The filters are lazy: their code loads after the page.
    await whenNetworkIdle(page);
    // Both presses in one task: React cannot render between them.
    await page.evaluate((list) => {
      for (const choice of ['energy=electric', 'body=suv']) {
        document.querySelector<HTMLElement>(`${list} aside a[href="/cars?${choice}"]`)?.click();
      }
    }, cars);
    await arrivedAt(page, '/cars?body=suv&energy=electric');
  });

  it('pages ten cars at a time, and Back and a reload give the view of the address [HOME-5]', async () => {
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
    await until(() =>
      page.evaluate(
        (selector, href) => document.querySelector(`${selector} h3 a`)?.getAttribute('href') === href,
        listedCar,
        first[0] ?? '',
      ),
    );
    expect(await names(page, listedCar)).toEqual(first);
    const all = await total(page, cars);
    await press(filter(cars, 'BYD'));
    await arrivedAt(page, '/cars?brand=byd');
    await counted(cars, all);
    expect((await texts(`${listedCar} h3`)).filter((name) => !name.includes('BYD'))).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
    const shown = await names(page, listedCar);
    await page.reload();
    expect(await names(page, listedCar)).toEqual(shown);
    expect(await texts(`${cars} aside a[aria-current]`)).toEqual([expect.stringContaining('BYD')]);
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
    await page.locator(keyword).fill('zzzzzz qqqqqq');
    await page.keyboard.press('Enter');
    await counted(cars, found);
    expect(await total(page, cars)).toBe(0);
    const clear = `${cars} [aria-busy="false"] a[href="/cars"]`;
    await page.waitForSelector(clear);
    await page.click(clear);
    await page.waitForSelector(listedCar);
    expect(await total(page, cars)).toBeGreaterThan(found);
    expect(await page.$eval(keyword, (input) => input instanceof HTMLInputElement && input.value)).toBe('');
  });

  it('counts, sorts by price, and filters by a series of the brand [HOME-8]', async () => {
    const { page, open } = visitor;
    await open('/cars?brand=byd');
    const ofBrand = await total(page, cars);
    const sortBy = async (sort: string): Promise<void> => {
      const before = (await texts(listedCar)).join();
      await page.select(sorting, sort);
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
    await press(filter(vehicles, 'Toyota'));
    await arrivedAt(page, '/vehicles?brand=toyota');
    await counted(vehicles, all);
    expect((await texts(`${listedVehicle} h3`)).filter((name) => !name.includes('Toyota'))).toEqual([]);
    const shown = await names(page, listedVehicle);
    await page.reload();
    expect(await names(page, listedVehicle)).toEqual(shown);
  });
});
