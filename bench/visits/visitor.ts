import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '../../e2e/support/browser';
import type { Network } from '../network/network';
import type { Variant } from '../variants';
import { observe, type Measurements } from './observe';
import type { Profile } from './profiles';
import { watchRequests, type Requests } from './requests';

/** A browser with an empty cache, new connections and one open page. */
export interface Visitor {
  readonly page: Page;
  /** False if its variant has no scripts, so that pages never hydrate. */
  readonly hasScripts: boolean;
  readonly requests: Requests;
  /** Leaves the page and ends all connections, like the end of a visit. */
  readonly pause: () => Promise<void>;
  readonly measurements: () => Promise<Measurements>;
}

/** Number of checks in a row in which a page must be idle. */
const IDLE_CHECKS = 3;
const CHECK_INTERVAL_MS = 150;
const IDLE_TIMEOUT_MS = 45_000;

/** Runs a task with a new visitor. */
export const withVisitor = async <T>(
  browser: Browser,
  network: Network,
  { line, slowdown, screen }: Profile,
  variant: Variant,
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
      hasScripts: variant !== 'no scripts',
      requests,
      pause: async () => {
        await page.goto('about:blank');
        // Waits for the request that the page sends when the visitor leaves.
        await delay(CHECK_INTERVAL_MS);
        await network.replaceLine(line);
        requests.forget();
      },
      measurements: async () => {
        const measurements = await page.evaluate(() => globalThis.caravanMeasurements);
        if (!measurements) throw new Error(`${page.url()} recorded nothing`);
        return measurements;
      },
    });
  } finally {
    await context.close();
  }
};

/**
 * Waits until a page is idle. It is idle if it is hydrated (with scripts) and has no open request in several checks. `withPreloads`: also
 * without requests for other pages.
 */
export const waitUntilIdle = async (
  { page, hasScripts, requests, measurements }: Visitor,
  { withPreloads = false } = {},
): Promise<void> => {
  const until = Date.now() + IDLE_TIMEOUT_MS;
  let knownRequests = -1;
  for (let idleChecks = 0; idleChecks < IDLE_CHECKS;) {
    if (Date.now() > until) throw new Error(`${page.url()} was not idle within ${IDLE_TIMEOUT_MS / 1000} s`);
    await delay(CHECK_INTERVAL_MS);
    const { ready } = await measurements();
    const all = withPreloads ? requests.withPreloads() : requests.withoutPreloads();
    const isIdle =
      all.length === knownRequests && all.every(({ bytes }) => bytes !== null) && (ready > 0 || !hasScripts);
    idleChecks = isIdle ? idleChecks + 1 : 0;
    knownRequests = all.length;
  }
};
