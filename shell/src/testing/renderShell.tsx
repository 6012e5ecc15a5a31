import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { siteRoutes } from '../app';
import type { BootManifest } from '../boot/manifest';
import english from '../locales/en.json';
import georgian from '../locales/ge.json';
import { fixedPreferences } from '../preferences/preferences';
import { createSections, type RemoteSource } from '../remotes/sections';
import { Root } from '../Root';
import { nobody, type Account } from '../session/account';
import { createStore } from '../store/createStore';
import { addTexts, createTexts } from '../texts/createTexts';

const noTransport = { call: () => Promise.reject(new Error('no call is expected')) };

/** What surrounds the shell's parts, over a manifest and a source of sections. */
const surround = (manifest: BootManifest, source: RemoteSource, account: Account = nobody) => {
  const { lang, currency, theme, menu } = manifest;
  const texts = createTexts(lang, lang === 'ge' ? georgian : english);
  const { store, addParts } = createStore({ transport: noTransport });
  const sections = createSections({
    manifest,
    source,
    addParts,
    addTexts: (remote, bundle) => addTexts(texts, remote, bundle),
  });
  const services = {
    sections,
    preferences: fixedPreferences({ lang, currency, theme, menu }),
    account,
    loads: [],
    onPageShown: () => undefined,
    side: 'browser' as const,
  };
  return { texts, store, sections, services };
};

/** Renders a part of the shell as on a page; `load` runs as the page's loader does, also after a retry. */
export const renderShell = (
  part: ReactElement,
  manifest: BootManifest,
  source: RemoteSource,
  load: () => Promise<null> = async () => null,
) => {
  const { texts, store, sections, services } = surround(manifest, source);
  const router = createMemoryRouter([{ path: '*', element: part, loader: load }], {
    hydrationData: { loaderData: { '0': null } },
  });
  const rendered = render(
    <Root store={store} texts={texts} services={services}>
      <RouterProvider router={router} />
    </Root>,
  );
  return { ...rendered, sections, store, router };
};

/** Opens an address of the whole site, as after a navigation in the browser. */
export const renderSite = async (
  address: string,
  manifest: BootManifest,
  source: RemoteSource,
  account: Account = nobody,
) => {
  const { texts, store, sections, services } = surround(manifest, source, account);
  const context = {
    dispatch: (action: unknown): unknown => Reflect.apply(store.dispatch, store, [action]),
    lang: manifest.lang,
    currency: manifest.currency,
    side: 'browser' as const,
  };
  const router = createMemoryRouter(siteRoutes(sections, context, 60_000), { initialEntries: [address] });
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });
  render(
    <Root store={store} texts={texts} services={services}>
      <RouterProvider router={router} />
    </Root>,
  );
  return { store, router, sections };
};

/** Draws a part as the server does, then lets the browser take it over; gives both texts. */
export const hydrateShell = (part: ReactElement, manifest: BootManifest, source: RemoteSource) => {
  const { texts, store, sections, services } = surround(manifest, source);
  const router = createMemoryRouter([{ path: '*', element: part, loader: async () => null }], {
    hydrationData: { loaderData: { '0': null } },
  });
  const tree = (
    <Root store={store} texts={texts} services={services}>
      <RouterProvider router={router} />
    </Root>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  const sent = container.textContent;
  render(tree, { container, hydrate: true });
  return { container, sections, sent };
};
