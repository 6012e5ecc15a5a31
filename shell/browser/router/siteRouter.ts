import { isSameSlot } from '@caravan/shared/contracts';
import { createPath, parsePath, type Navigator, type To } from 'react-router-dom';
import type { PageAddress } from '@caravan/shared/site';
import { goingTo } from '../../universal/router/goingTo';
import type { PageEnd } from '../../universal/router/loadPage';
import type { OwnedRoute } from '../../universal/router/routes';
import { withTimeout } from '../../universal/time/withTimeout';
import type { Place, RouterState } from '../../universal/router/RouterView';

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

export interface SiteRouter {
  readonly state: () => RouterState;
  /** Hears of every change: a navigation that begins (`next`), and the page that it came to. */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void;
  readonly navigate: (to: To, options?: NavigateOptions) => Promise<void>;
  /** The address that is being loaded, where it is another of the page that is shown. */
  readonly goingTo: () => PageAddress | null;
  /** Loads again what the page of the present address needs. */
  readonly revalidate: () => Promise<void>;
  /** What links and `useNavigate()` drive. */
  readonly navigator: Navigator;
}

export interface SiteRouterOptions {
  readonly view: Window;
  readonly load: (url: URL) => Promise<PageEnd>;
  readonly ownerOf: (pathname: string) => OwnedRoute | null;
  /** Whose the first page is, and how its loading ended on the server. */
  readonly first: Pick<RouterState, 'owned' | 'failure'>;
  /** Called before an address is written, to put back methods of the history that a remote replaced. */
  readonly beforeCommit: () => void;
}

/** Milliseconds that another page may take before its frame is shown without it: what comes sooner is drawn once. */
const SOON = 75;

/** Writes a place into the browser's history. */
type Commit = (location: Place) => void;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * The place that the browser shows; its key tells entries of the history with the same address apart. An entry that the
 * browser made itself, that of a first page or of a plain link to a place on the page, is given one.
 */
const presentPlace = ({ location, history }: Window): Place => {
  const { pathname, search, hash } = location;
  const kept: unknown = history.state;
  const { key, usr = null } = isObject(kept) ? kept : {};
  if (typeof key === 'string') return { pathname, search, hash, state: usr, key };
  const own = newKey();
  history.replaceState({ key: own, usr }, '');
  return { pathname, search, hash, state: usr, key: own };
};

/** Only the place on the page differs: nothing is to be loaded. */
const isSamePage = (from: Place, to: Place): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';

/** Whether the place of `to` differs from what is shown: another page, in the layout, from its top. */
const isAnotherPage = ({ owned: shown }: RouterState, to: Place, owned: OwnedRoute | null): boolean =>
  owned !== null && !owned.route.framed && to.hash === '' && !(shown && isSameSlot(owned.slot, shown.slot));

const takesLong = async (loading: Promise<unknown>): Promise<boolean> => {
  let isLate = true;
  await withTimeout(
    loading.then(() => {
      isLate = false;
    }),
    SOON,
  );
  return isLate;
};

/**
 * The router of the browser: each navigation loads its page and shows it in the place of the one before. Where another page
 * takes long, its address and frame are there at once, and the page comes into them. Of two that overlap the later one
 * counts. React Router's own data router does this too, for forms, fetchers and blockers as well, and weighs 13 KB more
 * than its `<Router>` alone.
 */
export const createSiteRouter = ({ view, load, ownerOf, first, beforeCommit }: SiteRouterOptions): SiteRouter => {
  const listeners = new Set<(state: RouterState) => void>();
  let state: RouterState = { location: presentPlace(view), ...first, next: null, keepsScroll: false };
  let latest = 0;

  const change = (changed: Partial<RouterState>): void => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener(state);
  };

  const urlOf = (location: Place): URL => new URL(createPath(location), view.location.origin);

  const placeOf = (to: To, usr: unknown): Place => {
    const { pathname = state.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const url = new URL(view.location.origin);
    url.pathname = pathname;
    return { pathname: url.pathname, search, hash, state: usr ?? null, key: newKey() };
  };

  const push: Commit = (location) => {
    beforeCommit();
    view.history.pushState({ key: location.key, usr: location.state }, '', createPath(location));
  };
  const replace: Commit = (location) => {
    beforeCommit();
    view.history.replaceState({ key: location.key, usr: location.state }, '', createPath(location));
  };

  const go = async (location: Place, commit: Commit, keepsScroll: boolean): Promise<void> => {
    const turn = ++latest;
    const here = state;
    change({ next: location });
    const loading = isSamePage(here.location, location) ? Promise.resolve(here) : load(urlOf(location));
    const owned = ownerOf(location.pathname);
    const isAhead = commit === push && isAnotherPage(here, location, owned) && (await takesLong(loading));
    if (turn !== latest) return;
    if (isAhead) {
      commit(location);
      change({ location, owned, failure: null, keepsScroll });
    }
    const end = await loading;
    if (turn !== latest) return;
    if ('redirect' in end)
      return go(placeOf(end.redirect, null), commit === push && !isAhead ? push : replace, keepsScroll);
    if (!isAhead) commit(location);
    change({ location, owned: end.owned, failure: end.failure, next: null, keepsScroll });
  };

  const navigate: SiteRouter['navigate'] = (to, options = {}) =>
    go(placeOf(to, options.state), options.replace ? replace : push, options.preventScrollReset ?? false);

  // Back and forward: the browser has changed the address already.
  view.addEventListener('popstate', () => void go(presentPlace(view), () => undefined, false));

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    goingTo: () => goingTo(state, ownerOf),
    revalidate: async () => {
      const turn = latest;
      const end = await load(urlOf(state.location));
      if (turn === latest && 'failure' in end) change({ failure: end.failure });
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (steps) => {
        beforeCommit();
        view.history.go(steps);
      },
      push: (to, usr, options) => void navigate(to, { ...options, state: usr }),
      replace: (to, usr, options) => void navigate(to, { ...options, state: usr, replace: true }),
    },
  };
};
