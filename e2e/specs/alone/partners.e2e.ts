import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { changeTestPartner as change, servePartner, readSetting } from '../../support/site';
import { until } from '../../support/until';
import { setUpVisitors, type Visitor } from '../../support/browser';

const { origin } = readSetting();
/** The host name in the site's manifest. */
const site = origin.replace('127.0.0.1', 'localhost');
let partner: Awaited<ReturnType<typeof servePartner>>;
const visit = setUpVisitors();
let visitor: Visitor;

beforeAll(async () => {
  partner = await servePartner(site, { withPrograms: true });
  await change({ origins: [partner.originOf('gazette')], callsAMinute: 100_000 });
  // The timeout is long, because the hook builds four programs of partners.
}, 600_000);
beforeEach(async () => {
  visitor = await visit();
});
afterAll(async () => {
  await change({ isRemoved: true });
  await partner.stop();
});

const open = async (path: string, name = 'gazette'): Promise<Page> => {
  const { page } = visitor;
  await page.goto(partner.originOf(name) + path);
  return page;
};

/** Returns the number of rows in the list of a widget. `which`: its index in the page. */
const rows = (page: Page, which = 0): Promise<number> =>
  page.evaluate(
    (index) => document.querySelectorAll('caravan-widget')[index]?.shadowRoot?.querySelectorAll('ol li').length ?? 0,
    which,
  );
const whenRendered = (page: Page, which = 0): Promise<void> =>
  until(async () => (await rows(page, which)) > 9, { state: () => visitor.consoleMessages.join('\n') });
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

it('shows a widget by one tag under a strict policy, in an unchanged page [EMB-2, EMB-4]', async () => {
  const { page } = visitor;
  await page.evaluateOnNewDocument(() => {
    Object.assign(window, { before: Object.getOwnPropertyNames(window) });
  });
  await open('/plain');
  await whenRendered(page);
  const found = await page.evaluate(() => {
    const before: unknown = Reflect.get(window, 'before');
    const names = Array.isArray(before) ? before : [];
    return {
      globals: Object.getOwnPropertyNames(window).filter((name) => name !== 'before' && !names.includes(name)),
      outside: [document.head.children.length, document.body.children.length, document.styleSheets.length],
      history: history.length,
      focus: document.activeElement?.tagName,
      scroll: scrollY,
      cookies: document.cookie,
    };
  });
  expect(found.globals).toEqual(['__caravan']);
  expect(found).toMatchObject({ outside: [1, 3, 0], focus: 'BODY', scroll: 0, cookies: '' });
  expect(await page.$$('::-p-aria([role="banner"])')).toHaveLength(0);
  expect(Buffer.byteLength(await (await fetch(`${site}/embed.js`)).text())).toBeLessThan(10_000);
});

it('loads a widget into reserved space once it is near [EMB-2, EMB-4]', async () => {
  const page = await open('/far');
  const state = () =>
    page.evaluate(() => {
      const element = document.querySelector<HTMLElement>('caravan-widget');
      return { height: element?.offsetHeight ?? 0, isEmpty: element?.shadowRoot?.childElementCount === 0 };
    });
  await until(async () => (await state()).height > 0);
  const before = await state();
  expect(before.isEmpty).toBe(true);
  expect((await loaded(page)).filter((path) => path.startsWith('/remotes/'))).toEqual([]);
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { heard: events });
    const element = document.querySelector('caravan-widget');
    for (const type of ['load', 'error', 'resize']) element?.addEventListener(type, () => events.push(type));
    element?.addEventListener('navigate', (event) => {
      event.preventDefault();
      if (event instanceof CustomEvent) events.push(String(Reflect.get(Object(event.detail), 'address')));
    });
    element?.scrollIntoView();
  });
  await whenRendered(page);
  const receivedEvents = () => page.evaluate(() => Reflect.get(window, 'heard') as unknown);
  await until(async () => String(await receivedEvents()).includes('resize'));
  expect(await receivedEvents()).toContain('load');
  // The widget opens addresses of its own page in place. For others it fires `navigate`.
  await page.click('caravan-widget >>> a[href$="/sales/hot"]');
  await until(() =>
    page.evaluate(() =>
      Boolean(
        document.querySelector('caravan-widget')?.shadowRoot?.querySelector('a[href*="/sales/hot"][aria-current]'),
      ),
    ),
  );
  expect(page.url()).toBe(`${partner.originOf('gazette')}/far`);
  expect(await receivedEvents()).not.toContain('error');
});

it('reports a failed call in the widget and in an event [EMB-2]', async () => {
  const { page } = visitor;
  await page.evaluateOnNewDocument(() => {
    const originalFetch = window.fetch.bind(window);
    window.fetch = async (input, init) =>
      init?.method === 'POST' ? new Response('', { status: 503 }) : originalFetch(input, init);
    document.addEventListener(
      'error',
      (event) => {
        if (event instanceof CustomEvent) document.title = String(Reflect.get(Object(event.detail), 'message'));
      },
      true,
    );
  });
  await open('/plain');
  await until(async () => (await page.title()) !== 'A partner');
  const read = await page.$eval('caravan-widget >>> [role=alert]', ({ textContent }) => textContent);
  expect(read).toContain(await page.title());
});

it('two widgets of a page share libraries, remote and store, each in its language [EMB-2]', async () => {
  const { page } = visitor;
  await open('/two');
  await whenRendered(page, 0);
  // The first widget may push the second one so far down that it does not load.
  await page.$$eval('caravan-widget', ([, second]) => second?.scrollIntoView());
  await whenRendered(page, 1);
  const scripts = (await loaded(page)).filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([]);
  const heading = (which: number) =>
    page.evaluate(
      (index) => document.querySelectorAll('caravan-widget')[index]?.shadowRoot?.querySelector('h1')?.textContent ?? '',
      which,
    );
  expect(await heading(0)).toMatch(/[a-z]/);
  expect(await heading(1)).toMatch(/[ა-ჰ]/);
});

it('looks the same on a page whose styles hide all elements [EMB-4]', async () => {
  const readAppearance = () =>
    visitor.page.evaluate(() => {
      const box = document.querySelector('caravan-widget')?.shadowRoot?.querySelector('.site');
      const heading = box?.querySelector('h1');
      if (!box || !heading) return null;
      const { fontFamily, fontSize, color, display } = getComputedStyle(heading);
      const { width, height } = box.getBoundingClientRect();
      return { fontFamily, fontSize, color, display, size: [Math.round(width), Math.round(height)] };
    });
  await whenRendered(await open('/hostile'));
  const hostile = await readAppearance();
  await visitor.page.goto('about:blank');
  await open('/plain');
  await visitor.page.addStyleTag({ content: 'body { margin: 0 }' });
  await whenRendered(visitor.page);
  expect(await readAppearance()).toEqual(hostile);
});

it.each([18, 17])('works beside React %d, whose state still works [EMB-3]', async (version) => {
  const { page } = visitor;
  await open(`/react-${version}`);
  await whenRendered(page);
  await page.click('#own button');
  await until(() =>
    page.$eval(
      '#own button',
      (button, text) => button.textContent.startsWith(text) && button.textContent.endsWith(': 1'),
      `${version}.`,
    ),
  );
});

describe('a federation host of the partner', () => {
  const text = (page: Page): Promise<string> =>
    page.evaluate(() => document.querySelector('#place > div')?.shadowRoot?.querySelector('ol')?.textContent ?? '');
  const folder = join(import.meta.dirname, '../../../shell/dist/embed');
  /** The site's own file with React DOM. */
  const reactDomFile = readdirSync(folder).find(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('reconcilerVersion'),
  );

  it.each([
    ['webpack', 'uses the React that it shares', false],
    ['vite', 'loads React, because it shares none', true],
  ])('built with %s loads ranking/mount, which %s [EMB-3]', async (tool, _reason, loadsReact) => {
    const { page, consoleMessages } = visitor;
    await open(`/${tool}`);
    await until(async () => (await text(page)).length > 100, { state: () => consoleMessages.join('\n') });
    expect(await page.evaluate(() => Reflect.get(window, 'heard') as unknown)).toEqual(['load']);
    expect((await loaded(page)).includes(`/assets/${reactDomFile ?? ''}`)).toBe(loadsReact);
    await page.evaluate('mounted.unmount()');
    expect(await page.$$('#place > *')).toEqual([]);
  });
});

it('leaves nothing behind when it is added and removed thirty times [EMB-4]', async () => {
  const page = await open('/plain');
  await whenRendered(page);
  const session = await page.createCDPSession();
  const addAndRemove = (times: number): Promise<void> =>
    page.evaluate(async (count) => {
      for (let round = 0; round < count; round += 1) {
        document.querySelector('caravan-widget')?.remove();
        const element = document.createElement('caravan-widget');
        element.setAttribute('name', 'ranking');
        element.setAttribute('list', 'energy');
        const come = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
        document.body.append(element);
        await come;
      }
    }, times);
  const readMemory = async (): Promise<{ nodes: number; heap: number }> => {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { nodes, heap: usedSize };
  };
  await addAndRemove(10);
  const before = await readMemory();
  await addAndRemove(30);
  const after = await readMemory();
  // A single leaked widget would double the nodes.
  expect(after.nodes - before.nodes).toBeLessThan(before.nodes);
  expect(after.heap / before.heap).toBeLessThan(1.3);
});

describe('a page without permission', () => {
  it('of another origin gets no script and no response to calls [EMB-5]', async () => {
    visitor = await visit({ allowsConsoleMessages: true });
    const { page, consoleMessages } = visitor;
    const called = page.waitForRequest((request) => request.method() === 'POST');
    // This page has no content policy, so only the site can refuse its calls.
    await open('/react-18');
    const request = await called;
    const call = { url: request.url(), body: request.postData() ?? '' };
    await whenRendered(page);
    const callSite = (): Promise<unknown> =>
      page.evaluate(async ({ url, body }) => {
        const headers = { 'content-type': 'application/json' };
        const settled = fetch(url, { method: 'POST', headers, body });
        return settled.then(
          ({ status }) => status,
          (error: unknown) => String(error),
        );
      }, call);
    expect(await callSite()).toBe(200);
    expect(consoleMessages).toEqual([]);
    await open('/react-18', 'stranger');
    await until(async () => consoleMessages.some((line) => line.includes('/embed.js') && line.includes('CORS')));
    expect(await page.$eval('caravan-widget', ({ shadowRoot }) => shadowRoot === null)).toBe(true);
    expect(await callSite()).toBe('TypeError: Failed to fetch');
  });

  it('of a partner that is switched off shows a link [EMB-5]', async () => {
    await change({ off: true });
    const page = await open('/plain');
    await until(() =>
      page.$eval(
        'caravan-widget',
        ({ shadowRoot }) => shadowRoot?.querySelector('a')?.getAttribute('href') !== undefined,
      ),
    );
    expect(await page.$eval('caravan-widget', ({ shadowRoot }) => shadowRoot?.textContent)).toBe('See it on Caravan');
    await change({ off: false });
    await page.reload();
    await whenRendered(page);
  });
});
