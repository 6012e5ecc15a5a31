import type { Page } from 'puppeteer';
import { until } from '../until';

/** The requests of the document that stands in a page. */
interface Traffic {
  /** Addresses of those that have not ended. */
  readonly openRequests: () => readonly string[];
  /** When a request last began or ended, or a document came: milliseconds since the epoch. */
  readonly lastChange: () => number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/**
 * Records the requests of a page from now on, for `whenNetworkIdle`. Puppeteer's own
 * `waitForNetworkIdle` does not do here: of a request that is under way when its document is left, the browser says
 * no more, and puppeteer counts it for ever.
 */
export const watchRequests = async (page: Page): Promise<void> => {
  const session = await page.createCDPSession();
  const requests = new Map<string, { readonly document: string; readonly address: string }>();
  let document = '';
  let changedAt = Date.now();
  const removeRequest = ({ requestId }: { readonly requestId: string }): void => {
    if (requests.delete(requestId)) changedAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request }) => {
    requests.set(requestId, { document: loaderId, address: request.url });
    changedAt = Date.now();
  });
  session.on('Network.loadingFinished', removeRequest);
  session.on('Network.loadingFailed', removeRequest);
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    document = frame.loaderId;
    changedAt = Date.now();
  });
  await Promise.all([session.send('Page.enable'), session.send('Network.enable')]);
  trafficOf.set(page, {
    openRequests: () =>
      [...requests.values()].filter((request) => request.document === document).map(({ address }) => address),
    lastChange: () => changedAt,
  });
};

/**
 * Waits until the document of a page has had no request under way for half a second, or for `idleMs` milliseconds;
 * says which go on where that takes more than 60 s. Requests whose path is one of `ignoredPaths` may go on.
 */
export const whenNetworkIdle = async (
  page: Page,
  { idle: idleMs = 500, besides: ignoredPaths }: { idle?: number; besides?: RegExp } = {},
) => {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('the traffic of this page is not watched: call watchRequests first');
  const openRequests = (): readonly string[] =>
    traffic.openRequests().filter((address) => !ignoredPaths?.test(new URL(address).pathname));
  await until(async () => openRequests().length === 0 && Date.now() - traffic.lastChange() >= idleMs, {
    state: () => `these requests go on: ${openRequests().join(' ') || 'none, but new ones kept coming'}`,
  });
};
