import type { Page } from 'puppeteer';

/** Returns the texts of the cells of the table with a caption, row by row. Empty without such a table. */
export const rowsOf = (page: Page, caption: string): Promise<string[][]> =>
  page.$$eval(
    'table',
    (tables, name) =>
      [...(tables.find((table) => table.caption?.textContent === name)?.tBodies[0]?.rows ?? [])].map((row) =>
        [...row.cells].map((cell) => cell.textContent),
      ),
    caption,
  );

/** Logs in by the keyboard and waits for the first chart. */
export const logIn = async (page: Page, name: string, password: string): Promise<void> => {
  await page.waitForSelector('input[name="username"]');
  await page.type('input[name="username"]', name);
  await page.type('input[name="password"]', password);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main figure');
};

/** Collects the texts of documents, scripts and calls from now on. Returns a function that reads them. */
export const collectTexts = (page: Page): (() => Promise<readonly string[]>) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    // Redirects and cached files have no text.
    if (['document', 'script', 'fetch', 'xhr'].includes(response.request().resourceType()))
      texts.push(response.text().catch(() => ''));
  });
  return () => Promise.all(texts);
};
