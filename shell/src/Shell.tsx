import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { SiteContext, type Site } from '@caravan/shared/site';
import { Layout } from './layout/Layout';
import { useLayoutTexts } from './layout/useLayoutTexts';
import { RemoteSlotByName } from './remotes/RemoteSlotByName';
import { useShell } from './remotes/ShellContext';
import { useHydrated } from '@caravan/shared/ui';
import { WidgetSlot } from './remotes/WidgetSlot';
import { ownedRoute } from './router/routes';
import { loginClosed, loginOpened } from './store/session';
import { toastDismissed, toastShown } from './store/toasts';
import type { SiteState } from './store/createStore';
import { useFadingToasts } from './store/useFadingToasts';

/** The site's frame around every page: layout, messages, sign-in, and the services that sections find in their context. */
export const Shell = (): ReactElement => {
  const { sections, preferences, onPageShown } = useShell();
  const texts = useLayoutTexts();
  const {
    lang,
    currency,
    theme,
    menu: menuWidth,
  } = useSyncExternalStore(preferences.subscribe, preferences.choices, preferences.choices);
  const toasts = useSelector((state: SiteState) => state.toasts.list);
  const loginShown = useSelector((state: SiteState) => state.session.loginShown);
  const dispatch = useDispatch();
  const { pathname, key } = useLocation();
  const navigation = useNavigation();
  const hydrated = useHydrated();

  const dismissToast = useCallback((id: number) => void dispatch(toastDismissed(id)), [dispatch]);
  useLayoutEffect(onPageShown, [key, onPageShown]);
  useFadingToasts(toasts, dismissToast);

  const site = useMemo<Site>(
    () => ({
      lang,
      currency,
      words: { loading: texts.loading, retry: texts.failure.retry, advice: texts.failure.advice },
      toast: (request) => void dispatch(toastShown(request)),
      openLogin: () => void dispatch(loginOpened()),
      renderWidget: (name, props, fallback): ReactNode => <WidgetSlot slot={name} props={props} fallback={fallback} />,
    }),
    [lang, currency, texts, dispatch],
  );
  const menu = useMemo(() => sections.manifest.remotes.flatMap(({ menu: entries }) => entries), [sections]);
  const owned = ownedRoute(sections.manifest, pathname);

  return (
    <SiteContext.Provider value={site}>
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
        onCurrency={(choice) => preferences.choose({ currency: choice })}
        onTheme={(choice) => preferences.choose({ theme: choice })}
        onSignIn={site.openLogin}
        texts={texts}
        toasts={toasts}
        onDismissToast={dismissToast}
        busy={hydrated && navigation.state !== 'idle'}
      >
        <Outlet />
      </Layout>
      {loginShown ? <RemoteSlotByName slot="login" onClose={() => void dispatch(loginClosed())} /> : null}
    </SiteContext.Provider>
  );
};
