import { account } from '../../pages/account';
import { closeByEscape } from '../../pages/dialogs';
import { openStore, publisherKeys, readRegistry } from '@caravan/registry';
import { layout, menuEntries } from '../../pages/layout';
import { samplePage } from '../../pages/routes';
import { shiftsOf, watchShifts } from '../../pages/shifts';
import { firstAnswer, readSetting } from '../../support/site';
import { whenFocused, whenNetworkIdle, disconnect, newVisitor, type Visitor } from '../../support/browser';
import { until } from '../../support/until';

let visitor: Visitor;

afterEach(() => visitor.leave());
afterAll(disconnect);

describe('the header', () => {
  it('has the logo, preferences and the sign-in button [SHELL-3]', async () => {
    visitor = await newVisitor();
    const { page, open } = visitor;
    await open(samplePage);
    expect(await page.$(layout.menuButton)).toBeNull();
    await page.click(layout.preferences);
    await page.waitForSelector(layout.language('ka'), { visible: true });
    expect(
      await page.$$eval(
        'header details :is(a, button)',
        (choices) => choices.filter((choice) => choice.checkVisibility()).length,
      ),
    ).toBe(6);
    await page.keyboard.press('Escape');
    await page.click(layout.signIn);
    await page.waitForSelector(account.signInEmail);
    await closeByEscape(page);
    await page.click(layout.logo);
    await page.waitForSelector('[data-slot="marketplace/home"] h1');
  });

  it('has a drawer with the whole menu on narrow screens, and gives the focus back [SHELL-3]', async () => {
    visitor = await newVisitor({ width: 360 });
    const { page, open } = visitor;
    await open(samplePage);
    expect(await page.$eval(layout.sideMenu, (menu) => menu.checkVisibility())).toBe(false);
    await page.click(layout.menuButton);
    await page.waitForSelector(layout.dialog);
    const inDrawer = await page.$$eval(`${layout.dialog} nav a`, (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(inDrawer).toEqual((await menuEntries(page)).map(({ path }) => path));
    await closeByEscape(page);
    await whenFocused(page, layout.menuButton);
    await page.click(layout.menuButton);
    await page.locator(`${layout.dialog} a[href="/car"]`).click();
    await page.waitForSelector('[data-slot="colour-viewer/car"] h1');
    expect(await page.$('dialog')).toBeNull();
  });
});

describe('the side menu', () => {
  it('is narrow again after a reload, from the first picture on [SHELL-4]', async () => {
    visitor = await newVisitor();
    const { page, open, consoleMessages } = visitor;
    await watchShifts(page);
    await open(samplePage);
    const width = (): Promise<number> => page.$eval(layout.sideMenu, (menu) => menu.clientWidth);
    const wide = await width();
    await page.click(layout.collapse);
    await page.waitForSelector(layout.expand);
    const narrow = await width();
    expect(narrow).toBeLessThan(wide / 2);

    await open('/sales/list');
    await whenNetworkIdle(page);
    expect(await width()).toBe(narrow);
    expect(await shiftsOf(page)).toEqual([]);
    const { html } = await firstAnswer('/sales/list', 'menu=narrow');
    expect(/<nav[^>]*>(?:(?!<\/nav>).)*<\/nav><div[^>]*><button[^>]*aria-expanded="false"/s.test(html)).toBe(true);

    await page.click(layout.expand);
    await open('/sales/list');
    expect(await width()).toBe(wide);
    expect(consoleMessages).toEqual([]);
  });

  it('marks the current entry, and is absent on all addresses of the colour viewer [SHELL-4]', async () => {
    visitor = await newVisitor();
    const { page, open } = visitor;
    await open('/sales/energy');
    expect(await page.$eval(layout.currentEntry, (link) => link.getAttribute('href'))).toBe(samplePage);
    for (const path of ['/car', '/car/Signal%20Red']) {
      await open(path);
      expect(await page.$(layout.sideMenu)).toBeNull();
    }
  });

  it.each(['en', 'ge'] as const)(
    'shows in %s what the registered remotes declare, and nothing else [SHELL-5]',
    async (lang) => {
      visitor = await newVisitor({ lang });
      const { page, open } = visitor;
      await open('/help');
      const { data } = readSetting();
      const { remotes } = await readRegistry(openStore({}, data), publisherKeys(data));
      const declared = Object.values(remotes).flatMap(({ current }) =>
        current.federation.menu.map(({ path, text }) => ({ path, text: text[lang] })),
      );
      const shown = await menuEntries(page);
      const byPath = (a: { path: string }, b: { path: string }): number => a.path.localeCompare(b.path);
      expect(shown.toSorted(byPath)).toEqual(declared.toSorted(byPath));
      for (const path of ['/orders', '/user', '/metadata', '/garage', '/garage/import']) {
        expect(shown.map((entry) => entry.path)).not.toContain(path);
      }
    },
  );
});

describe('the foot of a page', () => {
  it('offers the way back to the top after 1000 pixels, by keyboard too [SHELL-7]', async () => {
    visitor = await newVisitor();
    const { page, open } = visitor;
    await open('/privacy');
    const scroll = (top: number): Promise<void> => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await scroll(1000);
    await until(() => page.evaluate(() => scrollY === 1000));
    expect(await page.$(layout.backToTop)).toBeNull();
    await scroll(1001);
    await page.waitForSelector(layout.backToTop);
    await scroll(1500);
    await page.$$eval('footer a', (links) => links.at(-1)?.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await whenFocused(page, layout.backToTop);
    await page.keyboard.press('Enter');
    await until(() => page.evaluate(() => scrollY === 0));
    await until(async () => (await page.$(layout.backToTop)) === null);
    await whenFocused(page, layout.content);
  });
});
