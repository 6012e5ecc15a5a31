import type { Page } from 'puppeteer';
import { byRoleAndName } from './named';

const slot = '[data-slot="marketplace/watch-list"]';

/** Selectors of the watch list. */
export const watchList = {
  card: `${slot} li:has(a[href^="/detail/"])`,
  choose: (id: string): string => `${slot} li:has(a[href="/detail/${id}"]) input[type="checkbox"]`,
  compare: byRoleAndName('link', 'mf-marketplace', 'watchList.compare', slot),
  close: byRoleAndName('link', 'mf-marketplace', 'watchList.close', slot),
  table: `${slot} table`,
  column: `${slot} thead th[scope="col"] a`,
  row: `${slot} tbody tr:has(td)`,
  onlyDifferences: byRoleAndName('checkbox', 'mf-marketplace', 'watchList.onlyDifferences', slot),
} as const;

/** Waits for the list. Returns the ids of its vehicles. */
export const listedIds = async (page: Page): Promise<string[]> => {
  await page.waitForSelector(`${slot} [aria-busy="false"]`);
  return page.$$eval(`${watchList.card} h3 a`, (links) =>
    links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
  );
};

/** Clicks a control by script, because the bar of chosen vehicles may cover it. */
export const clickByScript = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (control) => {
    if (control instanceof HTMLElement) control.click();
  });
