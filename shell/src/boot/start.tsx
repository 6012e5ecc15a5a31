import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { md5 } from 'js-md5';
import { createTransport, randomId } from '@caravan/shared/store';
import type { RemoteContext } from '@caravan/shared/contracts';
import { siteRoutes } from '../app';
import { shellTexts } from '../texts/shellTexts';
import { addTexts, createTexts } from '../texts/createTexts';
import { browserPreferences, restoreCookies } from '../preferences/browserPreferences';
import { safeStorage } from '../preferences/safeStorage';
import { federationSource } from '../remotes/federation';
import { createHost } from '../remotes/host';
import { createSections, type LoadRecord, type Sections } from '../remotes/sections';
import { modulePreload } from '../remotes/modulePreload';
import { Root } from '../Root';
import { followDocument } from '../router/followDocument';
import { keepScroll } from '../router/keepScroll';
import { preloadOnIntent } from '../router/preloadOnIntent';
import { browserAccount } from '../session/account';
import { createSession } from '../session/createSession';
import { createStore } from '../store/createStore';
import { reportFailures } from '../store/reportFailures';
import type { BootManifest } from './manifest';
import { readBoot, readIntegrity } from './read';
import { withPatience } from './withPatience';
import { breathe } from './breathe';

/** Milliseconds that data may hold up a page, a section the taking over of its HTML, and that a call may take. */
const PATIENCE = 400;
const SECTION_PATIENCE = 5000;
const CALL_LIMIT = 15_000;

/** Loads the page again as the visitor's choices say; a language in the address would win over them. */
const reloadInPlace = (location: Location): void => {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return location.reload();
  address.searchParams.delete('lang');
  location.replace(address);
};

/** A widget that the server drew and the browser cannot have is drawn anew, as a message: no mistake of the page. */
const reportMismatch =
  ({ rendered }: BootManifest, sections: Sections) =>
  (error: unknown): void => {
    if (!rendered.some((slot) => sections.state(slot).status === 'failed')) reportError(error);
  };

/** Takes over the page that the server sent: manifest, store, the section of the address, then hydration. */
export const start = async (view: Window & typeof globalThis): Promise<void> => {
  const { document, location } = view;
  const { manifest, carried } = readBoot(document);
  const { lang, currency, theme, menu } = manifest;
  const storage = safeStorage(() => view.localStorage);
  const setting = { storage, document, rendered: { lang, currency, theme, menu } };
  if (restoreCookies(setting, new URLSearchParams(location.search).has('lang'))) {
    location.reload();
    return;
  }

  const clockOffset = manifest.now - Date.now();
  const session = createSession({
    storage,
    dispatch: (action) => store.dispatch(action),
    whereabouts: () => {
      const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
      return pathname + search + hash;
    },
    goTo: (path, state) => void router.navigate(path, { state }),
  });
  const plain = createTransport({
    hosts: manifest.hosts,
    names: manifest.names,
    headers: () => ({ lang, currency: currency.toLowerCase(), 'access-token': session.token() }),
    token: () => session.token(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    traceId: randomId(),
    // A page from a short cache is some seconds old: only a clock that is truly wrong is corrected.
    now: () => Date.now() + (Math.abs(clockOffset) > 60_000 ? clockOffset : 0),
    newId: randomId,
    md5,
    fetch: (input, init) => view.fetch(input, init),
    timeout: CALL_LIMIT,
  });
  const transport = reportFailures(plain, lang, session, (action) => store.dispatch(action));
  const { store, addParts } = createStore({ transport }, carried);
  const texts = createTexts(lang, await shellTexts(lang));
  const integrityOf = readIntegrity(document);
  const loads: LoadRecord[] = [];
  const sections = createSections({
    manifest,
    addParts,
    addTexts: (remote, bundle) => addTexts(texts, remote, bundle),
    source: federationSource({
      host: createHost('caravan'),
      fetch: (input, init) => view.fetch(input, init),
      integrityOf,
      preload: modulePreload(document, integrityOf),
      onLoad: (record) => loads.push(record),
      now: () => performance.now(),
    }),
  });
  await breathe(view);

  const context: RemoteContext = { dispatch: store.dispatch, lang, currency, side: 'browser' };
  const routes = siteRoutes(sections, context, PATIENCE);
  // Widgets take their HTML over by themselves, later.
  const pages = manifest.rendered.filter(sections.isPage);
  await withPatience(Promise.all(pages.map((slot) => sections.open(slot))), SECTION_PATIENCE);
  for (const slot of pages) {
    // What cannot be taken over is emptied, so that the layout hydrates cleanly and works; the slot goes on trying.
    if (sections.state(slot).status !== 'ready') document.querySelector(`[data-slot="${slot}"]`)?.replaceChildren();
  }
  await breathe(view);

  const matches = matchRoutes(routes, location) ?? [];
  const status = Number(document.documentElement.dataset['status'] ?? 200);
  const failed = status === 404 ? { content: { status, statusText: 'Not Found', internal: false, data: null } } : null;
  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData: Object.fromEntries(matches.flatMap(({ route }) => (route.id ? [[route.id, null]] : []))),
      errors: failed,
    },
  });
  const onPageShown = keepScroll(view, router);
  followDocument(document, router, sections, store, texts);
  preloadOnIntent(document, sections);

  performance.mark('caravan:hydrate');
  hydrateRoot(
    document.getElementById('root') ?? document.body,
    <Root
      store={store}
      texts={texts}
      onHydrated={() => {
        document.documentElement.dataset['ready'] = '';
        session.follow(view, transport);
        void session.start(transport);
        if (manifest.leftOut.length > 0) void router.revalidate();
      }}
      services={{
        sections,
        preferences: browserPreferences({ ...setting, reload: () => reloadInPlace(location) }),
        account: browserAccount(session, transport, storage),
        loads,
        onPageShown,
        side: 'browser',
      }}
    >
      <RouterProvider router={router} />
    </Root>,
    { onRecoverableError: reportMismatch(manifest, sections) },
  );
};
