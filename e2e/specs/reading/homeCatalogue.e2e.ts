import { waitForAddress, isSameDocument, markDocument } from '../../pages/layout';
import { follow, home, names, settled, total } from '../../pages/home';
import { byRoleAndName } from '../../pages/named';
import { useVisitors, type Visitor, whenNetworkIdle } from '../../support/browser';
import { until } from '../../support/until';

const visit = useVisitors();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit();
});

const { catalogue } = home;
const cars = home.lists.cars;
const listedCar = `${cars} li:has(a[href^="/car/model/detail/"])`;
const texts = (selector: string): Promise<string[]> =>
  visitor.page.$$eval(selector, (found) => found.map((element) => element.textContent));
/** The search field. */
const keyword = byRoleAndName('combobox', 'mf-marketplace', 'cars.keyword', cars);
const press = (selector: string): Promise<unknown> =>
  visitor.page.$eval(selector, (link) => link instanceof HTMLElement && link.click());
/** Waits until the list has another number of results, and has loaded. */
const waitForCount = async (before: number): Promise<void> => {
  await until(() =>
    visitor.page.evaluate(
      (selector, number) => {
        const countText = document.querySelector(`${selector} output`)?.textContent.replaceAll(/[^\d]/g, '') ?? '';
        return countText !== '' && Number(countText) !== number;
      },
      cars,
      before,
    ),
  );
  await settled(visitor.page, cars);
};

describe('the catalogue', () => {
  it('combines choices that are pressed before the first one has loaded [SHELL-25]', async () => {
    const { page, open } = visitor;
    await open('/cars');
    await page.waitForSelector(`${cars} aside a`);
    // The code of the filters loads after the page.
    await whenNetworkIdle(page);
    // Both presses are in one task, so that React cannot render between them.
    await page.evaluate((list) => {
      for (const choice of ['energy=electric', 'body=suv']) {
        document.querySelector<HTMLElement>(`${list} aside a[href="/cars?${choice}"]`)?.click();
      }
    }, cars);
    await waitForAddress(page, '/cars?body=suv&energy=electric');
  });

  it('shows ten cars a page, and Back and a reload restore the list of the address [HOME-5]', async () => {
    const { page, open } = visitor;
    await open('/home');
    await markDocument(page);
    await press(`${catalogue} a[href="/cars"]`);
    await waitForAddress(page, '/cars');
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
    await press(`${cars} aside a ::-p-text(BYD)`);
    await waitForAddress(page, '/cars?brand=byd');
    await waitForCount(all);
    expect((await texts(`${listedCar} h3`)).filter((name) => !name.includes('BYD'))).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
    const shown = await names(page, listedCar);
    await page.reload();
    expect(await names(page, listedCar)).toEqual(shown);
    expect(await texts(`${cars} aside a[aria-current]`)).toEqual([expect.stringContaining('BYD')]);
  });

  it('is searched by keyword, and offers to clear a search without results [HOME-6]', async () => {
    const { page, open } = visitor;
    await open('/home');
    await page.locator('main input[type="search"]').fill('tesla');
    await page.keyboard.press('Enter');
    await waitForAddress(page, '/cars?keyword=tesla');
    await page.waitForSelector(listedCar);
    expect((await texts(`${listedCar} h3`)).filter((name) => !name.includes('Tesla'))).toEqual([]);
    const found = await total(page, cars);
    await page.locator(keyword).fill('zzzzzz qqqqqq');
    await page.keyboard.press('Enter');
    await waitForCount(found);
    expect(await total(page, cars)).toBe(0);
    const clear = `${cars} [aria-busy="false"] a[href="/cars"]`;
    await page.waitForSelector(clear);
    await page.click(clear);
    await page.waitForSelector(listedCar);
    expect(await total(page, cars)).toBeGreaterThan(found);
    expect(await page.$eval(keyword, (input) => input instanceof HTMLInputElement && input.value)).toBe('');
  });
});
