import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useSelector, useStore } from 'react-redux';
import { SiteContext, type Embeddable, type Site } from '@caravan/shared/site';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import type { BootRemote } from '../manifest/manifest';
import { useRouting } from '../router/RouterView';
import { useShell } from '../services/ShellContext';
import { holdPresses } from '../slots/replayEvents';
import { WidgetSlot } from '../slots/WidgetSlot';
import type { SiteState } from '../store/createStore';
import { dialogOpened, siteSession, userKnown } from '../store/session';
import { toastShown } from '../store/toasts';
import { siteWords, useTextsOf } from '../texts/TextsContext';

const listEmbeddable = (remotes: readonly BootRemote[]): readonly Embeddable[] =>
  remotes.flatMap(({ name: remote, routes }) =>
    routes.flatMap(({ embed, title, path, framed = false }) =>
      embed ? [{ ...embed, remote, title, path, framed }] : [],
    ),
  );

/** Provides the site's services to remotes: around the page, and in each widget with its own React root. */
export const SiteProvider = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { remotes, preferences, account, now, track, goingTo } = useShell();
  const { lang, currency, country, today, origin } = remotes.manifest;
  const textsOf = useTextsOf();
  const session = useSelector(siteSession);
  const store = useStore<SiteState>();
  const { match } = useRouting();
  const framed = match?.route.framed ?? false;
  // A ref, because another page must not change the services.
  const shown = useRef(match);
  useLayoutEffect(() => {
    shown.current = match;
  }, [match]);
  const goingToShown = useCallback(() => goingTo?.(shown.current?.slot) ?? null, [goingTo]);

  // Deferred, because an urgent update would replace dehydrated HTML by its fallback.
  const remotesSession = useDeferredValue(session);
  /** Applies the currency of the account to this device. */
  const adoptCurrency = useCallback(
    (user: UserInfo): void => {
      if (user.currency !== currency) preferences.choose({ currency: user.currency });
    },
    [currency, preferences],
  );
  const site = useMemo<Site>(
    () => ({
      lang,
      currency,
      country,
      ...(!framed && { chooseCountry: (choice) => preferences.choose({ country: choice }) }),
      today,
      framed,
      texts: textsOf,
      words: siteWords(textsOf('shell')),
      toast: (request) => void store.dispatch(toastShown(request)),
      session: remotesSession,
      visitor: account.visitor,
      now,
      signedIn: (answer) => void account.signedIn(answer).then(() => adoptCurrency(answer.userInfo)),
      userChanged: (user) => {
        // The answer to a call can arrive after the session has ended.
        if (store.getState().session.user?.id !== user.id) return;
        store.dispatch(userKnown(user));
        adoptCurrency(user);
      },
      loadUser: account.resume,
      signOut: account.signOut,
      open: (name) => void store.dispatch(dialogOpened(name)),
      origin,
      // Only pages that read it need all remotes.
      get embeddable() {
        return listEmbeddable(remotes.all());
      },
      ...(track && { track }),
      ...(goingTo && { goingTo: goingToShown }),
      holdPresses,
      renderWidget: (slot, widgetProps, fallback): ReactNode => (
        <WidgetSlot slot={slot} widgetProps={widgetProps} fallback={fallback} />
      ),
    }),
    [
      lang,
      currency,
      country,
      preferences,
      today,
      framed,
      textsOf,
      store,
      remotesSession,
      account,
      adoptCurrency,
      now,
      track,
      goingTo,
      goingToShown,
      origin,
      remotes,
    ],
  );
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
};
