import { arrivedAt } from '../../pages/layout';
import { whenHydrated, leaveWithCleanConsole, disconnect, newVisitor, type Visitor } from '../../support/browser';
import { until } from '../../support/until';

let visitor: Visitor;

beforeEach(async () => {
  visitor = await newVisitor();
});

afterEach(() => leaveWithCleanConsole(visitor));

afterAll(disconnect);

const click = (href: string): Promise<unknown> =>
  visitor.page.$eval(`main a[href="${href}"]`, (link) => link instanceof HTMLElement && link.click());

/** Waits until a text of the page is another than before. */
const changed = (selector: string, before: string): Promise<unknown> =>
  until(() =>
    visitor.page.evaluate(
      (wanted, known) =>
        ![known, undefined].includes(document.querySelector(wanted)?.textContent) &&
        document.querySelector('main [aria-busy="true"]') === null,
      selector,
      before,
    ),
  );

describe('the sales overview', () => {
  const rows = 'section figure table tbody';
  const table = (): Promise<string> => visitor.page.$eval(rows, (body) => body.textContent);
  const month = (): Promise<string> =>
    visitor.page.$eval('select[name="month"]', (select) => (select instanceof HTMLSelectElement ? select.value : ''));
  const months = (): Promise<string[]> =>
    visitor.page.$$eval('select[name="month"] option', (options) =>
      options.map((option) => option.getAttribute('value') ?? ''),
    );

  it('keeps country and month in the address, and offers no later month [SAL-3]', async () => {
    const { page, open } = visitor;
    await open('/sales/list');
    const [newest, ...earlier] = await months();
    expect(await month()).toBe('');
    expect(newest).toBe('');
    expect(earlier).toEqual(earlier.toSorted().toReversed());
    // The months of the site are those of Georgia, four hours ahead.
    const running = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 7);
    expect((earlier[0] ?? running) < running).toBe(true);

    const before = await table();
    const [, , asked = ''] = earlier;
    await page.select('select[name="month"]', asked);
    await arrivedAt(page, `/sales/list?month=${asked}`);
    await changed(rows, before);
    const ofGeorgia = await table();
    await page.reload();
    await whenHydrated(page);
    expect(await month()).toBe(asked);
    expect(await table()).toBe(ofGeorgia);

    await click('/sales/list?location=azerbaijan');
    await arrivedAt(page, '/sales/list?location=azerbaijan');
    await changed(rows, ofGeorgia);
    expect(await month()).toBe('');
    for (const wrong of ['2999-01', '10-2026', running]) {
      await open(`/sales/list?month=${wrong}`);
      expect(await table()).toBe(before);
      expect(await page.$eval('main', (main) => main.textContent)).toContain('up to the month in the address');
    }
  });

  it('has twenty rows of bars of 42 pixels, of 30 on a phone, each a link to a model [SAL-2, PMS-2]', async () => {
    const { page, open } = visitor;
    const heights = (): Promise<number[]> =>
      page.$$eval('figure tbody tr:has(a)', (found) => found.map((row) => row.getBoundingClientRect().height));
    await open('/sales/list');
    expect(await heights()).toEqual(Array.from({ length: 40 }, () => 42));
    await page.setViewport({ width: 767, height: 800 });
    expect(await heights()).toEqual(Array.from({ length: 40 }, () => 30));
    const way = await page.$eval('figure tbody a', (link) => link.getAttribute('href') ?? '');
    await click(way);
    await arrivedAt(page, way);
    await page.waitForSelector('[data-slot="statistics/model"] h1');
  });
});

describe('the ranking', () => {
  const list = 'main ol';
  const shown = (): Promise<string> => visitor.page.$eval(list, (found) => found.textContent);

  it('pages ten at a time, returns to the first page by a filter, and opens a shared address', async () => {
    const { page, open } = visitor;
    await open('/sales/sale');
    const first = await shown();
    await click('/sales/sale?page=2');
    await arrivedAt(page, '/sales/sale?page=2');
    await changed(list, first);
    expect(await page.$eval(list, (found) => found.getAttribute('start'))).toBe('11');
    const second = await shown();
    await click('/sales/sale?carType=suv');
    await arrivedAt(page, '/sales/sale?carType=suv');
    await changed(list, second);
    const suv = await shown();
    await click('/sales/sale?by=wholesale&carType=suv');
    await arrivedAt(page, '/sales/sale?by=wholesale&carType=suv');
    await changed(list, suv);
    const wholesale = await shown();
    const months = await page.$$eval('select[name="month"] option', (options) =>
      options.map((option) => option.getAttribute('value') ?? ''),
    );
    expect(months).toHaveLength(6);
    await page.select('select[name="month"]', months[1] ?? '');
    await changed(list, wholesale);
    const view = await shown();
    expect(new URL(page.url()).searchParams.get('month')).toBe(months[1]);

    const other = await newVisitor();
    await other.open(page.url().replace(/^https?:\/\/[^/]+/, ''));
    expect(await other.page.$eval(list, (found) => found.textContent)).toBe(view);
    await other.leave();
    await page.goBack();
    await changed(list, view);
    expect(await shown()).toBe(wholesale);
  });

  it('has its own title while it is open [RNK-8]', async () => {
    const { page, open } = visitor;
    await open('/help');
    const help = await page.title();
    await page.click('nav a[href="/sales/sale"]');
    // Until then the page is a placeholder with a title of its own.
    await page.waitForSelector('main a[href="/sales/hot"]');
    const title = await page.$eval('[data-slot="ranking/ranking"] h1', (heading) => heading.textContent);
    await until(() => page.evaluate((text) => document.title.startsWith(text), title));
    await click('/sales/hot');
    await until(() => page.evaluate((text) => !document.title.startsWith(text), title));
    await page.goBack();
    await page.goBack();
    await until(() => page.evaluate((text) => document.title === text, help));
  });
});
