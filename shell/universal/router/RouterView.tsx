import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { Router, type Location, type Navigator } from 'react-router-dom';
import type { PageFailure } from './loadPage';
import type { RouteMatch } from './routes';

/** An entry of the browser's history. */
export type RouterLocation = Location<unknown>;

/** A page in the document. */
export interface PageState {
  /** Key of the history's entry at which the page was opened. The page keeps it while only its parameters change. */
  readonly id: string;
  readonly location: RouterLocation;
  /** The route that owns the address. */
  readonly match: RouteMatch | null;
  readonly failure: PageFailure | null;
}

/** The current page, the next one while it loads, and those before. */
export interface RouterState extends PageState {
  /** The address that is being loaded. If that takes long, it is also `location`. */
  readonly next: RouterLocation | null;
  /** The last navigation keeps the scroll position, for example that of a filter. */
  readonly keepsScroll: boolean;
  /** The page is to be shown as a placeholder at once (PERF-10). */
  readonly isPlaceholder?: boolean;
  /** Pages that were left, the latest first. They stay in the document, hidden, so that Back shows them at once (PERF-10). */
  readonly leftPages: readonly PageState[];
}

/** The router's state for the shell. Remotes use the hooks of React Router. */
export interface Routing extends PageState, Pick<RouterState, 'leftPages'> {
  /** The next page is being loaded. */
  readonly isBusy: boolean;
  /** The page is not rendered yet. A placeholder is in its place. */
  readonly isPlaceholder: boolean;
  readonly navigator: Navigator;
  readonly revalidate: () => Promise<void>;
}

export const RoutingContext = createContext<Routing | null>(null);

/** Returns the state of the router. Within a page that was left, that page's own. */
export const useRouting = (): Routing => {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('useRouting() outside the router');
  return routing;
};

interface RouterViewProps extends Pick<Routing, 'navigator' | 'revalidate'> {
  readonly state: RouterState;
  readonly children: ReactNode;
}

/** Provides the router's state to the site, in the browser and on the server. */
export const RouterView = ({ state, navigator, revalidate, children }: RouterViewProps): ReactElement => {
  const { id, location, match, failure, next, leftPages, isPlaceholder = false } = state;
  const isBusy = next !== null;
  const routing = useMemo(
    () => ({ id, location, match, failure, leftPages, isBusy, isPlaceholder, navigator, revalidate }),
    [id, location, match, failure, leftPages, isBusy, isPlaceholder, navigator, revalidate],
  );
  return <RoutingContext value={routing}>{children}</RoutingContext>;
};

/**
 * Makes the links and hooks of React Router work. Each page, and each widget in a place of the layout, has its own, because hidden
 * pages keep their addresses. React Router allows no `<Router>` within another.
 */
export const PageRouter = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { location, navigator } = useRouting();
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
};

/** Makes links with absolute addresses work. They do not know the current address, so that a navigation renders none of them. */
export const LayoutRouter = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Router location="/" navigator={useRouting().navigator}>
    {children}
  </Router>
);
