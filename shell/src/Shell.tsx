import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { SiteContext, type Site } from '@caravan/shared/site';
import type { Currency } from '@caravan/shared/contracts';
import { withPatience } from './boot/withPatience';
import { Guide } from './layout/Guide';
import { Layout } from './layout/Layout';
import { UserMenu } from './layout/UserMenu';
import { useLayoutTexts } from './layout/useLayoutTexts';
import { RemoteSlotByName } from './remotes/RemoteSlotByName';
import { useShell } from './remotes/ShellContext';
import { useHydrated } from '@caravan/shared/ui';
import { WidgetSlot } from './remotes/WidgetSlot';
import { Arrival } from './router/Arrival';
import { PageContent } from './router/PageContent';
import { useRouting } from './router/RouterView';
import { ownedRoute } from './router/routes';
import { useGuide } from './session/useGuide';
import { useHasActed } from './session/useHasActed';
import { useSessionMark } from './session/useSessionMark';
import { dialogClosed, dialogOpened, siteSession, userKnown } from './store/session';
import { toastDismissed, toastShown } from './store/toasts';
import type { SiteState } from './store/createStore';
import { useFadingToasts } from './store/useFadingToasts';

/** Milliseconds that saving a choice to the account may hold it up; the call outlives the page, which is loaded again. */
const PATIENCE = 400;

// A constant: a re-render of what surrounds a part that still hydrates would drop it to its fallback.
const page = <PageContent />;

/** The site's frame around every page: layout, messages, sign-in, and the services that sections find in their context. */
export const Shell = (): ReactElement => {
  const { sections, preferences, account, now, track, onPageShown } = useShell();
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
  const { isBusy } = useRouting();
  const hydrated = useHydrated();

  const dismissToast = useCallback((id: number) => void dispatch(toastDismissed(id)), [dispatch]);
  useLayoutEffect(onPageShown, [key, onPageShown]);
  useFadingToasts(toasts, dismissToast);
  const guide = useGuide();
  const hasActed = useHasActed();
  useSessionMark(session.status);
  const isUserMissing = session.status === 'in' && session.user === null;
  // oxlint-disable-next-line exhaustive-deps -- a failed call is made again at the next page, not at once
  useEffect(() => (isUserMissing ? account.resume() : undefined), [key]);

  // Deferred: a section that still hydrates keeps the server's HTML, where another session at once would drop it to its fallback.
  const sectionsSession = useDeferredValue(session);
  const site = useMemo<Site>(
    () => ({
      lang,
      currency,
      words: { loading: texts.loading, retry: texts.failure.retry, advice: texts.failure.advice },
      toast: (request) => void dispatch(toastShown(request)),
      session: sectionsSession,
      visitor: account.visitor,
      now,
      signedIn: account.signedIn,
      userChanged: (user) => void dispatch(userKnown(user)),
      signOut: account.signOut,
      open: (name) => void dispatch(dialogOpened(name)),
      ...(track && { track }),
      renderWidget: (name, props, fallback): ReactNode => <WidgetSlot slot={name} props={props} fallback={fallback} />,
    }),
    [lang, currency, texts, dispatch, sectionsSession, account, now, track],
  );
  const closeDialog = useCallback(() => void dispatch(dialogClosed()), [dispatch]);
  const handleCurrency = async (choice: Currency): Promise<void> => {
    if (session.status === 'in') await withPatience(account.saveCurrency(choice), PATIENCE);
    preferences.choose({ currency: choice });
  };
  const menu = useMemo(() => sections.manifest.remotes.flatMap(({ menu: entries }) => entries), [sections]);
  const owned = ownedRoute(sections.manifest, pathname);

  return (
    <SiteContext.Provider value={site}>
      <Arrival />
      <Layout
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
        texts={texts}
        toasts={toasts}
        onDismissToast={dismissToast}
        isLast={isLast}
        busy={hydrated && isBusy}
      >
        {page}
      </Layout>
      {dialog ? <RemoteSlotByName key={dialog} slot={dialog} onClose={closeDialog} /> : null}
      {session.status === 'out' && hasActed ? <RemoteSlotByName slot="prompt" onClose={closeDialog} /> : null}
      {guide.isShown ? <Guide texts={texts.guide} onDismiss={guide.dismiss} /> : null}
    </SiteContext.Provider>
  );
};
