import { readEvidence, sumOf } from '@caravan/registry';
import { waitForAddress } from '../../pages/layout';
import { textOf } from '../../pages/named';
import { setUpVisitors, type Visitor } from '../../support/browser';
import { remoteEntry, siteStore } from '../../support/site';
import { until } from '../../support/until';

const visit = setUpVisitors();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit();
});

/** Returns the texts of the cells of a table, row by row. */
const table = (index: number): Promise<string[][]> =>
  visitor.page.$$eval(
    'main table',
    (tables, tableIndex) =>
      [...(tables[tableIndex]?.querySelectorAll('tbody tr') ?? [])].map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
      ),
    index,
  );

describe('the state of the site', () => {
  it('shows how the last load of a remote ended and how long it took [SHELL-23]', async () => {
    const { page, open } = visitor;
    await open('/test');
    const notLoaded = textOf('shell', 'en', 'test.notLoaded');
    expect((await table(0)).every((row) => row.includes(notLoaded))).toBe(true);
    await page.click('nav a[href="/sales/sale"]');
    await page.waitForSelector('[data-slot="ranking/ranking"] ol');
    await page.goBack();
    await waitForAddress(page, '/test');
    await page.waitForSelector('main table');
    const row = (await table(0)).find(([name]) => name === 'ranking') ?? [];
    expect(row).toContain(textOf('shell', 'en', 'test.outcome.ready'));
    expect(row[2]).toMatch(/^\d+ ms$/);
    const viewerRow = (await table(0)).find(([name]) => name === 'colour-viewer') ?? [];
    expect(viewerRow).toContain(notLoaded);
  });

  it('includes reports of browsers with vitals, in the store [MFE-13]', async () => {
    const { page, open } = visitor;
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.7' });
    // Vitals of the first page view of a browser do not count.
    await open('/help');
    await page.waitForFunction(() => localStorage.getItem('clientId') !== null);
    await open('/sales/sale');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/vitals')),
    );
    await page.click('nav a[href="/home"]');
    await page.waitForSelector('[data-slot="marketplace/home"] h1');
    await page.goto('about:blank');
    const { version } = (await remoteEntry('ranking')).current;
    await until(async () => {
      const { served, outcomes, vitals } = sumOf(await readEvidence(siteStore(), 'ranking', version, 0));
      const measured = [vitals.lcp, vitals.cls, vitals.longTasks].every((classes) => Object.keys(classes).length > 0);
      return served > 0 && (outcomes['ready'] ?? 0) > 0 && measured;
    });
  });
});
