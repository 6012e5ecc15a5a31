import type { Page } from 'puppeteer';
import { until } from '../until';

/** The requests of the current document of a page. */
interface Traffic {
  /** Addresses of the requests that have not ended. */
  readonly openRequests: () => readonly string[];
  /** The time of the last start or end of a request, or of a new document. Unix milliseconds. */
  readonly lastChange: () => number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/**
 * Records the requests of a page from now on, for `whenNetworkIdle`. Puppeteer's `waitForNetworkIdle` would count a request for
 * ever that is open when the page leaves its document, because the browser does not report its end.
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

/** Waits until the document of a page has had no open request for `idleMs`. Rejects after 60 s with the open requests. */
export const whenNetworkIdle = async (page: Page, { idleMs = 500 } = {}) => {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('the requests of this page are not recorded: call watchRequests first');
  const { openRequests } = traffic;
  await until(async () => openRequests().length === 0 && Date.now() - traffic.lastChange() >= idleMs, {
    state: () => `open requests: ${openRequests().join(' ') || 'none, but new ones kept starting'}`,
  });
};
