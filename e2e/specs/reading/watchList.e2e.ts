import { watch } from '@caravan/shared/contracts/calls';
import { createRandomId } from '@caravan/shared/store';
import { waitForAddress, isSameDocument, layout, markDocument } from '../../pages/layout';
import { shiftsOf, watchShifts } from '../../pages/shifts';
import { listedIds, clickByScript, watchList } from '../../pages/watchList';
import {
  accessibilityFaults,
  setUpVisitors,
  type Visitor,
  type VisitorOptions,
  whenHydrated,
} from '../../support/browser';
import { callApi } from '../../support/site';
import { until } from '../../support/until';

const visit = setUpVisitors();
let visitor: Visitor;

/** Creates a visitor with vehicles on the watch list, the last one first. */
const visitorWith = async (ids: readonly string[], options: VisitorOptions = {}): Promise<Visitor> => {
  const clientId = createRandomId();
  for (const vehicleId of ids) await callApi(watch, { clientId, type: 1, vehicleId });
  const newVisitor = await visit(options);
  await newVisitor.page.evaluateOnNewDocument((id) => localStorage.setItem('clientId', id), clientId);
  return newVisitor;
};

describe('the watch list', () => {
  it('restores the comparison of two vehicles after a reload [WAT-3] [SHELL-20]', async () => {
    visitor = await visitorWith(['200001', '200002', '200003']);
    const { page, open } = visitor;
    await open('/watch-list');
    await listedIds(page);
    await clickByScript(page, watchList.choose('200001'));
    expect(await page.$(watchList.compare)).toBeNull();
    await clickByScript(page, watchList.choose('200003'));
    await page.waitForSelector(watchList.compare);
    await markDocument(page);
    await page.click(watchList.compare);
    await waitForAddress(page, '/watch-list?compare=200003,200001');
    await page.waitForSelector(watchList.table);
    expect(await isSameDocument(page)).toBe(true);
    const links = (): Promise<(string | null)[]> =>
      page.$$eval(watchList.column, (columns) => columns.map((column) => column.getAttribute('href')));
    expect(await links()).toEqual(['/detail/200003', '/detail/200001']);
    expect(await accessibilityFaults(page)).toEqual([]);
    const rows = (): Promise<number> => page.$$eval(watchList.row, (found) => found.length);
    const all = await rows();
    await page.click(watchList.onlyDifferences);
    await until(() =>
      page.evaluate((row, before) => document.querySelectorAll(row).length < before, watchList.row, all),
    );
    expect(
      await page.$$eval(watchList.row, (found) =>
        found.filter(
          (row) => new Set([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).size === 1,
        ),
      ),
    ).toEqual([]);

    await page.reload();
    await whenHydrated(page);
    expect(await links()).toEqual(['/detail/200003', '/detail/200001']);
    expect(await rows()).toBe(all);
    await page.click(watchList.close);
    await waitForAddress(page, '/watch-list');
    await page.waitForSelector(watchList.table, { hidden: true });
  });

  it('has no layout shift in view while it loads', async () => {
    visitor = await visitorWith(['200001', '200002', '200003', '200004', '200005', '200006'], { width: 768 });
    const { page, open } = visitor;
    await watchShifts(page);
    await open('/watch-list');
    expect(await listedIds(page)).toHaveLength(6);
    await page.waitForSelector(layout.content);
    expect(await shiftsOf(page)).toEqual([]);
  });
});
