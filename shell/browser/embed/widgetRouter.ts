import { createPath, parsePath, type Navigator, type To } from 'react-router-dom';
import { isSameSlot, type Slot } from '@caravan/shared/contracts';
import type { BootManifest } from '../../universal/manifest/manifest';
import { goingTo } from '../../universal/router/goingTo';
import type { PageEnd } from '../../universal/router/loadPage';
import { ownedRoute } from '../../universal/router/routes';
import type { Place, RouterState } from '../../universal/router/RouterView';

interface WidgetRouterOptions {
  readonly manifest: BootManifest;
  /** The site's. */
  readonly origin: string;
  readonly load: (url: URL) => Promise<PageEnd>;
  /** Goes to an address of the site that is not the widget's own. */
  readonly leave: (address: string) => void;
}

/**
 * The router of a widget: an address of its own page is loaded and shown in its place, any other leaves it. It has no
 * history, which is that of the page around it.
 */
export const createWidgetRouter = async ({ manifest, origin, load, leave }: WidgetRouterOptions, first: string) => {
  const listeners = new Set<(state: RouterState) => void>();
  let keys = 0;
  let latest = 0;

  const placeOf = (to: To, before?: Place): Place => {
    const { pathname = before?.pathname ?? '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    keys += 1;
    return { pathname, search, hash, state: null, key: String(keys) };
  };
  const end = async (location: Place): Promise<RouterState> => {
    const found = await load(new URL(createPath(location), origin));
    const shown = 'redirect' in found ? { owned: null, failure: 'not-found' as const } : found;
    return { location, ...shown, next: null, keepsScroll: true };
  };

  let state = await end(placeOf(first));
  const own: Slot | undefined = state.owned?.slot;

  const change = (changed: Partial<RouterState>): void => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener(state);
  };
  const addressOf = (to: To): string => origin + createPath(placeOf(to, state.location));

  const go = async (to: To): Promise<void> => {
    const location = placeOf(to, state.location);
    const owned = ownedRoute(manifest, location.pathname);
    if (!owned || !own || !isSameSlot(owned.slot, own)) return leave(addressOf(to));
    latest += 1;
    const turn = latest;
    change({ next: location });
    const next = await end(location);
    if (turn === latest) change(next);
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
