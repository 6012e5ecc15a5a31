import { watch } from '@caravan/shared/contracts/calls';
import { randomId } from '@caravan/shared/store';
import { waitForAddress, isSameDocument, layout, markDocument } from '../../pages/layout';
import { shiftsOf, watchShifts } from '../../pages/shifts';
import { textsOf } from '../../pages/texts';
import { listedIds, clickByScript, watchButton, watchList, whenPressed } from '../../pages/watchList';
import {
  accessibilityFaults,
  useVisitors,
  type Visitor,
  type VisitorOptions,
  whenHydrated,
} from '../../support/browser';
import { callApi } from '../../support/site';
import { until } from '../../support/until';

const WATCH = /\/vehicleFinder\/watch$/;

const visit = useVisitors();
let visitor: Visitor;

const textFor = (key: string): string => textsOf('mf-marketplace', 'en').get(key) ?? key;

/** Creates a visitor with vehicles on the watch list, the last one first. */
const visitorWith = async (ids: readonly string[], options: VisitorOptions = {}): Promise<Visitor> => {
  const clientId = randomId();
  for (const vehicleId of ids) await callApi(watch, { clientId, type: 1, vehicleId });
  const newVisitor = await visit(options);
  await newVisitor.page.evaluateOnNewDocument((id) => localStorage.setItem('clientId', id), clientId);
  return newVisitor;
};

const storedList = (): Promise<unknown> =>
  visitor.page.evaluate((): unknown => JSON.parse(localStorage.getItem('item-collect') ?? 'null'));

/** Runs `act` and waits for the answer to its watch call. */
const waitForWatchCall = async (act: () => Promise<unknown>): Promise<void> => {
  await Promise.all([visitor.page.waitForResponse((response) => WATCH.test(response.url())), act()]);
};

describe('watching a vehicle', () => {
  it('needs one press, stays after a reload, and puts the vehicle on the list [DET-8] [WAT-1] [SHELL-20]', async () => {
    visitor = await visit();
    const { page, open } = visitor;
    await open('/detail/200035');
    await whenPressed(page, watchButton, false);
    await waitForWatchCall(() => page.click(watchButton));
    await whenPressed(page, watchButton, true);
    expect(await storedList()).toEqual(['200035']);
    await page.reload();
    await whenHydrated(page);
    await whenPressed(page, watchButton, true);
    await open('/watch-list');
    expect(await listedIds(page)).toEqual(['200035']);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.click(`${watchList.cardOf('200035')} h3 a`);
    await waitForAddress(page, '/detail/200035');
    await whenPressed(page, watchButton, true);
    await waitForWatchCall(() => page.click(watchButton));
    await open('/watch-list');
    expect(await listedIds(page)).toEqual([]);
  });
});

describe('the watch list', () => {
  it('compares two vehicles, and a reload restores the comparison [WAT-3] [SHELL-20]', async () => {
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

  it('names an unknown vehicle in the address and compares the others, without JavaScript [WAT-3]', async () => {
    visitor = await visit({ javascript: false });
    const { page, open } = visitor;
    expect(await open('/watch-list?compare=200001,unknown,200002')).toBe(200);
    expect(await page.$$eval(watchList.column, (columns) => columns.length)).toBe(2);
    expect(await page.$eval(watchList.slot, ({ textContent }) => textContent)).toContain(
      textFor('watchList.missing').replace('{{id}}', 'unknown'),
    );
    expect(await page.$eval(`${watchList.slot} noscript`, ({ textContent }) => textContent)).toContain(
      textFor('watchList.noScript'),
    );
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

  it('has no layout shift in view while an empty list loads', async () => {
    visitor = await visitorWith([], { width: 1440 });
    const { page, open } = visitor;
    await watchShifts(page);
    await open('/watch-list');
    expect(await listedIds(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  });
});
