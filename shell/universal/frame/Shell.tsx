import {
  Suspense,
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
import { SiteContext, type Embeddable, type Site } from '@caravan/shared/site';
import type { Currency } from '@caravan/shared/contracts';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import type { BootManifest } from '../manifest/manifest';
import { withPatience } from '../time/withPatience';
import { FramedLayout } from '../layout/FramedLayout';
import { LateGuide } from '../layout/LateGuide';
import { Layout } from '../layout/Layout';
import { UserMenu } from '../layout/UserMenu';
import { useLayoutTexts } from '../layout/useLayoutTexts';
import { PlacedWidget } from '../slots/PlacedWidget';
import { useShell } from '../services/ShellContext';
import { holdPresses } from '../slots/presses';
import { WidgetSlot } from '../slots/WidgetSlot';
import { Arrival } from './Arrival';
import { PageContent } from '../pages/PageContent';
import { useRouting } from '../router/RouterView';
import { useGuide } from './useGuide';
import { useHasActed } from './useHasActed';
import { useSessionMark } from './useSessionMark';
import { dialogClosed, dialogOpened, siteSession, userKnown } from '../store/session';
import { toastDismissed, toastShown } from '../store/toasts';
import type { SiteState } from '../store/createStore';
import { useFadingToasts } from '../store/useFadingToasts';
import { useTextsOf } from '../texts/TextsContext';

/** Milliseconds that saving a choice to the account may hold it up; the call outlives the page, which is loaded again. */
const PATIENCE = 400;

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

const embeddableOf = ({ remotes }: BootManifest): Embeddable[] =>
  remotes.flatMap(({ name: remote, routes }) =>
    routes.flatMap(({ embed, title, path, framed = false }) =>
      embed ? [{ ...embed, remote, title, path, framed }] : [],
    ),
  );

/** The site's frame around every page: layout, messages, sign-in, and the services that sections find in their context. */
export const Shell = (): ReactElement => {
  const { sections, preferences, account, now, track, goingTo, onPageShown } = useShell();
  const { today, origin } = sections.manifest;
  const texts = useLayoutTexts();
  const textsOf = useTextsOf();
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

  // Deferred: a section that still hydrates keeps the server's HTML, where another session at once would drop it to its fallback.
  const sectionsSession = useDeferredValue(session);
  /** An account brings its currency to the device that it comes to. */
  const adoptCurrency = useCallback(
    (user: UserInfo): void => {
      if (user.currency !== currency) preferences.choose({ currency: user.currency });
    },
    [currency, preferences],
  );
  const embeddable = useMemo(() => embeddableOf(sections.manifest), [sections]);
  const site = useMemo<Site>(
    () => ({
      lang,
      currency,
      today,
      framed,
      texts: textsOf,
      words: { loading: texts.loading, retry: texts.failure.retry, advice: texts.failure.advice },
      toast: (request) => void dispatch(toastShown(request)),
      session: sectionsSession,
      visitor: account.visitor,
      now,
      signedIn: (answer) => void account.signedIn(answer).then(() => adoptCurrency(answer.userInfo)),
      userChanged: (user) => {
        dispatch(userKnown(user));
        adoptCurrency(user);
      },
      signOut: account.signOut,
      open: (name) => void dispatch(dialogOpened(name)),
      origin,
      embeddable,
      ...(track && { track }),
      ...(goingTo && { goingTo }),
      holdPresses,
      renderWidget: (slot, given, fallback): ReactNode => <WidgetSlot slot={slot} given={given} fallback={fallback} />,
    }),
    [
      lang,
      currency,
      today,
      framed,
      texts,
      textsOf,
      dispatch,
      sectionsSession,
      account,
      adoptCurrency,
      now,
      track,
      goingTo,
      origin,
      embeddable,
    ],
  );
  const closeDialog = useCallback(() => void dispatch(dialogClosed()), [dispatch]);
  const handleCurrency = async (choice: Currency): Promise<void> => {
    if (session.status === 'in') await withPatience(account.saveCurrency(choice), PATIENCE);
    preferences.choose({ currency: choice });
  };
  const menu = useMemo(() => sections.manifest.remotes.flatMap(({ menu: entries }) => entries), [sections]);
  const messages = { texts, toasts, onDismissToast: dismissToast, busy: isBusy };

  if (framed) {
    // No guide, prompt or dialog either: they would cover a page of somebody else's.
    return (
      <SiteContext.Provider value={site}>
        <FramedLayout>{page}</FramedLayout>
      </SiteContext.Provider>
    );
  }
  return (
    <SiteContext.Provider value={site}>
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
      </Layout>
      {dialog ? <PlacedWidget key={dialog} place={dialog} onClose={closeDialog} /> : null}
      {session.status === 'out' && hasActed ? <PlacedWidget place="prompt" onClose={closeDialog} /> : null}
      {guide.isShown ? <LateGuide texts={texts.guide} onDismiss={guide.dismiss} /> : null}
    </SiteContext.Provider>
  );
};
