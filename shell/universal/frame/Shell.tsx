import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSite } from '@caravan/shared/site';
import { waitAtMost } from '../time/waitAtMost';
import { FramedLayout } from '../layout/FramedLayout';
import { LazyGuide } from '../layout/LazyGuide';
import { Layout } from '../layout/Layout';
import type { LayoutProps } from '../layout/types';
import { UserMenu } from '../layout/UserMenu';
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

/** Milliseconds that a currency change waits for the account. The request continues during the reload. */
const SAVE_TIMEOUT_MS = 400;

type LayoutHandlers = Pick<
  LayoutProps,
  'onCollapse' | 'onLanguage' | 'onCurrency' | 'onCountry' | 'onTheme' | 'onSignIn' | 'onFeedback'
>;

/** The page that may show the sign-in prompt. */
const HOME = '/home';

// A constant, because a re-render with new children would hydrate it in one long task.
const pageContent = <PageContent />;

/** Layout, messages and dialogs around every page. */
const Frame = (): ReactElement => {
  const { remotes, preferences, account, onPageShown } = useShell();
  const site = useSite();
  const choices = useSyncExternalStore(preferences.subscribe, preferences.choices, preferences.choices);
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
  const isSignedIn = session.status === 'in';
  // The same handlers and the same element, so that a navigation does not render the layout again (PERF-10).
  const handlers = useMemo<LayoutHandlers>(
    () => ({
      onCollapse: (narrow) => preferences.choose({ menu: narrow ? 'narrow' : null }),
      onLanguage: (lang) => preferences.choose({ lang }),
      onCurrency: (currency) => {
        const saved = isSignedIn ? waitAtMost(account.saveCurrency(currency), SAVE_TIMEOUT_MS) : Promise.resolve();
        void saved.then(() => preferences.choose({ currency }));
      },
      onCountry: (country) => preferences.choose({ country }),
      onTheme: (theme) => preferences.choose({ theme }),
      onSignIn: () => site.open('login'),
      onFeedback: () => site.open('feedback'),
    }),
    [preferences, account, site, isSignedIn],
  );
  const userMenu = useMemo(
    () =>
      isSignedIn ? (
        <UserMenu user={session.user} onInformation={() => site.open('profile')} onSignOut={account.signOut} />
      ) : undefined,
    [isSignedIn, session.user, site, account],
  );

  if (framed) {
    // Without guide, prompt and dialogs, which would cover the partner's page.
    return <FramedLayout>{pageContent}</FramedLayout>;
  }
  return (
    <>
      <Arrival />
      <Layout
        {...handlers}
        toasts={toasts}
        onDismissToast={dismissToast}
        busy={isBusy}
        menu={remotes.manifest.menuEntries}
        sideMenu={match?.route.sideMenu ?? true}
        collapsed={choices.menu === 'narrow'}
        lang={choices.lang}
        currency={choices.currency}
        country={choices.country}
        theme={choices.theme}
        account={userMenu}
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
