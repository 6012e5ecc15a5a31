import {
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ReactElement,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSite } from '@caravan/shared/site';
import type { Currency } from '@caravan/shared/contracts';
import { withTimeout } from '../time/withTimeout';
import { FramedLayout } from '../layout/FramedLayout';
import { LazyGuide } from '../layout/LazyGuide';
import { Layout } from '../layout/Layout';
import { UserMenu } from '../layout/UserMenu';
import { useLayoutTexts } from '../layout/useLayoutTexts';
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

/** Milliseconds that saving a choice to the account may hold it up; the call outlives the page, which is loaded again. */
const PATIENCE = 400;

/** The page that may invite visitors to sign in. */
const HOME = '/home';

/** Says when the page has been taken over: effects of a boundary run once it is hydrated. */
function Hydrated(): null {
  const { onHydrated } = useShell();
  // oxlint-disable-next-line exhaustive-deps -- it happens once
  useEffect(() => onHydrated?.(), []);
  return null;
}

// It hydrates by itself, in pieces that let the browser in between, and is a constant: a re-render of what surrounds a part
// that still hydrates would hydrate it at once, in one piece. It waits for nothing, and the server would send the styles of
// a placeholder that nobody sees.
const page = (
  <Suspense fallback={null}>
    <PageContent />
    <Hydrated />
  </Suspense>
);

/** Layout, messages and dialogs around every page. */
const Frame = (): ReactElement => {
  const { remotes, preferences, account, onPageShown } = useShell();
  const site = useSite();
  const texts = useLayoutTexts();
  const {
    lang,
    currency,
    theme,
    menu: menuWidth,
  } = useSyncExternalStore(preferences.subscribe, preferences.choices, preferences.choices);
  const isLast = useSelector((state: SiteState) => state.connection.isLost);
  const toasts = useSelector((state: SiteState) => state.toasts.list);
  const session = useSelector(siteSession);
  const dialog = useSelector((state: SiteState) => state.session.dialog);
  const dispatch = useDispatch();
  const { pathname, key } = useLocation();
  const { isBusy, owned } = useRouting();
  const framed = owned?.route.framed ?? false;

  const dismissToast = useCallback((id: number) => void dispatch(toastDismissed(id)), [dispatch]);
  useLayoutEffect(onPageShown, [key, onPageShown]);
  useFadingToasts(toasts, dismissToast);
  const guide = useGuide();
  const hasActed = useHasActed();
  useSessionMark(session.status);
  const isUserMissing = session.status === 'in' && session.user === null;
  // oxlint-disable-next-line exhaustive-deps -- a failed call is made again at the next page, not at once
  useEffect(() => (isUserMissing ? account.resume() : undefined), [key]);

  const closeDialog = useCallback(() => void dispatch(dialogClosed()), [dispatch]);
  const handleCurrency = async (choice: Currency): Promise<void> => {
    if (session.status === 'in') await withTimeout(account.saveCurrency(choice), PATIENCE);
    preferences.choose({ currency: choice });
  };
  const menu = useMemo(() => remotes.manifest.remotes.flatMap(({ menu: entries }) => entries), [remotes]);
  const messages = { texts, toasts, onDismissToast: dismissToast, busy: isBusy };

  if (framed) {
    // No guide, prompt or dialog either: they would cover a page of somebody else's.
    return <FramedLayout>{page}</FramedLayout>;
  }
  return (
    <>
      <Arrival />
      <Layout
        {...messages}
        menu={menu}
        currentPath={pathname}
        sideMenu={owned?.route.sideMenu ?? true}
        collapsed={menuWidth === 'narrow'}
        onCollapse={(narrow) => preferences.choose({ menu: narrow ? 'narrow' : null })}
        lang={lang}
        currency={currency}
        theme={theme}
        onLanguage={(choice) => preferences.choose({ lang: choice })}
        onCurrency={(choice) => void handleCurrency(choice)}
        onTheme={(choice) => preferences.choose({ theme: choice })}
        onSignIn={() => site.open('login')}
        onFeedback={() => site.open('feedback')}
        account={
          session.status === 'in' ? (
            <UserMenu
              user={session.user}
              texts={texts}
              onInformation={() => site.open('profile')}
              onSignOut={account.signOut}
            />
          ) : undefined
        }
        isLast={isLast}
      >
        {page}
        {pathname === HOME && session.status === 'out' && hasActed ? (
          <PlacedWidget place="prompt" onClose={closeDialog} />
        ) : null}
      </Layout>
      {dialog ? <PlacedWidget key={dialog} place={dialog} onClose={closeDialog} /> : null}
      {guide.isShown ? <LazyGuide texts={texts.guide} onDismiss={guide.dismiss} /> : null}
    </>
  );
};

/** The site's frame around every page, and the services that remotes find in their context. */
export const Shell = (): ReactElement => (
  <SiteProvider>
    <Frame />
  </SiteProvider>
);
