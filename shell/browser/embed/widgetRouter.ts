import { createPath, parsePath, type Navigator, type To } from 'react-router-dom';
import { isSameSlot, type Slot } from '@caravan/shared/contracts';
import type { BootManifest } from '../../universal/manifest/manifest';
import { goingTo } from '../../universal/router/goingTo';
import type { PageEnd } from '../../universal/router/loadPage';
import { ownedRoute } from '../../universal/router/routes';
import type { RouterLocation, RouterState } from '../../universal/router/RouterView';

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
  let keys = 0;
  let latestAttempt = 0;

  const locationOf = (to: To, before?: RouterLocation): RouterLocation => {
    const { pathname = before?.pathname ?? '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    keys += 1;
    return { pathname, search, hash, state: null, key: String(keys) };
  };
  const end = async (location: RouterLocation): Promise<RouterState> => {
    const found = await load(new URL(createPath(location), origin));
    const shown = 'redirect' in found ? { owned: null, failure: 'not-found' as const } : found;
    return { id: 'widget', location, ...shown, next: null, keepsScroll: true, left: [] };
  };

  let state = await end(locationOf(first));
  const own: Slot | undefined = state.owned?.slot;

  const change = (changed: Partial<RouterState>): void => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener(state);
  };
  const addressOf = (to: To): string => origin + createPath(locationOf(to, state.location));

  const go = async (to: To): Promise<void> => {
    const location = locationOf(to, state.location);
    const owned = ownedRoute(manifest, location.pathname);
    if (!owned || !own || !isSameSlot(owned.slot, own)) return leave(addressOf(to));
    latestAttempt += 1;
    const attempt = latestAttempt;
    change({ next: location });
    const next = await end(location);
    if (attempt === latestAttempt) change(next);
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
    goingTo: () => goingTo(state, (pathname) => ownedRoute(manifest, pathname)),
    revalidate: async () => change(await end(state.location)),
    navigator,
  };
};

export type WidgetRouter = Awaited<ReturnType<typeof createWidgetRouter>>;
