import { launchChromium, bytesOf, firstVisit } from '../e2e/support/browser';
import { routes } from '../e2e/pages/routes';
import { head, row } from './figures/table';
import { say } from './site';

// Measures the bytes of a first visit to every page of a running site. 1 KB = 1024 bytes.
const origin = process.argv[2] ?? 'http://127.0.0.1:4300';

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

const browser = await launchChromium({ isFullBrowser: true });
say(head(['KB, compressed', 'HTML', 'script it waits for', 'first visit in all']));
for (const { path } of routes) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const { html, blockingScripts, total } = await firstVisit(page, origin + path);
  say(row([path, ...[html, bytesOf(blockingScripts), total].map(kilobytes)]));
  await context.close();
}
await browser.close();
