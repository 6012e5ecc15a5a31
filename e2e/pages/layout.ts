import type { Page } from 'puppeteer';
import { whenHydrated } from '../support/browser';
import { until } from '../support/until';
import { byRoleAndName } from './named';

/** A page for tests of features that all pages share. */
export const samplePage = '/sales/sale';

/** Selectors of the layout. */
export const layout = {
  logo: 'header a[href="/home"]',
  preferences: 'header summary',
  language: (code: string): string => `header a[hreflang="${code}"]`,
  signIn: byRoleAndName('link', 'shell', ['layout.signIn', 'layout.signInWord'], 'header'),
  /** The button that opens the drawer, which narrow screens and the colour viewer have. */
  menuButton: byRoleAndName('button', 'shell', 'layout.openMenu', 'header'),
  sideMenu: 'nav:has(+ div button[aria-expanded])',
  collapse: byRoleAndName('button', 'shell', 'layout.collapseMenu'),
  expand: byRoleAndName('button', 'shell', 'layout.expandMenu'),
  currentEntry: 'nav:has(+ div button[aria-expanded]) a[aria-current="page"]',
  theme: byRoleAndName('button', 'shell', 'layout.theme', 'header'),
  feedback: byRoleAndName('button', 'shell', 'layout.feedback', 'footer'),
  backToTop: byRoleAndName('button', 'shell', 'layout.backToTop'),
  content: 'main#content',
  dialog: 'dialog[open]',
  /** Announces the title after a navigation. */
  arrival: '#root > [aria-live="polite"]',
} as const;

/** Addresses and names of the side menu's entries, in order. */
export const menuEntries = (page: Page): Promise<{ path: string; text: string }[]> =>
  page.$$eval(`${layout.sideMenu} a`, (links) =>
    links.map((link) => ({ path: link.getAttribute('href') ?? '', text: link.textContent })),
  );

/** Chooses a language, which reloads the page. Waits for the new document. */
export const chooseLanguage = async (page: Page, code: 'en' | 'ka'): Promise<void> => {
  await page.click(layout.preferences);
  await markDocument(page);
  await page.click(layout.language(code));
  await until(async () => !(await isSameDocument(page)));
  await whenHydrated(page);
};

/** Marks the document, so that `isSameDocument` is false after a reload. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(document, { sameDocument: true }).nodeType);

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in document);

/** Waits until the router has arrived at an address: path and query, and the fragment if `address` has one. */
export const waitForAddress = async (page: Page, address: string): Promise<void> => {
  await until(() =>
    page.evaluate(
      (expectedAddress) =>
        location.pathname + location.search + (expectedAddress.includes('#') ? location.hash : '') === expectedAddress,
      address,
    ),
  );
};

/** Waits until the text of an element differs from `before` and nothing in the content is loading. */
export const whenChanged = (page: Page, selector: string, before: string): Promise<void> =>
  until(() =>
    page.evaluate(
      (textSelector, known) =>
        ![known, undefined].includes(document.querySelector(textSelector)?.textContent) &&
        // A part of a page that was left before it had loaded stays busy, hidden.
        [...document.querySelectorAll('main [aria-busy="true"]')].every((part) => !part.checkVisibility()),
      selector,
      before,
    ),
  );

/** Clicks a link within the site by script, and waits for its address. */
export const followLink = async (page: Page, selector: string, address: string): Promise<void> => {
  await page.waitForSelector(selector);
  await page.$eval(selector, (link) => link instanceof HTMLElement && link.click());
  await waitForAddress(page, address);
};
