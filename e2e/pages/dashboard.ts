import type { Page } from 'puppeteer';

/** The rows of the table with a caption, each as the texts of its cells; none where there is no such table. */
export const rowsOf = (page: Page, caption: string): Promise<string[][]> =>
  page.$$eval(
    'table',
    (tables, name) =>
      [...(tables.find((table) => table.caption?.textContent === name)?.tBodies[0]?.rows ?? [])].map((row) =>
        [...row.cells].map((cell) => cell.textContent),
      ),
    caption,
  );

/** Logs in by the keyboard, and waits for the first chart. */
export const logIn = async (page: Page, name: string, password: string): Promise<void> => {
  await page.waitForSelector('input[name="username"]');
  await page.type('input[name="username"]', name);
  await page.type('input[name="password"]', password);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main figure');
};

/** Follows the texts that come with a page: documents, scripts and answers of calls. */
export const followTexts = (page: Page): (() => Promise<readonly string[]>) => {
  const texts: Promise<string>[] = [];
  page.on('response', (answer) => {
    // Redirects and cached files have no text.
    if (['document', 'script', 'fetch', 'xhr'].includes(answer.request().resourceType()))
      texts.push(answer.text().catch(() => ''));
  });
  return () => Promise.all(texts);
};
