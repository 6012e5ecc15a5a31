import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SlotSkeleton } from '../slots/SlotSkeleton';
import { PageSlot } from '../slots/PageSlot';
import { RouteFailure } from './RouteFailure';
import { useRouting } from '../router/RouterView';
import { isTestPage } from '../router/routes';
import { RouteParams } from '../router/RouteParams';

// Loaded on demand, because only teams open this page.
const TestPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "test" */ './TestPage')).TestPage,
}));

const testPage = (
  <Suspense fallback={<SlotSkeleton />}>
    <TestPage />
  </Suspense>
);

/** The page of the current address: a page of a remote, of the shell, or a failure. */
export const PageContent = (): ReactElement => {
  const { pathname } = useLocation();
  const { failure, owned, isPlaceholder } = useRouting();
  const slot = owned?.slot ?? null;
  const missing = slot === null && !isTestPage(pathname) ? 'not-found' : failure;
  // Memoized, because a new element would replace dehydrated content by its fallback.
  const content = useMemo(() => {
    if (isPlaceholder) return <SlotSkeleton />;
    if (missing) return <RouteFailure failure={missing} />;
    return slot === null ? testPage : <PageSlot slot={slot} />;
  }, [slot, missing, isPlaceholder]);
  return <RouteParams>{content}</RouteParams>;
};
