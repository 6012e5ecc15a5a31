import { openStore, publisherKeys, readRegistry } from '@caravan/registry';
import { arrivedAt } from '../../pages/layout';
import { textsOf } from '../../pages/texts';
import { leaveWithCleanConsole, disconnect, newVisitor, type Visitor } from '../../support/browser';
import { readSetting } from '../../support/site';

const texts = textsOf('shell', 'en');

let visitor: Visitor;

beforeEach(async () => {
  visitor = await newVisitor();
});

afterEach(() => leaveWithCleanConsole(visitor));
afterAll(disconnect);

/** Cells of a table of the page, row by row. */
const table = (place: number): Promise<string[][]> =>
  visitor.page.$$eval(
    'main table',
    (tables, wanted) =>
      [...(tables[wanted]?.querySelectorAll('tbody tr') ?? [])].map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
      ),
    place,
  );

const running = async () => {
  const { data } = readSetting();
  const { remotes } = await readRegistry(openStore({}, data), publisherKeys(data));
  return Object.entries(remotes).map(([name, { current }]) => ({ name, current }));
};

describe('the state of the site', () => {
  it('names version, contract and address of each remote, shared libraries and overrides [SHELL-23]', async () => {
    const { page, open } = visitor;
    await open('/test');
    const rows = new Map((await table(0)).map((row) => [row[0], row]));
    const expected = await running();
    expect(new Set(rows.keys())).toEqual(new Set(expected.map(({ name }) => name)));
    for (const { name, current } of expected) {
      const row = rows.get(name) ?? [];
      expect(row).toContain(current.version);
      expect(row).toContain(String(current.federation.contract));
      expect(row).toContain(`/remotes/${name}/${current.entry}`);
      const file = await fetch(`${readSetting().origin}/remotes/${name}/${current.entry}`);
      expect(file.status).toBe(200);
    }
    const libraries = Object.fromEntries((await table(1)).map(([library = '', version = '']) => [library, version]));
    expect(libraries).toEqual(Object.assign({}, ...expected.map(({ current }) => current.shared)));
    expect(libraries['react']).toMatch(/^19\.\d+\.\d+$/);
    expect(await page.$eval('main', (main) => main.textContent)).toContain(texts.get('test.noOverrides'));
    expect(await page.$('[aria-busy="true"]')).toBeNull();
  });

  it('shows how the last load of a remote ended and how long it took [SHELL-23]', async () => {
    const { page, open } = visitor;
    await open('/test');
    const notLoaded = texts.get('test.notLoaded') ?? '';
    expect((await table(0)).every((row) => row.includes(notLoaded))).toBe(true);
    await page.click('nav a[href="/sales/sale"]');
    await page.waitForSelector('[data-slot="ranking/ranking"] ol');
    await page.goBack();
    await arrivedAt(page, '/test');
    await page.waitForSelector('main table');
    const row = (await table(0)).find(([name]) => name === 'ranking') ?? [];
    expect(row).toContain(texts.get('test.outcome.ready'));
    expect(row.at(-1)).toMatch(/^\d+ ms$/);
    const other = (await table(0)).find(([name]) => name === 'colour-viewer') ?? [];
    expect(other).toContain(notLoaded);
  });
});
