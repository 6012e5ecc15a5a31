import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { SlotSkeleton } from '../slots/SlotSkeleton';
import { PageSlot } from '../slots/PageSlot';
import { RouteFailure } from './RouteFailure';
import { useRouting } from '../router/RouterView';
import { isTestPage } from '../router/routes';

// A page for teams: visitors do not carry it.
const TestPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "test" */ './TestPage')).TestPage,
}));

const testPage = (
  <Suspense fallback={<SlotSkeleton />}>
    <TestPage />
  </Suspense>
);

/** The page of the present address: a remote's, the shell's own, or what stands where there is none. */
export const PageContent = (): ReactElement | null => {
  const { pathname } = useLocation();
  const { failure, owned } = useRouting();
  const slot = owned?.slot ?? null;
  const path = owned?.route.path ?? '*';
  const framed = owned?.route.framed ?? false;
  const missing = slot === null && !isTestPage(pathname) ? 'not-found' : failure;
  // The same element as long as the page is the same: another one would drop what still hydrates to its fallback.
  const routes = useMemo<RouteObject[]>(() => {
    if (missing) return [{ path: '*', element: <RouteFailure failure={missing} framed={framed} /> }];
    return [{ path, element: slot === null ? testPage : <PageSlot slot={slot} /> }];
  }, [path, slot, missing, framed]);
  return useRoutes(routes);
};
