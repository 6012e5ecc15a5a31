import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { Router, type Location, type Navigator } from 'react-router-dom';
import type { PageFailure } from './loadPage';
import type { OwnedRoute } from './routes';

/** An entry of the browser's history. */
export type Place = Location<unknown>;

/** Where the visitor is, and what is on its way. */
export interface RouterState {
  readonly location: Place;
  /** The route that owns the address. */
  readonly owned: OwnedRoute | null;
  readonly failure: PageFailure | null;
  /** The address whose page is being loaded; where that takes long, it is `location` already. */
  readonly next: Place | null;
  /** The last navigation asked for the scroll position to stay, for example that of a filter. */
  readonly keepsScroll: boolean;
}

/** What the shell's own parts know of the router; sections use its hooks. */
interface SiteRouting extends Pick<RouterState, 'failure' | 'owned'> {
  /** The next page is being loaded. */
  readonly isBusy: boolean;
  readonly revalidate: () => Promise<void>;
}

const RoutingContext = createContext<SiteRouting | null>(null);

/** The state of the router. */
export const useRouting = (): SiteRouting => {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('useRouting() outside the router');
  return routing;
};

interface RouterViewProps {
  readonly state: RouterState;
  readonly navigator: Navigator;
  readonly revalidate: () => Promise<void>;
  readonly children: ReactNode;
}

/** What both sides put around the site's frame: where the visitor is, and how to go elsewhere. */
export const RouterView = ({ state, navigator, revalidate, children }: RouterViewProps): ReactElement => {
  const { location, owned, failure, next } = state;
  const isBusy = next !== null;
  const routing = useMemo(() => ({ owned, failure, isBusy, revalidate }), [owned, failure, isBusy, revalidate]);
  return (
    <RoutingContext.Provider value={routing}>
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    </RoutingContext.Provider>
  );
};
