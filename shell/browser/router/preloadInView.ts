import { slotKey, type Slot } from '@caravan/shared/contracts';
import { chunksOf, type BootManifest } from '../../universal/manifest/manifest';
import { matchRoute, type RouteMatch } from '../../universal/router/routes';
import type { RemoteLoader } from '../remotes/federation';
import type { RemoteIndex } from '../remotes/remoteIndex';
import { modulePreload } from '../remotes/modulePreload';
import type { SiteRouter } from './siteRouter';

/** Milliseconds that a link must be in view. */
const IN_VIEW_MS = 200;
/** Compressed bytes of code that one page view loads ahead. */
const MAX_BYTES = 300_000;
/** Pages whose data each page shown loads ahead, without the next page of its list. */
const MAX_PAGES = 2;

export interface LinksInView {
  readonly view: Window & typeof globalThis;
  readonly manifest: BootManifest;
  /** Its `load` completes the remotes of the manifest. */
  readonly index: Pick<RemoteIndex, 'load'>;
  readonly source: Pick<RemoteLoader, 'filesOf'>;
  readonly router: Pick<SiteRouter, 'subscribe'>;
  readonly loadAhead: (url: URL, match: RouteMatch) => unknown;
}

const savesData = ({ connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } }): boolean =>
  connection?.saveData ?? false;

/** Resolves when the browser has nothing else to do. */
export const waitUntilIdle = (view: Window & typeof globalThis): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in view) view.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, IN_VIEW_MS);
  });

const waitForLoad = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });

const bytesOf = ({ href }: HTMLLinkElement): number =>
  performance.getEntriesByName(href).reduce((sum, entry) => {
    return sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0);
  }, 0);

/** Whether a link is, or has, the title of an item in the content. Visitors follow those most. */
const isTitle = (link: Element): boolean =>
  link.closest('main') !== null && (link.closest('h2, h3') ?? link.querySelector('h2, h3')) !== null;

/**
 * Loads the code of the pages that links in view lead to, at low priority and one page at a time, without running it. Also
 * loads the data of the next page of a list and of the first items in view. Loads nothing for visitors who save data (PERF-10).
 */
export const preloadInView = ({ view, manifest, index, source, router, loadAhead }: LinksInView): void => {
  const { document, location, navigator } = view;
  if (savesData(navigator)) return;
  const preload = modulePreload(document.body, 'low');
  const startedSlots = new Set<string>();
  const startedPages = new Set<string>();
  let itemCount = 0;
  let loadedBytes = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const preloadSlot = async ({ remote: name, part }: Slot): Promise<void> => {
    await waitUntilIdle(view);
    const remote = manifest.remotes.find((each) => each.name === name);
    if (!remote || loadedBytes > MAX_BYTES) return;
    const links = preload(await source.filesOf(remote, chunksOf(remote, part, manifest.lang)));
    await Promise.all(links.map(waitForLoad));
    for (const link of links) loadedBytes += bytesOf(link);
  };

  const preloadLink = (link: HTMLAnchorElement): void => {
    const match = matchRoute(manifest, link.pathname);
    if (!match || match.route.framed) return;
    for (const slot of [match.slot, ...(match.route.widgets ?? [])]) {
      if (startedSlots.has(slotKey(slot))) continue;
      startedSlots.add(slotKey(slot));
      // A file that does not arrive is loaded again, and reported, once its page is opened.
      queue = queue.then(() => preloadSlot(slot)).catch(() => undefined);
    }
    if (startedPages.has(link.href) || !(link.rel === 'next' || (isTitle(link) && itemCount < MAX_PAGES))) return;
    startedPages.add(link.href);
    if (link.rel !== 'next') itemCount += 1;
    queue = queue.then(() => waitUntilIdle(view)).then(() => link.isConnected && loadAhead(new URL(link.href), match));
  };

  const timers = new Map<Element, number>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      view.clearTimeout(timers.get(target));
      timers.delete(target);
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const handleSeen = (): void => {
        timers.delete(target);
        observer.unobserve(target);
        preloadLink(target);
      };
      timers.set(target, view.setTimeout(handleSeen, IN_VIEW_MS));
    }
  });

  const observeLinks = (): void => {
    for (const timer of timers.values()) view.clearTimeout(timer);
    timers.clear();
    observer.disconnect();
    itemCount = 0;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target])'))
      if (link.origin === location.origin) observer.observe(link);
  };
  const observeWhenIdle = (): void =>
    // Without the index, nothing is loaded ahead.
    void waitUntilIdle(view)
      .then(() => index.load('low'))
      .then(observeLinks, () => undefined);
  router.subscribe(({ next }) => {
    if (!next) observeWhenIdle();
  });
  observeWhenIdle();
};
