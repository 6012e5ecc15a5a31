import type { Page } from 'puppeteer';

/** Turns on data saving in the visitor's browser, so that the site loads nothing for other pages. */
export const saveData = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
