import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SlotSkeleton } from '../slots/SlotSkeleton';
import { PageSlot } from '../slots/PageSlot';
import { RouteFailure } from './RouteFailure';
import { useRouting } from '../router/RouterView';
import { isTestPage } from '../router/routes';
import { RouteParams } from '../router/RouteParams';

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
export const PageContent = (): ReactElement => {
  const { pathname } = useLocation();
  const { failure, owned } = useRouting();
  const slot = owned?.slot ?? null;
  const missing = slot === null && !isTestPage(pathname) ? 'not-found' : failure;
  // The same element as long as the page is the same: another one would drop what still hydrates to its fallback.
  const content = useMemo(() => {
    if (missing) return <RouteFailure failure={missing} />;
    return slot === null ? testPage : <PageSlot slot={slot} />;
  }, [slot, missing]);
  return <RouteParams>{content}</RouteParams>;
};
