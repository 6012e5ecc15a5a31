import type { Page } from 'puppeteer';
import { until } from '../until';

/** The requests of the document that stands in a page. */
interface Traffic {
  /** Addresses of those that have not ended. */
  readonly underWay: () => readonly string[];
  /** When a request last began or ended, or a document came: milliseconds since the epoch. */
  readonly lastChange: () => number;
}

const watched = new WeakMap<Page, Traffic>();

/**
 * Records the requests of a page from now on, for `whenNetworkIdle`. Puppeteer's own
 * `waitForNetworkIdle` does not do here: of a request that is under way when its document is left, the browser says
 * no more, and puppeteer counts it for ever.
 */
export const watchRequests = async (page: Page): Promise<void> => {
  const session = await page.createCDPSession();
  const requests = new Map<string, { readonly document: string; readonly address: string }>();
  let document = '';
  let changed = Date.now();
  const ended = ({ requestId }: { readonly requestId: string }): void => {
    if (requests.delete(requestId)) changed = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request }) => {
    requests.set(requestId, { document: loaderId, address: request.url });
    changed = Date.now();
  });
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    document = frame.loaderId;
    changed = Date.now();
  });
  await Promise.all([session.send('Page.enable'), session.send('Network.enable')]);
  watched.set(page, {
    underWay: () =>
      [...requests.values()].filter((request) => request.document === document).map(({ address }) => address),
    lastChange: () => changed,
  });
};

/**
 * Waits until the document of a page has had no request under way for half a second, or for `idle` milliseconds;
 * says which go on where that takes more than 60 s. Requests whose path is one of `besides` may go on.
 */
export const whenNetworkIdle = async (
  page: Page,
  { idle = 500, besides }: { idle?: number; besides?: RegExp } = {},
) => {
  const traffic = watched.get(page);
  if (!traffic) throw new Error('the traffic of this page is not watched: call watchRequests first');
  const underWay = (): readonly string[] =>
    traffic.underWay().filter((address) => !besides?.test(new URL(address).pathname));
  await until(async () => underWay().length === 0 && Date.now() - traffic.lastChange() >= idle, {
    state: () => `these requests go on: ${underWay().join(' ') || 'none, but new ones kept coming'}`,
  });
};
