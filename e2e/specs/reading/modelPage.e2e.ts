import { waitForAddress, isSameDocument, markDocument, whenChanged } from '../../pages/layout';
import { accessibilityLines, type Page, useVisitors } from '../../support/browser';

const visit = useVisitors();

const digits = (text = ''): string => text.replaceAll(/\D/g, '');
const newestRow = (page: Page): Promise<string[]> =>
  page.$eval('figure table tbody tr', (row) => [...row.children].map((cell) => cell.textContent));

describe('the page of a model', () => {
  const heading = '[data-slot="statistics/model"] h1';

  it('finds a model by its name with the keyboard, full screen on a phone [PMS-1]', async () => {
    const { page, open } = await visit();
    await page.setViewport({ width: 360, height: 740 });
    await open('/sales/detail/week/toyota-prius');
    await markDocument(page);
    const before = await page.$eval(heading, (title) => title.textContent);
    await page.focus('[data-slot="statistics/model"] button[aria-haspopup="dialog"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] ul button');
    expect(await page.$eval('dialog[open]', (dialog) => dialog.getBoundingClientRect().x)).toBe(0);
    expect(await page.$eval('dialog[open]', (dialog) => dialog.getBoundingClientRect().height)).toBe(740);
    expect(await accessibilityLines(page, await page.$('dialog[open]'))).toEqual(
      expect.arrayContaining(['dialog Models sold in Georgia', 'searchbox Brand or model', 'button Toyota expanded']),
    );
    await page.keyboard.type('camry');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await waitForAddress(page, '/sales/detail/week/toyota-camry');
    await whenChanged(page, heading, before);
    expect(await page.$('dialog[open]')).toBeNull();
    expect(await isSameDocument(page)).toBe(true);
  });

  it('shows the figures of the sales overview, also in frames and on auction sites [SAL-8]', async () => {
    const { page, open } = await visit();
    await open('/sales/list?location=azerbaijan&type=1');
    const [best] = await page.$$eval('figure tbody tr:has(a)', (found) =>
      found.map((row) => ({
        address: row.querySelector('a')?.getAttribute('href') ?? '',
        units: row.children[1]?.textContent,
      })),
    );
    await open(best?.address ?? '');
    const [month, units, ...further] = await newestRow(page);
    expect(digits(units)).toBe(digits(best?.units));
    await open((best?.address ?? '').replace('/sales/detail/', '/embed/model/').replace('?', '/sales?'));
    expect(await newestRow(page)).toEqual([month, units, ...further]);
    await open('/sales/detail/week/toyota-prius');
    const [week, inWeek] = await newestRow(page);
    await open('/auction/page?title=2017%20TOYOTA%20PRIUS%20TWO');
    const [weekThere, inWeekThere] = await newestRow(page);
    expect([weekThere, inWeekThere]).toEqual([week, inWeek]);
  });

  it('shows the figures of the same week as the sales overview and the home page [SAL-8]', async () => {
    const { page, open } = await visit();
    await open('/sales/list');
    const sold = await page.$$eval('figure tbody tr:has(a)', (found) =>
      found.map((row) => ({
        name: row.querySelector('a')?.textContent,
        address: row.querySelector('a')?.getAttribute('href') ?? '',
        units: row.children[1]?.textContent,
      })),
    );
    const [best] = sold;
    const dates = await page.$eval('figure figcaption span:last-child', (date) => date.textContent);
    await open(best?.address ?? '');
    const [week = '', units = ''] = await newestRow(page);
    expect(digits(units)).toBe(digits(best?.units));
    expect(dates).toContain(week);
    await open('/home');
    const insights = '[data-slot="statistics/DataInsights"]';
    await page.$eval(insights, (part) => part.scrollIntoView());
    await page.waitForSelector(`${insights} figure table tbody tr`);
    const name = await page.$eval(`${insights} h3`, (title) => title.textContent);
    const [homeWeek, homeUnits] = await page.$eval(`${insights} figure table tbody tr`, (row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(homeWeek).toBe(week);
    expect(sold.find((model) => model.name === name)?.units).toBe(homeUnits);
  });
});
