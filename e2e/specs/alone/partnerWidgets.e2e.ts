import type { Page } from 'puppeteer';
import { accessibilityFaults, BEST_PRACTICE_TAG, newVisitor, setUpVisitors, type Visitor } from '../../support/browser';
import { changeTestPartner as change, servePartner, readSetting } from '../../support/site';
import { until } from '../../support/until';

const { origin } = readSetting();
let partner: Awaited<ReturnType<typeof servePartner>>;
const visit = setUpVisitors();

beforeAll(async () => {
  // By the host name in the site's manifest.
  partner = await servePartner(origin.replace('127.0.0.1', 'localhost'));
  await change({ origins: [partner.originOf('gazette')], callsAMinute: 100_000 });
});
afterAll(async () => {
  await change({ isRemoved: true });
  await partner.stop();
});

const open = (page: Page, path: string): Promise<unknown> => page.goto(partner.originOf('gazette') + path);

/** Waits until the widget shows its list. */
const whenRendered = ({ page, consoleMessages }: Visitor): Promise<void> =>
  until(async () => (await page.$$('caravan-widget >>> ol li')).length > 9, {
    state: () => consoleMessages.join('\n'),
  });

const isRanking = (remote: unknown): remote is { readonly version: string } =>
  typeof remote === 'object' && remote !== null && 'name' in remote && remote.name === 'ranking' && 'version' in remote;

it.each([360, 1200])(
  'reserves room for a widget in %d pixels, and changes its height at most once [EMB-4]',
  async (width) => {
    const { page } = await visit({ width });
    await page.evaluateOnNewDocument(() => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      addEventListener('DOMContentLoaded', () => {
        const element = document.querySelector('caravan-widget');
        const observer = new ResizeObserver(([entry]) => heights.push(Math.round(entry?.contentRect.height ?? 0)));
        if (element) observer.observe(element);
        element?.addEventListener('load', () => Object.assign(window, { isLoaded: true }));
      });
    });
    for (const path of ['/article', '/chart']) {
      await open(page, path);
      await until(() => page.evaluate(() => Reflect.get(window, 'isLoaded') === true));
      await page.waitForNetworkIdle();
      const heights = (await page.evaluate(() => String(Reflect.get(window, 'heights')))).split(',').map(Number);
      // Before its script runs, the element has no height.
      const [room = 0, ...changes] = heights.slice(heights.findIndex((height) => height > 0));
      expect([path, room > 300, changes.length <= 1]).toEqual([path, true, true]);
      // The reserved height differs from the final one by less than a quarter.
      expect(Math.abs((changes.at(-1) ?? room) - room)).toBeLessThan(room * 0.25);
    }
  },
);

describe('in an article', () => {
  let visitor: Visitor;
  const measure = (page: Page) =>
    page.$eval('caravan-widget', (element) => {
      const site = element.shadowRoot?.querySelector('.site') ?? element;
      const { direction, visibility } = getComputedStyle(site);
      return { width: element.getBoundingClientRect().width, direction, visibility };
    });

  // The tests share one page, and run in this order.
  beforeAll(async () => {
    visitor = await newVisitor();
    await visitor.page.evaluateOnNewDocument(() => {
      document.addEventListener(
        'resize',
        (event) =>
          Object.assign(window, { height: Reflect.get(Object(Reflect.get(event, 'detail')), 'height') as unknown }),
        true,
      );
    });
    await open(visitor.page, '/article');
    await whenRendered(visitor);
  });
  afterAll(() => visitor.leave());

  it('reports its whole height to the page [EMB-4]', async () => {
    await until(() =>
      visitor.page.$eval(
        'caravan-widget',
        (element) => Math.ceil(element.getBoundingClientRect().height) === Reflect.get(window, 'height'),
      ),
    );
  });

  it('follows the heading level and the colours of an article [EMB-4]', async () => {
    const { page } = visitor;
    const found = await page.evaluate(() => {
      const root = document.querySelector('caravan-widget')?.shadowRoot;
      const levels = [...(root?.querySelectorAll('h1,h2,h3,h4') ?? [])].map((each) => each.getAttribute('aria-level'));
      const link = root?.querySelector('a[href$="/sales/energy"], .site > div > a');
      return {
        levels: [...new Set(levels)],
        link: link && getComputedStyle(link).color,
        background: root && getComputedStyle(root.querySelector('.site') ?? document.body).backgroundColor,
      };
    });
    expect(found).toMatchObject({ levels: ['3', '4', '5'], background: 'rgb(255, 253, 245)' });
    expect(await accessibilityFaults(page, { furtherTags: [BEST_PRACTICE_TAG] })).toEqual([]);
    await page.$eval('caravan-widget', (element) => element.setAttribute('heading', 'none'));
    await whenRendered(visitor);
    const headings = await page.$$eval('caravan-widget >>> h1, caravan-widget >>> h3', (all) =>
      all.map((each) => each.getAttribute('role')),
    );
    expect(new Set(headings)).toEqual(new Set(['presentation']));
  });

  it('keeps the direction of its own language [EMB-4]', async () => {
    await visitor.page.$eval('html', (html) => html.setAttribute('dir', 'rtl'));
    expect(await measure(visitor.page)).toMatchObject({ direction: 'ltr' });
  });

  it('is 360 pixels wide if the width of its parent depends on its content [EMB-4]', async () => {
    const { page } = visitor;
    for (const style of ['display: flex', 'float: left', 'position: absolute', 'display: table-cell']) {
      await page.$eval('article', (article, css) => article.setAttribute('style', css), style);
      expect([style, await measure(page)]).toMatchObject([style, { width: 360 }]);
    }
  });

  it('is hidden by `hidden` on itself or on its parent [EMB-4]', async () => {
    const { page } = visitor;
    await page.$eval('article', (article) => article.setAttribute('style', 'visibility: hidden'));
    expect(await measure(page)).toMatchObject({ visibility: 'hidden' });
    await page.$eval('caravan-widget', (element) => element.setAttribute('hidden', ''));
    expect(await measure(page)).toMatchObject({ width: 0 });
  });

  it('logs nothing to the console', () => expect(visitor.consoleMessages).toEqual([]));
});

it('links from a chart to pages of the site, not to framed ones', async () => {
  const { page } = await visit();
  await open(page, '/chart');
  // `waitForSelector` does not notice changes in a shadow root.
  await until(async () => (await page.$$('caravan-widget >>> .site a')).length > 0);
  const addresses = await page.$$eval('caravan-widget >>> a', (links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses).not.toEqual(expect.arrayContaining([expect.stringContaining('/embed/')]));
});

it('fires an error and shows a link for an unknown value of an attribute [EMB-4]', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await open(page, '/article');
  await whenRendered(visitor);
  const events = await page.$eval(
    'caravan-widget',
    (element) =>
      new Promise<string>((resolve) => {
        element.addEventListener('load', () => resolve('load'));
        element.addEventListener('error', (event) => resolve(JSON.stringify(Reflect.get(event, 'detail'))));
        element.setAttribute('name', 'model');
        element.setAttribute('model', 'nosuch');
      }),
  );
  expect(events).toMatch(/caravan-widget: http.+ has nothing at \/.+nosuch/);
  expect(await page.$eval('caravan-widget', ({ shadowRoot }) => shadowRoot?.textContent)).toBe('See it on Caravan');
});

it('names the known widgets in an event for an unknown one [EMB-4]', async () => {
  const { page } = await visit();
  await page.evaluateOnNewDocument(() => {
    addEventListener(
      'error',
      (event) => {
        if (event instanceof CustomEvent) document.title = String(Reflect.get(Object(event.detail), 'message'));
      },
      true,
    );
  });
  await open(page, '/wrong');
  await until(async () => (await page.title()) !== 'A partner');
  expect(await page.title()).toMatch(/there is no widget "rankings"; there are .*ranking/);
  expect(await page.$eval('caravan-widget >>> a', ({ textContent }) => textContent)).toBe('See it on Caravan');
});

it('names the pinned and the newest version of a widget in an event [EMB-4]', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const manifest: unknown = await (await fetch(`${origin}/embed/manifest.json`)).json();
  const remotes: unknown =
    typeof manifest === 'object' && manifest !== null && 'remotes' in manifest ? manifest.remotes : [];
  const version = Array.isArray(remotes) ? String(remotes.filter(isRanking)[0]?.version) : '';
  await change({ pins: { ranking: version } });
  await page.evaluateOnNewDocument(() => {
    // "load" events do not propagate to the window.
    document.addEventListener(
      'load',
      (event) => {
        if (event instanceof CustomEvent) Object.assign(window, { loaded: event.detail as unknown });
      },
      true,
    );
  });
  await open(page, '/plain');
  await whenRendered(visitor);
  await until(() => page.evaluate(() => Reflect.get(window, 'loaded') !== undefined));
  expect(await page.evaluate(() => Reflect.get(window, 'loaded') as unknown)).toEqual({
    section: 'ranking',
    version,
    pinned: true,
    newest: version,
  });
  await change({ pins: { ranking: null } });
});
