import * as v from 'valibot';
import { isSameSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import type { Browser } from '../../e2e/support/chromium';
import english from '../../shell/universal/locales/en.json';
import type { Visit } from './visits';

/** How often a page is asked for until the server draws it: the first time the API may take longer than its patience. */
const TRIES = 4;
/** Milliseconds for a page to come to life, and for what it asks for afterwards. */
const READY_LIMIT = 20_000;
const QUIET_LIMIT = 5000;

const bootElement = /<script type="application\/json" id="caravan-boot">(.*?)<\/script>/s;
const leftOut = v.object({ leftOut: v.array(v.object({ remote: v.string(), part: v.string() })) });

const leftOutIn = (html: string): readonly Slot[] =>
  v.parse(leftOut, JSON.parse(bootElement.exec(html)?.[1] ?? '{"leftOut":[]}')).leftOut;

/** Without the stack. */
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
const messageOf = (thrown: unknown): string => firstLine(thrown instanceof Error ? thrown.message : String(thrown));

/** What the server makes of a page: why it does not do. `complaint` gives the last that the server said. */
export const faultsOnServer = async (
  origin: string,
  { address, slots }: Visit,
  complaint: () => string,
): Promise<string[]> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(origin + address);
    const html = await answer.text();
    const missing = slots.filter((slot) => leftOutIn(html).some((left) => isSameSlot(left, slot)));
    if (answer.status === 200 && missing.length === 0) return [];
    if (tries < TRIES) continue;
    if (answer.status !== 200) return [`${address} answers ${answer.status}`];
    return missing.map((slot) => `the server does not draw ${slotKey(slot)} of ${address} (${complaint()})`);
  }
};

/** What Chromium makes of a page: why it does not do. */
export const faultsInBrowser = async (
  browser: Browser,
  origin: string,
  { address, slots }: Visit,
): Promise<string[]> => {
  const context = await browser.createBrowserContext();
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    page.on(
      'console',
      (message) => message.type() === 'error' && faults.push(`${address}: ${firstLine(message.text())}`),
    );
    page.on('pageerror', (error) => faults.push(`${address}: ${messageOf(error)}`));
    await page.goto(origin + address, { waitUntil: 'load', timeout: READY_LIMIT });
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === '', { timeout: READY_LIMIT });
    // What is fetched when it comes into view, too.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForNetworkIdle({ idleTime: 250, timeout: QUIET_LIMIT }).catch(() => undefined);
    for (const slot of slots) {
      const text = await page
        .$eval(`[data-slot="${slotKey(slot)}"]`, (place) => place.textContent)
        .catch(() => english.layout.failure.title);
      if (text?.includes(english.layout.failure.title))
        faults.push(`${address} shows a failure in place of ${slotKey(slot)}`);
    }
  } catch (error) {
    faults.push(`${address} does not come to life in Chromium (${messageOf(error)})`);
  } finally {
    await context.close();
  }
  return faults;
};
