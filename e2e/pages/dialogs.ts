import type { Page } from 'puppeteer';
import { account, openSignIn, click } from './account';
import { carPage } from './carPage';
import { layout, samplePage } from './layout';
import { vehiclePage } from './vehiclePage';
import { until } from '../support/until';

/** A dialog or drawer, with the steps that open it and wait for its content. */
export interface Opening {
  readonly name: string;
  /** The width of the window, if only narrow screens have the dialog. */
  readonly width?: number;
  /** The address of its page. Default: any page. */
  readonly address?: string;
  readonly open: (page: Page) => Promise<unknown>;
}

export const closeByEscape = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await until(() => page.evaluate(() => document.querySelector('dialog') === null));
};

const openInformation = async (page: Page): Promise<void> => {
  await click(page, account.menu);
  await click(page, account.information);
  await page.waitForSelector(account.edit);
};

export const openings: readonly Opening[] = [
  {
    name: 'sign-in dialog',
    open: async (page) => {
      await openSignIn(page);
      await page.waitForSelector(account.provider);
    },
  },
  {
    name: 'feedback dialog',
    open: async (page) => {
      await click(page, layout.feedback);
      await page.waitForSelector(account.content);
    },
  },
  {
    name: 'guide',
    // A partner of the demo data.
    address: `${samplePage}?accountId=w-SHCa2DIk6oycT3S-UCpN1Ibj`,
    open: (page) => page.waitForSelector(layout.dialog),
  },
  {
    name: 'drawer',
    width: 360,
    open: async (page) => {
      await click(page, layout.menuButton);
      await page.waitForSelector(`${layout.dialog} nav a`);
    },
  },
  {
    name: 'filters',
    width: 360,
    address: '/cars?brand=byd',
    open: async (page) => {
      await click(page, 'button[name="filters"]');
      await page.waitForSelector(`${layout.dialog} a[href*="energy="]`);
    },
  },
  {
    name: 'sharing of a vehicle',
    address: '/detail/200035',
    open: async (page) => {
      await click(page, vehiclePage.share);
      await page.waitForSelector(`${layout.dialog} svg[role="img"] path`);
    },
  },
  {
    name: 'attributes of a vehicle',
    address: '/detail/200035',
    open: async (page) => {
      await click(page, vehiclePage.attributes);
      await page.waitForSelector(`${layout.dialog} table`);
    },
  },
  {
    name: 'contact of a seller',
    address: '/car/model/detail/100001',
    open: async (page) => {
      await click(page, carPage.contact);
      await page.waitForSelector(`${layout.dialog} a[href^="mailto:"]`);
    },
  },
  {
    name: 'language, currency and country',
    open: async (page) => {
      await click(page, layout.preferences);
      await page.waitForSelector(layout.language('ka'), { visible: true });
    },
  },
];

/** The dialogs of a signed-in visitor. */
export const ownOpenings: readonly Opening[] = [
  {
    name: 'account menu',
    open: async (page) => {
      await click(page, account.menu);
      await page.waitForSelector(account.signOut, { visible: true });
    },
  },
  { name: 'user information', open: openInformation },
  {
    name: 'editing of the user information',
    open: async (page) => {
      await openInformation(page);
      await click(page, account.edit);
      await page.waitForSelector('input[name="firstName"]');
    },
  },
  {
    name: 'change of the e-mail address',
    open: async (page) => {
      await openInformation(page);
      await click(page, account.changeEmail);
      await page.waitForSelector(account.email);
    },
  },
];
