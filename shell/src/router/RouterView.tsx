import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import type { RouterState, SiteRouter } from './siteRouter';

/** What the shell's own parts know of the router; sections use its hooks. */
interface SiteRouting extends Pick<RouterState, 'failure'> {
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

const RouterView = ({ state, navigator, revalidate, children }: RouterViewProps): ReactElement => {
  const { location, failure, next } = state;
  const isBusy = next !== null;
  const routing = useMemo(() => ({ failure, isBusy, revalidate }), [failure, isBusy, revalidate]);
  return (
    <RoutingContext.Provider value={routing}>
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    </RoutingContext.Provider>
  );
};

interface SiteRouterViewProps {
  readonly router: SiteRouter;
  readonly children: ReactNode;
}

/** Draws what the browser's router says. */
export const SiteRouterView = ({ router, children }: SiteRouterViewProps): ReactElement => {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // A transition: what still hydrates keeps the server's HTML, and the old page stays until the new one is drawn.
    const unsubscribe = router.subscribe((changed) => startTransition(() => setState(changed)));
    setState(router.state());
    return unsubscribe;
  }, [router]);
  return (
    <RouterView state={state} navigator={router.navigator} revalidate={router.revalidate}>
      {children}
    </RouterView>
  );
};

const atRest = (): void => undefined;

/** The server's navigator writes addresses, and goes nowhere. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: atRest,
  push: atRest,
  replace: atRest,
};

interface StillRouterViewProps extends Pick<RouterState, 'failure'> {
  readonly url: URL;
  readonly children: ReactNode;
}

/** Draws one address on the server. */
export const StillRouterView = ({ url, failure, children }: StillRouterViewProps): ReactElement => {
  const { pathname, search } = url;
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const state = { location, failure, next: null, keepsScroll: false };
  return (
    <RouterView state={state} navigator={still} revalidate={() => Promise.resolve()}>
      {children}
    </RouterView>
  );
};
