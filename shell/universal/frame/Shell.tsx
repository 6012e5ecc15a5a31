import { useCallback, useEffect, useLayoutEffect, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FramedLayout } from '../layout/FramedLayout';
import { LazyGuide } from '../layout/LazyGuide';
import { Layout } from '../layout/Layout';
import { PlacedWidget } from '../slots/PlacedWidget';
import { useShell } from '../services/ShellContext';
import { Arrival } from './Arrival';
import { PageContent } from '../pages/PageContent';
import { useRouting } from '../router/RouterView';
import { useGuide } from './useGuide';
import { SiteProvider } from './SiteProvider';
import { useHasActed } from './useHasActed';
import { useSessionMark } from './useSessionMark';
import { dialogClosed, siteSession } from '../store/session';
import { toastDismissed } from '../store/toasts';
import type { SiteState } from '../store/createStore';
import { useFadingToasts } from '../store/useFadingToasts';

/** The page that may show the sign-in prompt. */
const HOME = '/home';

// A constant, because a re-render with new children would hydrate it in one long task.
const pageContent = <PageContent />;

/** Layout, messages and dialogs around every page. */
const Frame = (): ReactElement => {
  const { account, onPageShown } = useShell();
  const isLast = useSelector((state: SiteState) => state.connection.isLost);
  const toasts = useSelector((state: SiteState) => state.toasts.list);
  const session = useSelector(siteSession);
  const dialog = useSelector((state: SiteState) => state.session.dialog);
  const dispatch = useDispatch();
  const { location, isBusy, match } = useRouting();
  const { pathname, key } = location;
  const framed = match?.route.framed ?? false;

  const dismissToast = useCallback((id: number) => void dispatch(toastDismissed(id)), [dispatch]);
  useLayoutEffect(onPageShown, [key, onPageShown]);
  useFadingToasts(toasts, dismissToast);
  const guide = useGuide();
  const hasActed = useHasActed();
  useSessionMark(session.status);
  const isUserMissing = session.status === 'in' && session.user === null;
  useEffect(() => {
    if (isUserMissing) void account.resume();
    // oxlint-disable-next-line exhaustive-deps -- a failed call is retried on the next page
  }, [key]);

  const closeDialog = useCallback(() => void dispatch(dialogClosed()), [dispatch]);

  if (framed) {
    // Without guide, prompt and dialogs, which would cover the partner's page.
    return <FramedLayout>{pageContent}</FramedLayout>;
  }
  return (
    <>
      <Arrival />
      <Layout
        toasts={toasts}
        onDismissToast={dismissToast}
        busy={isBusy}
        isSignedIn={session.status === 'in'}
        sideMenu={match?.route.sideMenu ?? true}
        isLast={isLast}
      >
        {pageContent}
        {pathname === HOME && session.status === 'out' && hasActed ? (
          <PlacedWidget place="prompt" onClose={closeDialog} />
        ) : null}
      </Layout>
      {dialog ? <PlacedWidget key={dialog} place={dialog} onClose={closeDialog} /> : null}
      {guide.isShown ? <LazyGuide onDismiss={guide.dismiss} /> : null}
    </>
  );
};

/** The layout around every page, and the services in the context of remotes. */
export const Shell = (): ReactElement => (
  <SiteProvider>
    <Frame />
  </SiteProvider>
);
