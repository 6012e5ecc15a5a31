import { isSameDocument, markDocument, menuEntries } from '../../pages/layout';
import { startLiveRemote, type LiveRemote } from '../../support/project';
import { readSetting } from '../../support/site';
import { disconnect, newVisitor, type Visitor } from '../../support/browser';
import { until } from '../../support/until';

// Tests `npm start -w mf-ranking`.

const PAGE = 'src/pages/RankingPage/RankingPage.tsx';
const TITLE = 'China car sales ranking';
const START = "  const t = useTexts('ranking');\n";
const overlay = 'pre[role="alert"]';

let live: LiveRemote;
let visitor: Visitor;

beforeAll(async () => {
  live = await startLiveRemote(readSetting().apiOrigin);
  visitor = await newVisitor({ origin: live.origin });
  await visitor.open('/sales/sale');
}, 300_000);
afterAll(async () => {
  await visitor?.leave();
  await live?.stop();
  await disconnect();
});

const heading = (): Promise<string> => visitor.page.$eval('h1', (found) => found.textContent);
const whenHeadingIs = (text: string): Promise<unknown> =>
  until(() =>
    visitor.page.evaluate((expectedText) => document.querySelector('h1')?.textContent === expectedText, text),
  );
const count = (): Promise<string> => visitor.page.$eval('#count', (found) => found.textContent);

describe('a remote in development', () => {
  it('runs in the whole site, with source maps that name its files [MFE-9, MFE-12]', async () => {
    const { page, open, consoleMessages } = visitor;
    expect(await heading()).toBe(TITLE);
    const scripts = await page.$$eval('link[rel="modulepreload"]', (links) => links.map(({ href }) => href));
    const [chunk = ''] = scripts.filter((address) => address.includes('/page-ranking.'));
    const text = await (await fetch(chunk)).text();
    const [, map = ''] = /sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)/.exec(text) ?? [];
    expect(Buffer.from(map, 'base64').toString()).toContain(`webpack://caravan-ranking/./${PAGE}`);
    expect(text).not.toContain('eval(');
    expect(await open('/')).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/home');
    expect(await open('/login')).toBe(200);
    await page.waitForSelector('[data-slot="account/login"] input');
    expect(consoleMessages).toEqual([]);
    await open('/sales/sale');
  });

  it('shows a changed text and a changed component in the same document [MFE-12]', async () => {
    const { page, consoleMessages } = visitor;
    await markDocument(page);
    live.save('src/locales/en.json', TITLE, 'Another title');
    await whenHeadingIs('Another title');
    live.save(PAGE, 'import { Suspense', "import { useState } from 'react';\nimport { Suspense");
    live.save(PAGE, START, `${START}  const [count, setCount] = useState(0);\n`);
    live.save(
      PAGE,
      '<RankingTiles',
      '<button id="count" onClick={() => setCount(count + 1)}>{count}</button><RankingTiles',
    );
    await page.waitForSelector('#count');
    await page.click('#count');
    await until(() => page.evaluate(() => document.querySelector('#count')?.textContent === '1'));
    live.save(PAGE, '>{count}<', '>{`${count} times`}<');
    await until(() => page.evaluate(() => document.querySelector('#count')?.textContent === '1 times'));
    expect(await isSameDocument(page)).toBe(true);
    expect(consoleMessages).toEqual([]);
  });

  it('shows an error of the build over the unchanged page [MFE-12]', async () => {
    const { page } = visitor;
    live.save(PAGE, START, `${START}  const = 1;\n`);
    await page.waitForSelector(overlay);
    expect(await page.$eval(overlay, (shown) => shown.textContent)).toContain('RankingPage.tsx');
    live.save(PAGE, '  const = 1;\n', '');
    await until(() => page.evaluate((selector) => !document.querySelector(selector), overlay));
    expect(await count()).toBe('1 times');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('shows an error of rendering instead of the previous version [MFE-12]', async () => {
    const { page, consoleMessages } = visitor;
    live.save(PAGE, START, `${START}  if (view) throw new Error('in render');\n`);
    await until(() =>
      page.evaluate((selector) => document.querySelector(selector)?.textContent.includes('in render'), overlay),
    );
    expect(consoleMessages.join('\n')).toMatch(/ranking [0-9a-f]{16} could not be rendered/);
    expect(await heading()).not.toBe('Another title');
    live.save(PAGE, `  if (view) throw new Error('in render');\n`, '');
    await whenHeadingIs('Another title');
    expect(await page.$(overlay)).toBeNull();
  });

  it('shows a changed menu entry of its declaration [MFE-12]', async () => {
    const { page } = visitor;
    live.save('federation.ts', 'text: texts.menu.ranking', "text: { en: 'Another entry', ge: 'სხვა' }");
    await until(() => page.evaluate(() => document.querySelector('nav')?.textContent.includes('Another entry')));
    expect((await menuEntries(page)).map(({ text }) => text)).toContain('Another entry');
  });
});
