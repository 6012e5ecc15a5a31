import { createPath, parsePath, type Navigator, type To } from 'react-router-dom';
import type { Slot } from '@caravan/shared/contracts';
import type { LatestAddress } from '@caravan/shared/site';
import { latestAddress } from '../../universal/router/latestAddress';
import type { PageEnd } from '../../universal/router/loadPage';
import { hasParams, isOfSamePage, type RouteMatch } from '../../universal/router/routes';
import { waitAtMost } from '../../universal/time/waitAtMost';
import type { PageState, RouterLocation, RouterState } from '../../universal/router/RouterView';
import { entryState } from './entryState';

interface NavigateOptions {
  /** Replaces the current entry of the history. A link to the same address always does, as in browsers. */
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

export interface SiteRouter {
  readonly state: () => RouterState;
  /** Calls `listener` when a navigation begins (`next` is set) and when its page is shown. */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void;
  readonly navigate: (to: To, options?: NavigateOptions) => Promise<void>;
  /** The latest address of the page that React shows. Null if the router is at another page. */
  readonly goingTo: (shown: Slot | undefined) => LatestAddress | null;
  /** Loads the data of the current page again. */
  readonly revalidate: () => Promise<void>;
  /** Removes the pages that were left, for example because they show what only their user may see. */
  readonly forgetLeft: () => void;
  /**
   * Calls `intercept` at each step back or forward, before the router reads the new entry. The router ignores steps for which it
   * returns true. A second listener could not stop the router: Chromium calls those of a window in the order of their registration.
   */
  readonly interceptSteps: (intercept: () => boolean) => void;
  /** For links and `useNavigate()`. */
  readonly navigator: Navigator;
}

export interface SiteRouterOptions {
  readonly view: Window;
  readonly load: (url: URL) => Promise<PageEnd>;
  readonly ownerOf: (pathname: string) => RouteMatch | null;
  /** Returns a promise if the routes that `load` and `ownerOf` need for an address are not loaded yet. */
  readonly routesOf: (url: URL) => Promise<unknown> | null;
  /** The route of the first page, and how the server's load of it ended. */
  readonly first: Pick<RouterState, 'match' | 'failure'>;
  /** Called before the history changes, to restore methods of it that a remote replaced. */
  readonly beforeCommit: () => void;
}

/** How many pages that were left stay in the document. */
const MAX_LEFT_PAGES = 2;

/** Milliseconds to wait for the data that has the heading of a page with parameters (PERF-10). */
const HEADING_TIMEOUT_MS = 25;
/** Milliseconds to wait for a paint. A hidden document has none. */
const PAINT_TIMEOUT_MS = 100;

/** Writes a location into the browser's history. */
type Commit = (location: RouterLocation) => void;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * The current entry of the history. Its key distinguishes entries with the same address. An entry that the browser created,
 * for the first page or a link to a fragment, gets a key here.
 */
const currentLocation = (view: Window): RouterLocation => {
  const { pathname, search, hash } = view.location;
  const { key, usr = null } = entryState(view);
  if (typeof key === 'string') return { pathname, search, hash, state: usr, key };
  const newEntryKey = newKey();
  view.history.replaceState({ key: newEntryKey, usr }, '');
  return { pathname, search, hash, state: usr, key: newEntryKey };
};

/** Whether only the fragment differs, so that nothing is loaded. */
const differsByFragment = (from: RouterLocation, to: RouterLocation): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';

/** Whether `to` is another page in the layout, shown from its top. */
const isAnotherPage = ({ match: shown }: RouterState, to: RouterLocation, match: RouteMatch | null): boolean =>
  match !== null && !match.route.framed && to.hash === '' && !isOfSamePage(match, shown);

const pageOf = ({ id, location, match, failure }: PageState): PageState => ({ id, location, match, failure });

/** Whether the page can be shown again as it was left. */
const isReusable = ({ match, failure, next, location }: RouterState): boolean =>
  match !== null && !match.route.framed && failure === null && next !== location;

/**
 * The page at `to`, and the pages that stay hidden beside it, at most one of each route. A page that is shown again is the same
 * object in all its parts, so that React renders nothing of it.
 */
const nextPageState = (
  current: RouterState,
  to: RouterLocation,
  match: RouteMatch | null,
): Pick<RouterState, 'id' | 'location' | 'match' | 'leftPages'> => {
  if (isOfSamePage(match, current.match)) return { id: current.id, location: to, match, leftPages: current.leftPages };
  const hiddenPages = isReusable(current) ? [current, ...current.leftPages] : current.leftPages;
  const pages = match?.route.framed ? [] : hiddenPages;
  const shown = pages.find(({ location }) => location.key === to.key) ?? { id: to.key, location: to, match };
  const left = pages.filter((page) => !isOfSamePage(match, page.match)).map(pageOf);
  return { id: shown.id, location: shown.location, match: shown.match, leftPages: left.slice(0, MAX_LEFT_PAGES) };
};

const waitForPaint = (view: Window): Promise<void> =>
  waitAtMost(new Promise((resolve) => view.requestAnimationFrame(() => view.setTimeout(resolve))), PAINT_TIMEOUT_MS);

/**
 * The router of the browser: each navigation loads its page and then shows it. Before another page, it shows the address, the layout
 * and a placeholder at once. A later navigation cancels an earlier one. React Router's data router does this
 * too, also for forms and fetchers, but needs 13 KB more than its `<Router>`.
 */
export const createSiteRouter = ({
  view,
  load,
  ownerOf,
  routesOf,
  first,
  beforeCommit,
}: SiteRouterOptions): SiteRouter => {
  const listeners = new Set<(state: RouterState) => void>();
  const firstLocation = currentLocation(view);
  let state: RouterState = {
    id: firstLocation.key,
    location: firstLocation,
    ...first,
    next: null,
    keepsScroll: false,
    leftPages: [],
  };
  /** Number of the latest navigation. An earlier one stops at its next step. */
  let latest = 0;

  const change = (changed: Partial<RouterState>): void => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener(state);
  };

  const urlOf = (location: RouterLocation): URL => new URL(createPath(location), view.location.origin);

  const locationOf = (to: To, usr: unknown): RouterLocation => {
    const { pathname = state.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const url = new URL(view.location.origin);
    url.pathname = pathname;
    return { pathname: url.pathname, search, hash, state: usr ?? null, key: newKey() };
  };

  const commitBy =
    (method: 'pushState' | 'replaceState'): Commit =>
    (location) => {
      beforeCommit();
      view.history[method]({ key: location.key, usr: location.state }, '', createPath(location));
    };
  const push = commitBy('pushState');
  const replace = commitBy('replaceState');

  const go = async (location: RouterLocation, commit: Commit, keepsScroll: boolean): Promise<void> => {
    const navigation = ++latest;
    const startState = state;
    const pageStateFor = (match: RouteMatch | null) =>
      nextPageState({ ...startState, leftPages: state.leftPages }, location, match);
    change({ next: location, isPlaceholder: false });
    const routes = routesOf(urlOf(location));
    if (routes) {
      await routes;
      if (navigation !== latest) return;
      // Now `goingTo` knows the route.
      change({ next: location });
    }
    const loadPage = (): Promise<PageEnd> =>
      differsByFragment(startState.location, location) ? Promise.resolve(startState) : load(urlOf(location));
    const match = ownerOf(location.pathname);
    const isAhead = commit === push && isAnotherPage(startState, location, match);
    // Not yet if the placeholder needs no data, because it would delay the paint.
    const earlyLoad = isAhead && match && !hasParams(match) ? null : loadPage();
    if (isAhead) {
      if (earlyLoad) await waitAtMost(earlyLoad, HEADING_TIMEOUT_MS);
      if (navigation !== latest) return;
      commit(location);
      change({ ...pageStateFor(match), failure: null, keepsScroll, isPlaceholder: true });
      await waitForPaint(view);
      if (navigation !== latest) return;
      change({ isPlaceholder: false });
    }
    const end = await (earlyLoad ?? loadPage());
    if (navigation !== latest) return;
    if ('redirect' in end)
      return go(locationOf(end.redirect, null), commit === push && !isAhead ? push : replace, keepsScroll);
    if (!isAhead) commit(location);
    const page = isAhead ? { match: end.match } : pageStateFor(end.match);
    change({ ...page, failure: end.failure, next: null, keepsScroll });
  };

  const navigate: SiteRouter['navigate'] = (to, options = {}) => {
    const location = locationOf(to, options.state);
    const replaces = options.replace || createPath(location) === createPath(state.location);
    return go(location, replaces ? replace : push, options.preventScrollReset ?? false);
  };

  let isIntercepted = (): boolean => false;
  // The browser has already changed the address for back and forward.
  view.addEventListener('popstate', () => {
    if (!isIntercepted()) void go(currentLocation(view), () => undefined, false);
  });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    goingTo: (shown) => latestAddress(state, shown, ownerOf),
    revalidate: async () => {
      const navigation = latest;
      const end = await load(urlOf(state.location));
      if (navigation === latest && 'failure' in end) change({ failure: end.failure });
    },
    forgetLeft: () => change({ leftPages: [] }),
    interceptSteps: (intercept) => {
      isIntercepted = intercept;
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
