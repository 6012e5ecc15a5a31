import { startTransition, type ReactElement } from 'react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import type { RemoteContext } from '@caravan/shared/contracts';
import type { CallFailure } from '@caravan/shared/store';
import { shellTexts } from '../../universal/texts/shellTexts';
import { addTexts, createTexts, replaceTexts } from '../../universal/texts/createTexts';
import { textsIn } from '../../universal/texts/TextsContext';
import { browserPreferences, choicesInAddress, restoreCookies, storeChoices } from '../preferences/browserPreferences';
import { safeStorage } from '@caravan/shared/storage';
import { createRemoteLoader } from '../remotes/federation';
import { createHost, verifyImports } from '../remotes/host';
import { createRemotes, type LoadRecord, type VisitAddress, type Remotes } from '../../universal/remotes/remotes';
import { createRemoteIndex } from '../remotes/remoteIndex';
import { modulePreload } from '../remotes/modulePreload';
import { onArrival } from '../remotes/onArrival';
import { Root } from '../../universal/frame/Root';
import { Shell } from '../../universal/frame/Shell';
import { combineEarlyLinks } from '../router/combineEarlyLinks';
import { guardFrame, loadDocument } from '../router/guardFrame';
import { entryState } from '../router/entryState';
import { followDocument } from '../router/followDocument';
import { keepScroll } from '../router/keepScroll';
import { pageLoader } from '../../universal/router/loadPage';
import { quietDispatch } from '../router/quietDispatch';
import { SlotBoundary } from '../../universal/slots/SlotBoundary';
import { SiteRouterView, WidgetRouterView } from '../router/SiteRouterView';
import { createSiteRouter } from '../router/siteRouter';
import { browserAccount } from '../session/browserAccount';
import { lazyCalls, lazyTransport } from '../session/lazyCalls';
import { visitorOf } from '../session/visitor';
import { TOKEN } from '../session/token';
import { createStore } from '../../universal/store/createStore';
import { sessionEnded } from '../../universal/store/session';
import { toastShown } from '../../universal/store/toasts';
import { clockOffset } from '../../universal/time/clock';
import type { BootManifest } from '../../universal/manifest/manifest';
import { siteEnvironment } from './environment';
import { failureOf, readBoot, readIntegrity } from './read';
import { waitAtMost } from '../../universal/time/waitAtMost';
import type { ShellServices } from '../../universal/services/ShellContext';
import { yieldToMain } from './yieldToMain';
import { widgetHydration } from './hydrateWidget';
import { takeEarlyEvents } from './takeEarlyEvents';

declare global {
  var __caravanTexts: ((remote: string, texts: object) => void) | undefined;
}

/** Milliseconds to wait for a page's data, and for the remotes of a page before the layout hydrates. */
const DATA_TIMEOUT_MS = 400;
const REMOTE_TIMEOUT_MS = 5000;

// Few visits need it: only when a choice reloads the page, or stays in the address.
const languageChange = () => import(/* webpackChunkName: "language" */ '../preferences/languageChange');

/** Reports a hydration mismatch, unless a rendered widget could not be loaded and was replaced by a message. */
const reportMismatch =
  ({ rendered }: BootManifest, remotes: Remotes) =>
  (error: unknown): void => {
    if (!rendered.some((slot) => remotes.state(slot).status === 'failed')) reportError(error);
  };

/** Starts the site in a server-rendered page: manifest, store, the remote of the address, then hydration. */
export const start = async (view: Window & typeof globalThis): Promise<void> => {
  const { document, location } = view;
  combineEarlyLinks(view);
  const { manifest: pageManifest, dehydrated } = readBoot(document);
  const { lang, currency, country, theme, menu } = pageManifest;
  const storage = safeStorage(() => view.localStorage);
  const setting = { storage, document, rendered: { lang, currency, country, theme, menu } };
  const addressChoices = choicesInAddress(location.search);
  if (restoreCookies(setting, addressChoices)) {
    location.reload();
    return;
  }
  const unstored = storeChoices(setting, addressChoices);
  const isStored = Object.keys(unstored).length === 0;

  const offset = clockOffset(performance.getEntriesByType('navigation'), Date.now() - performance.now());
  const now = (): number => Date.now() + offset;
  const isFirst = storage.get('clientId') === null;
  const visitor = visitorOf(storage);
  // Bound before a remote can replace it.
  const ownFetch = view.fetch.bind(view);
  const index = createRemoteIndex({ page: pageManifest, pathname: location.pathname, fetch: ownFetch });
  const { manifest } = index;
  const loads: LoadRecord[] = [];
  let hasMoved = false;
  const openedAt = location.pathname;
  const visitAddress = (): VisitAddress => ({ pathname: location.pathname, hasMoved });
  // Loaded with the first call, so that hydration does not wait for it.
  const withCalls = lazyCalls(async () => {
    const { createSiteCalls } = await import(/* webpackChunkName: "calls" */ '../session/siteCalls');
    await yieldToMain(view);
    return createSiteCalls({
      view,
      fetch: ownFetch,
      manifest,
      storage,
      visitor,
      isFirst,
      loads,
      openedAt,
      visitAddress,
      now,
      dispatch: (action) => store.dispatch(action),
      currentPath: () => {
        const { next, location: present } = router.state();
        return createPath(next ?? present);
      },
      goTo: (path, state) => void router.navigate(path, { state }),
    });
  });
  const showFailure = ({ messageEn, messageGe }: CallFailure): void => {
    const text = lang === 'ge' ? messageGe : messageEn;
    store.dispatch(toastShown({ tone: 'error', text, about: text, calls: [] }));
  };
  const transport = lazyTransport(withCalls, showFailure);
  const { store, addParts, contextOf } = createStore({ transport }, dehydrated);
  // Before hydration: a change right after it would render the whole page again.
  if (storage.get(TOKEN) === null) store.dispatch(sessionEnded());
  const account = browserAccount(withCalls, visitor, storage);
  const texts = createTexts(lang, await shellTexts(lang));
  if (process.env.NODE_ENV === 'development')
    view.__caravanTexts = (remote, bundle) => replaceTexts(texts, remote, bundle);
  // Before the first remote runs.
  const watch =
    Math.random() < manifest.watchShare
      ? (await import(/* webpackChunkName: "watch" */ '../watch/watchForReports')).watchForReports(
          view,
          loads,
          () => void withCalls(({ reportLoads }) => reportLoads()),
        )
      : null;
  const environment = siteEnvironment(() => watch?.checkNow());
  const source = createRemoteLoader({
    host: createHost(),
    fetch: ownFetch,
    origin: location.origin,
    pageIntegrity: readIntegrity(document),
    sequence: manifest.sequence,
    preload: modulePreload(document.body),
    onArrival,
    onLoad: (record, failure) => {
      loads.push({ ...record, ...visitAddress() });
      watch?.checkSoon();
      if (!failure) return;
      // The message names remote and version.
      reportError(failure);
      void withCalls(({ reportLoads }) => reportLoads());
    },
    environment,
  });
  verifyImports(source.importFile);
  let markHydrated = (): void => undefined;
  const hydrated = new Promise<void>((resolve) => {
    markHydrated = resolve;
  });
  const remotes = createRemotes({
    manifest,
    source,
    addParts: (parts) => {
      addParts(parts);
      // A schema that fails to load is loaded again with the first call.
      void hydrated.then(() => Promise.allSettled(parts.map(async ({ prepare }) => prepare?.())));
    },
    addTexts: (remote, bundle) => addTexts(texts, remote, bundle),
    loadIndex: index.load,
  });
  await yieldToMain(view);

  const context = contextOf(manifest, 'browser');
  // Widgets hydrate later by themselves.
  const pages = manifest.rendered.filter(remotes.isPage);
  await waitAtMost(Promise.all(pages.map((slot) => remotes.open(slot))), REMOTE_TIMEOUT_MS);
  await yieldToMain(view);

  const match = index.routeAt(location.pathname);
  const createLoader = (dispatch: RemoteContext['dispatch']) =>
    pageLoader({
      remotes,
      context: { ...context, dispatch },
      dataTimeoutMs: DATA_TIMEOUT_MS,
      onError: source.reportFailure,
    });
  const load = createLoader(store.dispatch);
  const loadAhead = createLoader(quietDispatch(store, transport));
  const router = createSiteRouter({
    view,
    load: guardFrame(load, manifest, location),
    ownerOf: index.routeAt,
    routesOf: (url) => (index.isKnown(url.pathname) ? null : index.load().catch(() => loadDocument(location, url))),
    first: { match, failure: failureOf(document, manifest) },
    beforeCommit: () => void environment.restore(),
  });
  router.subscribe(({ next }) => {
    hasMoved ||= next !== null;
  });
  let sessionStatus = store.getState().session.status;
  store.subscribe(() => {
    const { status } = store.getState().session;
    if (status !== sessionStatus) router.forgetLeft();
    sessionStatus = status;
  });
  const onPageShown = keepScroll(view, router);
  const savedState = entryState(view);
  if ('contentPosition' in savedState)
    void languageChange().then(({ restoreContentPosition }) => restoreContentPosition(view));
  followDocument({
    document,
    router,
    remotes,
    store,
    textsOf: textsIn(texts),
    describe: async ({ remote, route }) => (await source.describe(remote, route.id))?.[lang] ?? '',
  });
  router.subscribe(({ next }) => {
    if (!next) watch?.checkSoon();
  });
  if (!isStored)
    void languageChange().then(({ addChoicesToAddresses }) => addChoicesToAddresses(view, router, unstored));

  const replayEvents = takeEarlyEvents(view);
  const surround = (View: typeof SiteRouterView, children: ReactElement): ReactElement => (
    <Root store={store} texts={texts} services={services}>
      <View router={router}>{children}</View>
    </Root>
  );
  const options: HydrationOptions = {
    onRecoverableError: reportMismatch(manifest, remotes),
    // The loader of a remote reports what the remote throws, with its name.
    onCaughtError: (error, { errorBoundary }) => {
      if (!(errorBoundary instanceof SlotBoundary)) reportError(error);
    },
  };
  const services: ShellServices = {
    remotes,
    preferences: browserPreferences({
      ...setting,
      reload: (change) =>
        void languageChange().then(
          ({ reloadInPlace }) => reloadInPlace({ view, router, messages: () => store.getState().toasts.list, change }),
          () => location.reload(),
        ),
    }),
    account,
    now,
    goingTo: router.goingTo,
    track: (event, extra, address = location.href) => {
      const time = now();
      void withCalls(({ track }) => track(event, extra, address, time));
    },
    loads,
    onHydrated: () => {
      document.documentElement.dataset['ready'] = '';
      watch?.checkSoon();
      markHydrated();
      // Asynchronous, because React is committing.
      view.setTimeout(replayEvents);
      void account.resume();
      // After hydration: the HTML of the server holds no message.
      if (!isStored) store.dispatch(toastShown({ tone: 'info', text: texts.t('layout.cookiesBlocked') }));
      if ('messages' in savedState) {
        void languageChange().then(({ restoreMessages }) =>
          restoreMessages(view, (message) => store.dispatch(toastShown(message))),
        );
      }
      void import(/* webpackChunkName: "dialogs" */ '../router/backClosesDialog').then(
        ({ backClosesDialog }) => backClosesDialog(view, router),
        // If its code cannot be loaded, Back leaves the page.
        () => undefined,
      );
      if (manifest.leftOut.length > 0) void router.revalidate();
      void import(/* webpackChunkName: "preload" */ '../router/preloadPages').then(
        ({ preloadPages }) => preloadPages({ view, manifest, index, remotes, source, router, load, loadAhead }),
        // If its code cannot be loaded, pages load when they are opened.
        () => undefined,
      );
    },
    onPageShown,
    hydrateWidget: widgetHydration((widget) => surround(WidgetRouterView, widget), options),
    side: 'browser',
  };
  performance.mark('caravan:hydrate');
  // As a transition: otherwise React hydrates the frame as one task.
  startTransition(
    () =>
      void hydrateRoot(document.getElementById('root') ?? document.body, surround(SiteRouterView, <Shell />), options),
  );
};
