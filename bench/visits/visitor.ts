import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '../../e2e/support/browser';
import type { Network } from '../network/network';
import { observe, type Notes } from './observe';
import type { Profile } from './profiles';
import { watchRequests, type Requests } from './requests';

/** A browser with an empty cache, new connections and one open page. */
export interface Visitor {
  readonly page: Page;
  readonly requests: Requests;
  /** Leaves the page and ends all connections, like the end of a visit. */
  readonly pause: () => Promise<void>;
  readonly notes: () => Promise<Notes>;
}

/** Checks in a row in which a page must be idle, milliseconds between them, and the timeout. */
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
        // Waits for the request that the page sends when the visitor leaves.
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
 * Waits until a page is idle: hydrated (if scripts run), and without an open request in several checks. `withPreloads`: also without
 * requests for other pages.
 */
export const waitUntilIdle = async (
  { page, requests, notes }: Visitor,
  hasScripts: boolean,
  { withPreloads = false } = {},
): Promise<void> => {
  const until = Date.now() + IDLE_TIMEOUT_MS;
  let knownRequests = -1;
  for (let idleChecks = 0; idleChecks < IDLE_CHECKS;) {
    if (Date.now() > until) throw new Error(`${page.url()} was not idle within ${IDLE_TIMEOUT_MS / 1000} s`);
    await delay(CHECK_INTERVAL_MS);
    const { ready } = await notes();
    const all = withPreloads ? requests.withPreloads() : requests.withoutPreloads();
    const isIdle =
      all.length === knownRequests && all.every(({ bytes }) => bytes !== null) && (ready > 0 || !hasScripts);
    idleChecks = isIdle ? idleChecks + 1 : 0;
    knownRequests = all.length;
  }
};
