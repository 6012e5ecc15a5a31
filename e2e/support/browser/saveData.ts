import type { Page } from 'puppeteer';

/** Makes the visitor one who saves data, for whom the site loads nothing for other pages. */
export const saveData = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
