import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '../../e2e/support/browser';
import type { Network } from '../network/network';
import { observe, type Notes } from './observe';
import type { Profile } from './profiles';
import { watchRequests, type Requests } from './requests';

/** A browser with an empty cache, a new line and one open page. */
export interface Visitor {
  readonly page: Page;
  readonly requests: Requests;
  /** Leaves the page and ends all connections, like the end of a visit. */
  readonly pause: () => Promise<void>;
  readonly notes: () => Promise<Notes>;
}

/** How often in a row a page must be idle, milliseconds between, and the timeout. */
const IDLE_CHECKS = 3;
const CHECK_INTERVAL_MS = 150;
const IDLE_TIMEOUT_MS = 45_000;

/** Runs a task with a new visitor. */
export const withVisitor = async <T>(
  browser: Browser,
  network: Network,
  { line, slowdown, screen }: Profile,
  task: (visitor: Visitor) => Promise<T>,
): Promise<T> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    const requests = await watchRequests(session);
    await page.setViewport(screen);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluateOnNewDocument(observe);
    await network.replaceLine(line);
    return await task({
      page,
      requests,
      pause: async () => {
        await page.goto('about:blank');
        // The page sends a last request when it is left.
        await delay(CHECK_INTERVAL_MS);
        await network.replaceLine(line);
        requests.forget();
      },
      notes: async () => {
        const notes = await page.evaluate(() => globalThis.caravanNotes);
        if (!notes) throw new Error(`${page.url()} recorded nothing`);
        return notes;
      },
    });
  } finally {
    await context.close();
  }
};

/**
 * Waits until a page is idle: hydrated (if scripts run), and several times in a row without an open request. `withAhead`: also
 * without one for another page.
 */
export const waitUntilIdle = async (
  { page, requests, notes }: Visitor,
  hasScripts: boolean,
  { withAhead = false } = {},
): Promise<void> => {
  const until = Date.now() + IDLE_TIMEOUT_MS;
  let knownRequests = -1;
  for (let idleChecks = 0; idleChecks < IDLE_CHECKS;) {
    if (Date.now() > until) throw new Error(`${page.url()} does not get idle`);
    await delay(CHECK_INTERVAL_MS);
    const { ready } = await notes();
    const all = withAhead ? requests.withAhead() : requests.all();
    const isIdle =
      all.length === knownRequests && all.every(({ bytes }) => bytes !== null) && (ready > 0 || !hasScripts);
    idleChecks = isIdle ? idleChecks + 1 : 0;
    knownRequests = all.length;
  }
};
