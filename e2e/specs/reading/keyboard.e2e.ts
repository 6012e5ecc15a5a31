import type { Page } from 'puppeteer';
import { account, codeField } from '../../pages/account';
import { closeByEscape } from '../../pages/dialogs';
import { pauseBanners, home } from '../../pages/home';
import { layout, menuEntries, samplePage } from '../../pages/layout';
import { textOf } from '../../pages/named';
import { setUpVisitors, type Walk, walk, walkTo, whenFocused } from '../../support/browser';
import { codeFor } from '../../support/site';
import { until } from '../../support/until';

const visit = setUpVisitors();

const noFaults = { unmarked: [], hidden: [], missed: [] };
const faultsOf = ({ unmarked, hidden, missed }: Walk): object => ({ unmarked, hidden, missed });
const namesOf = ({ stops }: Walk): string[] => stops.map(({ name }) => name);

const openPreferences = 'header details[open]';

const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text);

/** Walks through a dialog by Tab in both directions. Expects that Tab reaches all of its controls and no others. */
const expectTrap = async (page: Page): Promise<void> => {
  // Waits until the dialog has slid in.
  await until(() =>
    page.evaluate((selector) => document.querySelector(selector)?.getAnimations().length === 0, layout.dialog),
  );
  const forwardWalk = await walk(page);
  expect(faultsOf(forwardWalk)).toEqual(noFaults);
  await whenFocused(page, `${layout.dialog} *`);
  const backwardWalk = await walk(page, { isBackwards: true });
  expect(faultsOf(backwardWalk)).toEqual(noFaults);
  await whenFocused(page, `${layout.dialog} *`);
  expect(namesOf(backwardWalk).toSorted()).toEqual(namesOf(forwardWalk).toSorted());
};

describe('the layout by keyboard', () => {
  it('begins with the skip link, then header and menu in visual order [SHELL-20]', async () => {
    const { page, open } = await visit();
    await open(samplePage);
    const entries = (await menuEntries(page)).map(({ text }) => text);
    const walked = await walk(page, { end: layout.collapse });
    expect(namesOf(walked)).toEqual([
      textOf('shell', 'en', 'layout.skip'),
      expect.stringContaining(textOf('shell', 'en', 'layout.home')),
      textOf('shell', 'en', 'layout.theme'),
      expect.stringContaining(textOf('shell', 'en', 'layout.preferences')),
      expect.stringContaining(textOf('shell', 'en', 'layout.signIn')),
      ...entries,
      textOf('shell', 'en', 'layout.collapseMenu'),
    ]);
    await page.keyboard.press('Enter');
    await page.waitForSelector('nav + div button[aria-expanded="false"]');
    await whenFocused(page, layout.expand);
    await page.keyboard.press('Space');
    await page.waitForSelector('nav + div button[aria-expanded="true"]');

    await open('/sales/list');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await whenFocused(page, '#content');
    const next = await walk(page, { end: 'main *' });
    expect(next.stops).toHaveLength(1);
  });

  it('leads into the preferences and back out of them [SHELL-20]', async () => {
    const { page, open } = await visit();
    await open(samplePage);
    await walkTo(page, layout.theme);
    await page.keyboard.press('Space');
    await page.waitForSelector('html[data-theme="dark"]');
    await walkTo(page, layout.preferences);
    await page.keyboard.press('Enter');
    await page.waitForSelector(openPreferences);
    const inside = await walk(page, { end: 'header details ul:last-of-type li:last-child button' });
    expect(inside.stops).toHaveLength(6);
    expect([...inside.hidden, ...inside.unmarked]).toEqual([]);
    await page.keyboard.press('Escape');
    await until(() => page.evaluate((panel) => document.querySelector(panel) === null, openPreferences));
    await whenFocused(page, layout.preferences);

    // The preferences close when Tab moves the focus out of them.
    await page.keyboard.press('Space');
    await page.waitForSelector(openPreferences);
    await walkTo(page, layout.signIn);
    await until(() => page.evaluate((panel) => document.querySelector(panel) === null, openPreferences));
    await walkTo(page, layout.preferences, true);
    await page.keyboard.press('Enter');
    await walkTo(page, layout.language('ka'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('html[lang="ka"][data-ready]');
  });

  it('has a drawer on a phone, which traps the focus and returns it [SHELL-3] [SHELL-20]', async () => {
    const { page, open } = await visit({ width: 360 });
    await open(samplePage);
    expect(await page.$eval(layout.sideMenu, (menu) => menu.checkVisibility())).toBe(false);
    await walkTo(page, layout.menuButton);
    await page.keyboard.press('Enter');
    await page.waitForSelector(layout.dialog);
    await expectTrap(page);
    await closeByEscape(page);
    await whenFocused(page, layout.menuButton);
    await page.keyboard.press('Enter');
    await walkTo(page, `${layout.dialog} a[href="/car"]`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-slot="colour-viewer/car"] h1');
    expect(await page.$('dialog')).toBeNull();
  });
});

describe('a dialog by keyboard', () => {
  it('returns the focus after sign-in and after changes [SHELL-20] [ACC-2] [ACC-3]', async () => {
    const { page, open } = await visit();
    const address = `keyboard-${Date.now()}@example.com`;
    await open(samplePage);
    await walkTo(page, layout.signIn);
    await page.keyboard.press('Enter');
    await page.waitForSelector(account.provider);
    await whenFocused(page, account.email);
    await expectTrap(page);
    await closeByEscape(page);
    await whenFocused(page, layout.signIn);

    await page.keyboard.press('Enter');
    await whenFocused(page, account.email);
    await type(page, address);
    await page.keyboard.press('Enter');
    await whenFocused(page, codeField);
    await type(page, await codeFor(address));
    await page.keyboard.press('Enter');
    await page.waitForSelector(account.menu);
    await until(() => page.evaluate(() => document.querySelector('dialog') === null));

    // The button that opened the dialog is gone: the content gets the focus.
    await whenFocused(page, layout.content);
    // Toasts disappear after a while. That would change the order of Tab.
    await until(() => page.evaluate(() => document.querySelector('[data-toast]') === null));
    await walkTo(page, account.menu, true);
    await page.keyboard.press('Enter');
    await walkTo(page, account.information);
    await page.keyboard.press('Enter');
    await page.waitForSelector(account.edit);
    await expectTrap(page);
    await walkTo(page, account.edit);
    await page.keyboard.press('Enter');
    await page.waitForSelector('input[name="firstName"]');
    await expectTrap(page);
    await walkTo(page, 'input[name="lastName"]');
    await type(page, 'Beridze');
    await page.keyboard.press('Enter');
    await page.waitForSelector(account.changeEmail);
    await until(() => page.evaluate(() => document.querySelector('[data-toast]') === null));
    await walkTo(page, account.changeEmail);
    await page.keyboard.press('Enter');
    await page.waitForSelector(account.email);
    await expectTrap(page);
    await closeByEscape(page);
    await whenFocused(page, account.menu);
    expect(await page.$eval(account.menu, (menu) => menu.getAttribute('aria-label'))).toContain('Beridze');
  });

  it('returns the focus to the footer after feedback was sent [SHELL-20] [ACC-5]', async () => {
    const { page, open } = await visit();
    await open(samplePage);
    await walkTo(page, 'footer button');
    await page.keyboard.press('Enter');
    await page.waitForSelector(account.content);
    await expectTrap(page);
    await walkTo(page, account.content);
    await type(page, 'The rankings are useful.');
    await walkTo(page, account.submit);
    await page.keyboard.press('Space');
    await until(() => page.evaluate(() => document.querySelector('dialog') === null));
    await whenFocused(page, 'footer button');
  });

  it('focuses the content after the guide of an account link [SHELL-8] [SHELL-20]', async () => {
    const { page, open } = await visit();
    const overflow = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    await open(`${samplePage}?accountId=w-SHCa2DIk6oycT3S-UCpN1Ibj`);
    await page.waitForSelector(layout.dialog);
    expect(await overflow()).toBe('hidden');
    await expectTrap(page);
    await closeByEscape(page);
    await whenFocused(page, layout.content);
    expect(await overflow()).not.toBe('hidden');
    await open(`${samplePage}?accountId=unknown`);
    // For an unknown account the page shows a message and no guide.
    await page.waitForSelector('[data-toast]');
    expect(await page.$('dialog')).toBeNull();
  });
});

describe('the banners by keyboard', () => {
  it('change only by their dots while they have the focus [HOME-1] [SHELL-20]', async () => {
    const { page, open } = await visit();
    const passFiveSeconds = await pauseBanners(page);
    const shown = (): Promise<number> =>
      page.$$eval(home.carouselDot, (dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
    const showing = (position: number): Promise<unknown> =>
      page.waitForSelector(`${home.carousel} li:nth-child(${position + 1}) button[aria-current="true"]`);

    await open('/home');
    await page.$eval(home.carousel, (part) => part.scrollIntoView());
    await page.waitForSelector(home.carouselDot);
    await page.waitForSelector(`${home.carousel} [aria-live="off"]`);
    await until(async () => (await page.evaluate('isWaiting()')) === true);
    await passFiveSeconds();
    await showing(1);

    await walkTo(page, home.carouselDot);
    await page.waitForSelector(`${home.carousel} [aria-live="polite"]`);
    await passFiveSeconds();
    expect(await shown()).toBe(1);
    await page.keyboard.press('Enter');
    await showing(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await showing(1);
    await passFiveSeconds();
    expect(await shown()).toBe(1);
    // Only the link of the visible banner precedes the dots, because Tab cannot reach the other one.
    const back = await walk(page, { isBackwards: true, end: `${home.carousel} a` });
    expect(back.stops).toHaveLength(2);
    expect([...back.hidden, ...back.unmarked]).toEqual([]);

    await walkTo(page, layout.collapse, true);
    await page.waitForSelector(`${home.carousel} [aria-live="off"]`);
    await passFiveSeconds();
    await showing(0);
  });
});
