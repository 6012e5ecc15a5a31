import { launchChromium, whenHydrated } from '../e2e/support/browser';
import { routes } from '../e2e/pages/routes';

// Says of every page of a running site whether Chromium keeps it in its back/forward cache, and why not.
const origin = process.argv[2] ?? 'http://127.0.0.1:4300';

const browser = await launchChromium({ isFullBrowser: true, removedArguments: ['--disable-back-forward-cache'] });
let cachedPages = 0;
for (const { path, isFramed } of routes) {
  const page = await browser.newPage();
  await page.goto(origin + path);
  if (!isFramed) await whenHydrated(page);
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await page.goto(`${origin}/health`);
  await page.goBack();
  const reasons = await page.evaluate(() => {
    if (Reflect.get(window, 'persisted') === true) return '';
    const [visit] = performance.getEntriesByType('navigation');
    return JSON.stringify(visit ? Reflect.get(visit, 'notRestoredReasons') : null);
  });
  if (reasons === '') cachedPages += 1;
  process.stdout.write(`${path.padEnd(40)}${reasons === '' ? 'at once' : `not eligible: ${reasons}`}\n`);
  await page.close();
}
await browser.close();
process.stdout.write(`${cachedPages} of ${routes.length} pages come back at once\n`);
