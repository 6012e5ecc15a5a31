import {
  Activity,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { SlotSkeleton } from '../slots/SlotSkeleton';
import { PageSlot } from '../slots/PageSlot';
import { RouteFailure, type RouteFailureProps } from './RouteFailure';
import { useShell } from '../services/ShellContext';
import { RoutingContext, useRouting, type PageState, type Routing } from '../router/RouterView';
import { isTestPage } from '../router/routes';
import { RouteParams } from '../router/RouteParams';

// Loaded on demand, because only teams open this page. `failure` is for the message if its code cannot be loaded.
const TestPage = lazy(async (): Promise<{ default: ComponentType<RouteFailureProps> }> => ({
  default: await import(/* webpackChunkName: "test" */ './TestPage').then(
    (code) => code.TestPage,
    () => RouteFailure,
  ),
}));

const testPage = (
  <Suspense fallback={<SlotSkeleton />}>
    <TestPage failure="failed" />
  </Suspense>
);

interface PageViewProps extends Omit<Routing, 'isBusy' | 'leftPages'> {
  /** Called when the page is rendered, and each time it is shown again. */
  readonly onShown: () => void;
}

const noPages: readonly PageState[] = [];

/** A page of a remote, of the shell, or a failure. It has its own address, also while another page is shown. */
const PageView = memo(function PageView({ onShown, ...page }: PageViewProps): ReactElement {
  const { location, match, failure, isPlaceholder } = page;
  const slot = match?.slot ?? null;
  const pageFailure = slot === null && !isTestPage(location.pathname) ? 'not-found' : failure;
  useEffect(onShown, [onShown]);
  // Memoized, because a new element would replace dehydrated content by its fallback.
  const content = useMemo(() => {
    if (isPlaceholder) return <SlotSkeleton />;
    if (pageFailure) return <RouteFailure failure={pageFailure} />;
    return slot === null ? testPage : <PageSlot slot={slot} />;
  }, [slot, pageFailure, isPlaceholder]);
  return (
    <RoutingContext value={{ ...page, isBusy: false, leftPages: noPages }}>
      <RouteParams>{content}</RouteParams>
    </RoutingContext>
  );
});

/** The page of the current address, and hidden after it those that were left. Each hydrates separately, in small tasks. */
export const PageContent = (): ReactNode => {
  const { id, location, match, failure, isPlaceholder, navigator, revalidate, leftPages } = useRouting();
  const { onHydrated } = useShell();
  const isHydrated = useRef(false);
  const handleShown = useCallback(() => {
    if (!isHydrated.current) onHydrated?.();
    isHydrated.current = true;
  }, [onHydrated]);
  const current = { id, location, match, failure };
  const sharedProps = { navigator, revalidate, onShown: handleShown };
  return [current, ...leftPages].map((page) => (
    <Activity key={page.id} mode={page === current ? 'visible' : 'hidden'}>
      <PageView {...page} {...sharedProps} isPlaceholder={page === current && isPlaceholder} />
    </Activity>
  ));
};
