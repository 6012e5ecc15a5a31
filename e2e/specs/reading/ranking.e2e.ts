import { waitForAddress, followLink, isSameDocument, layout, markDocument } from '../../pages/layout';
import { shiftsOf, watchShifts } from '../../pages/shifts';
import { drag, findHeavyLibraries, setUpVisitors, type Visitor, walkTo } from '../../support/browser';
import { readSetting } from '../../support/site';
import { until } from '../../support/until';

const visit = setUpVisitors();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit();
});

/** Returns role and name of the focused element in the accessibility tree. */
const focusedNode = async () => {
  const { page } = visitor;
  const root = await page.$(':focus');
  const node = root && (await page.accessibility.snapshot({ root, interestingOnly: false }));
  return { role: node?.role, name: node?.name };
};

/** Returns the boxes of plots and of the texts in them. */
const readBoxes = (): Promise<{ label: string; box: number[] }[]> =>
  visitor.page.$$eval('figure [role="slider"], figure [role="slider"] text', (found) =>
    found
      .filter((element) => !element.closest('.highcharts-tooltip'))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const label = element.tagName === 'text' ? (element.textContent ?? '') : 'plot';
        return { label, box: [left, top + scrollY, width, height] };
      })
      // Leaves out names for wider windows, which have no size.
      .filter(({ box: [, , width] }) => width),
  );

const press = async (...keys: Parameters<Visitor['page']['keyboard']['press']>[0][]): Promise<void> => {
  for (const key of keys) await visitor.page.keyboard.press(key);
};

describe('the ranking by keyboard and for screen readers', () => {
  it('moves either price handle by finger at 320 pixels, also where both meet [RNK-4]', async () => {
    const { page, open } = visitor;
    await page.setViewport({ width: 320, height: 740, hasTouch: true });
    await open('/sales/hot?from=2&to=3');
    const dragHandle = async (end: string, from: number, to: number): Promise<void> => {
      const [left = 0, middle = 0, trackWidth = 0] = await page.$eval(`input[name="${end}"]`, (handle) => {
        handle.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = handle.getBoundingClientRect();
        return [x + 22, y + height / 2, width - 44];
      });
      const xOf = (units: number): number => left + (trackWidth * units) / 100;
      await drag(page, middle, [xOf(from), xOf((from * 2 + to) / 3), xOf((from + to * 2) / 3), xOf(to)]);
    };
    const bounds = (): number[] => ['from', 'to'].map((end) => Number(new URL(page.url()).searchParams.get(end)));
    await dragHandle('to', 3, 50);
    await until(() => page.evaluate(() => Number(new URLSearchParams(location.search).get('to')) > 40));
    expect(bounds()[0]).toBe(2);
    await dragHandle('from', 2, 25);
    await until(() => page.evaluate(() => Number(new URLSearchParams(location.search).get('from')) > 15));
    expect(bounds()[1]).toBeGreaterThan(40);
  });

  it('opens a trend with the chart library of another remote [RNK-7]', async () => {
    const { page, open } = visitor;
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await watchShifts(page);
    // The smallest width has the least space for the names of months.
    await page.setViewport({ width: 320, height: 740 });
    await open('/sales/list?type=1');
    await markDocument(page);
    const serverBoxes = await readBoxes();
    expect(serverBoxes.length).toBeGreaterThan(20);
    await page.hover('figure [role="slider"]');
    await page.waitForSelector('figure svg .highcharts-series');
    // Plots and texts of the chart library are within 2 pixels of those of the server's chart.
    const libraryBoxes = await readBoxes();
    const isUnmoved = ({ label, box }: (typeof libraryBoxes)[number]): boolean =>
      libraryBoxes.some(
        (another) =>
          another.label === label && another.box.every((value, side) => Math.abs(value - (box[side] ?? 0)) < 2),
      );
    expect(serverBoxes.filter((serverBox) => !isUnmoved(serverBox))).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    await page.setViewport({ width: 1440, height: 900 });
    await followLink(page, `${layout.sideMenu} a[href="/sales/sale"]`, '/sales/sale');
    await page.waitForSelector('a[aria-label="Clear the price"]');
    await page.focus('a[aria-label="Clear the price"]');
    const toggle = 'main ol > li a[aria-expanded]';
    // The list loads after the filters.
    await page.waitForSelector(toggle);
    await walkTo(page, toggle);
    const { role, name } = await focusedNode();
    expect([role, name?.slice(0, 9)]).toEqual(['link', 'Trend of ']);
    await press('Enter');
    await page.waitForSelector(`${toggle}[aria-expanded="true"]`);
    const address = new URL(page.url()).search;
    expect(address).toMatch(/^\?trend=[\w-]+$/);
    const plot = 'main ol section [role="slider"]';
    await page.waitForSelector(plot);
    await walkTo(page, plot);
    const newest = await page.$eval(':focus', (slider) => slider.getAttribute('aria-valuetext'));
    await press('ArrowLeft', 'ArrowLeft');
    const before = await page.$eval(':focus', (slider) => slider.getAttribute('aria-valuetext'));
    expect(before).toMatch(/^\w+ \d{4}, Cars sold: [\d,]+$/);
    expect(before).not.toBe(newest);
    await page.waitForSelector('main ol section .highcharts-root');
    expect(await isSameDocument(page)).toBe(true);
    const { origin } = readSetting();
    const heavyByScript = await Promise.all(scripts.map((path) => findHeavyLibraries(origin, [path])));
    expect(heavyByScript.filter((libraries) => libraries.includes('charts'))).toHaveLength(1);
    await page.goBack();
    await waitForAddress(page, '/sales/sale');
    await until(() => page.evaluate(() => document.querySelector('main ol section') === null));

    const withoutScripts = await visit({ javascript: false });
    await withoutScripts.open(`/sales/sale${address}`);
    expect(await withoutScripts.page.$$eval('main ol section figure svg rect', (bars) => bars.length)).toBeGreaterThan(
      11,
    );
  });
});
