import type { Page } from 'puppeteer';
import { codeFor } from '../support/site';
import { layout } from './layout';
import { byRoleAndName } from './named';
import { whenFocused } from '../support/browser';
import { until } from '../support/until';

/** Selectors of the sign-in, the user's data and feedback. */
export const account = {
  email: `${layout.dialog} input[type="email"]`,
  send: `${layout.dialog} button[name="send"]`,
  submit: `${layout.dialog} button[type="submit"]`,
  /** The selectors use names, because other dialogs also have a field for an address and a button. */
  signInEmail: byRoleAndName('textbox', 'mf-account', 'email', layout.dialog),
  signIn: byRoleAndName('button', 'mf-account', 'signIn', layout.dialog),
  provider: byRoleAndName('button', 'mf-account', 'provider.local', layout.dialog),
  /** The avatar menu of a signed-in visitor, and its entries. */
  menu: 'header details:has(img) summary',
  information: byRoleAndName('button', 'shell', 'layout.information', 'header'),
  signOut: byRoleAndName('button', 'shell', 'layout.signOut', 'header'),
  /** Buttons of the user info modal. */
  edit: byRoleAndName('button', 'mf-account', 'profile.edit', layout.dialog),
  changeEmail: byRoleAndName('button', 'mf-account', 'profile.email', layout.dialog),
  download: byRoleAndName('button', 'mf-account', 'data.download', layout.dialog),
  delete: byRoleAndName('button', 'mf-account', 'data.delete', layout.dialog),
  content: `${layout.dialog} textarea`,
  prompt: '[data-slot="account/Prompt"] section',
} as const;

export const codeField = `${layout.dialog} input[name="code"]`;

/** Waits for an element and clicks it. */
export const click = async (page: Page, selector: string): Promise<void> => {
  const found = await page.waitForSelector(selector);
  // Scrolls it away from sticky bars at the edges of the screen.
  await found?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await found?.click();
};

/** Waits for a field and types into it. */
export const typeInto = async (page: Page, selector: string, text: string): Promise<void> => {
  await page.waitForSelector(selector);
  await page.type(selector, text);
};

export const openSignIn = async (page: Page): Promise<void> => {
  await click(page, layout.signIn);
  await page.waitForSelector(account.signInEmail);
};

/** Returns the texts of all messages that are shown. */
export const toastsOf = (page: Page): Promise<string[]> =>
  page.$$eval('[data-toast]', (toasts) => toasts.map(({ textContent }) => textContent));

export const waitForToast = async (page: Page, text: string): Promise<void> => {
  await until(() =>
    page.evaluate(
      (expectedText) =>
        [...document.querySelectorAll('[data-toast]')].some(({ textContent }) => textContent === expectedText),
      text,
    ),
  );
};

/** Requests a code, waits for its field, and types the mailed code. */
export const typeCode = async (page: Page, address: string): Promise<void> => {
  await click(page, account.send);
  await whenFocused(page, codeField);
  await typeInto(page, codeField, await codeFor(address));
};

/** Signs in with a mailed code. Opens the dialog by the header, unless `opens` is false. */
export const signIn = async (page: Page, address: string, opens = true): Promise<void> => {
  if (opens) await openSignIn(page);
  await typeInto(page, account.signInEmail, address);
  await typeCode(page, address);
  await page.click(account.signIn);
};
