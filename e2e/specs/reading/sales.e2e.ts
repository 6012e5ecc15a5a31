import { waitForAddress, whenChanged } from '../../pages/layout';
import { useVisitors, type Visitor, whenHydrated } from '../../support/browser';

const visit = useVisitors();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit();
});

const click = (href: string): Promise<unknown> =>
  visitor.page.$eval(`main a[href="${href}"]`, (link) => link instanceof HTMLElement && link.click());

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
    const [newest, ...olderMonths] = await months();
    expect(await month()).toBe('');
    expect(newest).toBe('');
    expect(olderMonths).toEqual(olderMonths.toSorted().toReversed());
    // Months begin by the time of Georgia, four hours ahead of UTC.
    const currentMonth = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 7);
    expect((olderMonths[0] ?? currentMonth) < currentMonth).toBe(true);

    const before = await table();
    const [, , requestedMonth = ''] = olderMonths;
    await page.select('select[name="month"]', requestedMonth);
    await waitForAddress(page, `/sales/list?month=${requestedMonth}`);
    await whenChanged(page, rows, before);
    const ofGeorgia = await table();
    await page.reload();
    await whenHydrated(page);
    expect(await month()).toBe(requestedMonth);
    expect(await table()).toBe(ofGeorgia);

    await click('/sales/list?location=azerbaijan');
    await waitForAddress(page, '/sales/list?location=azerbaijan');
    await whenChanged(page, rows, ofGeorgia);
    expect(await month()).toBe('');
    for (const invalid of ['2999-01', '10-2026', currentMonth]) {
      await open(`/sales/list?month=${invalid}`);
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
    const modelPath = await page.$eval('figure tbody a', (link) => link.getAttribute('href') ?? '');
    await click(modelPath);
    await waitForAddress(page, modelPath);
    await page.waitForSelector('[data-slot="statistics/model"] h1');
  });
});
