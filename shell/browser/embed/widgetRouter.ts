import { createPath, parsePath, type Navigator, type To } from 'react-router-dom';
import { isSameSlot, type Slot } from '@caravan/shared/contracts';
import type { BootManifest } from '../../universal/manifest/manifest';
import { latestAddress } from '../../universal/router/latestAddress';
import type { PageEnd } from '../../universal/router/loadPage';
import { matchRoute } from '../../universal/router/routes';
import type { RouterLocation, RouterState } from '../../universal/router/RouterView';
import { inLanguage } from './siteLink';

interface WidgetRouterOptions {
  readonly manifest: BootManifest;
  /** The origin of the site. */
  readonly origin: string;
  readonly load: (url: URL) => Promise<PageEnd>;
  /** Opens an address of the site that belongs to another page. */
  readonly leave: (address: string) => void;
}

/**
 * Creates the router of a widget. It shows addresses of the widget's page in place, and calls `leave` for all others. It does
 * not use the history, which belongs to the page around the widget.
 */
export const createWidgetRouter = async ({ manifest, origin, load, leave }: WidgetRouterOptions, first: string) => {
  const listeners = new Set<(state: RouterState) => void>();
  let keyCount = 0;
  let latestAttempt = 0;

  const locationOf = (to: To, before?: RouterLocation): RouterLocation => {
    const { pathname = before?.pathname ?? '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    keyCount += 1;
    return { pathname, search, hash, state: null, key: String(keyCount) };
  };
  const loadState = async (location: RouterLocation): Promise<RouterState> => {
    const end = await load(new URL(createPath(location), origin));
    const shownPage = 'redirect' in end ? { match: null, failure: 'not-found' as const } : end;
    return { id: 'widget', location, ...shownPage, next: null, keepsScroll: true, leftPages: [] };
  };

  let state = await loadState(locationOf(first));
  const ownSlot: Slot | undefined = state.match?.slot;

  const change = (changed: Partial<RouterState>): void => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener(state);
  };
  const addressOf = (to: To): string => inLanguage(origin + createPath(locationOf(to, state.location)), manifest.lang);

  const loadAndShow = async (location: RouterLocation): Promise<void> => {
    latestAttempt += 1;
    const attempt = latestAttempt;
    const next = await loadState(location);
    if (attempt === latestAttempt) change(next);
  };

  const go = async (to: To): Promise<void> => {
    const location = locationOf(to, state.location);
    const match = matchRoute(manifest, location.pathname);
    if (!match || !ownSlot || !isSameSlot(match.slot, ownSlot)) return leave(addressOf(to));
    change({ next: location });
    await loadAndShow(location);
  };

  const navigator: Navigator = {
    createHref: addressOf,
    push: (to) => void go(to),
    replace: (to) => void go(to),
    go: () => undefined,
  };
  return {
    state: () => state,
    subscribe: (listener: (state: RouterState) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    goingTo: () => latestAddress(state, ownSlot, (pathname) => matchRoute(manifest, pathname)),
    revalidate: () => loadAndShow(state.location),
    navigator,
  };
};

export type WidgetRouter = Awaited<ReturnType<typeof createWidgetRouter>>;
