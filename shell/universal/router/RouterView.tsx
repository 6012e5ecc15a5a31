import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { Router, type Location, type Navigator } from 'react-router-dom';
import type { PageFailure } from './loadPage';
import type { OwnedRoute } from './routes';

/** An entry of the browser's history. */
export type RouterLocation = Location<unknown>;

/** The current page, and the next one while it loads. */
export interface RouterState {
  readonly location: RouterLocation;
  /** The route that owns the address. */
  readonly owned: OwnedRoute | null;
  readonly failure: PageFailure | null;
  /** The address that is being loaded. If that takes long, it is also `location`. */
  readonly next: RouterLocation | null;
  /** The last navigation keeps the scroll position, for example that of a filter. */
  readonly keepsScroll: boolean;
  /** The last navigation led to another page, which begins at its top. */
  readonly isNewPage?: boolean;
}

/** The router's state for the shell. Remotes use the hooks of React Router. */
interface SiteRouting extends Pick<RouterState, 'failure' | 'owned'> {
  /** The next page is being loaded. */
  readonly isBusy: boolean;
  /** The page is not rendered yet. A placeholder is in its place. */
  readonly isPlaceholder: boolean;
  readonly revalidate: () => Promise<void>;
}

const RoutingContext = createContext<SiteRouting | null>(null);

/** Returns the state of the router. */
export const useRouting = (): SiteRouting => {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('useRouting() outside the router');
  return routing;
};

interface RouterViewProps {
  readonly state: RouterState;
  readonly isPlaceholder?: boolean;
  readonly navigator: Navigator;
  readonly revalidate: () => Promise<void>;
  readonly children: ReactNode;
}

/** Provides the router's state to the site, in the browser and on the server. */
export const RouterView = ({
  state,
  isPlaceholder = false,
  navigator,
  revalidate,
  children,
}: RouterViewProps): ReactElement => {
  const { location, owned, failure, next } = state;
  const isBusy = next !== null;
  const routing = useMemo(
    () => ({ owned, failure, isBusy, isPlaceholder, revalidate }),
    [owned, failure, isBusy, isPlaceholder, revalidate],
  );
  return (
    <RoutingContext.Provider value={routing}>
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    </RoutingContext.Provider>
  );
};
