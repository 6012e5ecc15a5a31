import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Slot } from '@caravan/shared/contracts';
import { renderToString } from 'react-dom/server';
import type { BootManifest } from '../universal/manifest/manifest';
import english from '../universal/locales/en.json';
import georgian from '../universal/locales/ge.json';
import { fixedPreferences, type Preferences } from '../universal/services/preferences';
import { createRemotes, type RemoteSource } from '../universal/remotes/remotes';
import { Root } from '../universal/frame/Root';
import { pageLoader } from '../universal/router/loadPage';
import { widgetHydration } from '../browser/boot/hydrateWidget';
import type { SiteRouter } from '../browser/router/siteRouter';
import { SiteRouterView } from '../browser/router/SiteRouterView';
import type { ShellServices } from '../universal/services/ShellContext';
import { WidgetRoot, widgetPrefix } from '../universal/frame/WidgetRoot';
import { anonymousAccount, type Account } from '../universal/services/account';
import { SiteProvider } from '../universal/frame/SiteProvider';
import { Shell } from '../universal/frame/Shell';
import { createStore } from '../universal/store/createStore';
import { addTexts, createTexts } from '../universal/texts/createTexts';
import { matchRoute } from '../universal/router/routes';
import { routerAt } from './routerAt';
import { serverLayout } from './serverView';
import { sourceOf } from './sources';

const noTransport = { call: () => Promise.reject(new Error('no call is expected')) };

/** Creates the store, texts, remotes and services around a component. */
const surround = (
  manifest: BootManifest,
  source: RemoteSource,
  account: Account = anonymousAccount,
  choose: Preferences['choose'] = () => undefined,
) => {
  const { lang, currency, country, theme, menu } = manifest;
  const texts = createTexts(lang, lang === 'ge' ? georgian : english);
  const { store, addParts, contextOf } = createStore({ transport: noTransport });
  const remotes = createRemotes({
    manifest,
    source,
    addParts,
    addTexts: (remote, bundle) => addTexts(texts, remote, bundle),
  });
  const services = {
    remotes,
    preferences: { ...fixedPreferences({ lang, currency, country, theme, menu }), choose },
    account,
    loads: [],
    onPageShown: () => undefined,
    now: () => Date.now(),
    side: 'browser' as const,
  };
  return { texts, store, remotes, services, context: contextOf(manifest, 'browser') };
};

type Surroundings = Pick<ReturnType<typeof surround>, 'texts' | 'store'> & { readonly services: ShellServices };

const inBrowser = ({ store, texts, services }: Surroundings, router: SiteRouter, part: ReactElement): ReactElement => (
  <Root store={store} texts={texts} services={services}>
    <SiteRouterView router={router}>{part}</SiteRouterView>
  </Root>
);

const onServer = (
  { store, texts, services }: Surroundings,
  part: ReactElement,
  address = window.location.href,
): ReactElement => (
  <Root store={store} texts={texts} services={services}>
    {serverLayout(part, address)}
  </Root>
);

/** Renders a component of the shell as on a page. `load` is the page's loader, which also runs after a retry. */
export const renderShell = (
  part: ReactElement,
  manifest: BootManifest,
  source: RemoteSource,
  load: () => Promise<unknown> = async () => undefined,
) => {
  const site = surround(manifest, source);
  const router = routerAt('/', async () => {
    await load();
    return { match: null, failure: null };
  });
  return { ...render(inBrowser(site, router, part)), remotes: site.remotes, store: site.store, router };
};

/** Renders the whole site at an address, as after a navigation. */
export const renderSite = async (
  address: string,
  manifest: BootManifest,
  source: RemoteSource,
  account?: Account,
  choose?: Preferences['choose'],
) => {
  const site = surround(manifest, source, account, choose);
  const { texts, store, remotes, services, context } = site;
  const load = pageLoader({ remotes, context, dataTimeoutMs: 60_000 });
  const router = routerAt('/test', load, { ownerOf: (pathname) => matchRoute(manifest, pathname) });
  await router.navigate(address);
  render(inBrowser({ ...site, services: { ...services, goingTo: router.goingTo } }, router, <Shell />));
  return { store, router, remotes, texts };
};

/** Surrounds a part of the layout with its services at an address, as the server does. */
export const layoutOnServer = (
  part: ReactElement,
  manifest: BootManifest,
  address: string,
  choose: Preferences['choose'],
): ReactElement =>
  onServer(
    surround(manifest, sourceOf([]).source, anonymousAccount, choose),
    <SiteProvider>{part}</SiteProvider>,
    address,
  );

/**
 * Renders a component on the server, then hydrates it in the browser. `sentHtml` is the HTML of a page whose code is not loaded.
 * `sent` is the text that the server sent.
 */
export const hydrateShell = (part: ReactElement, manifest: BootManifest, source: RemoteSource, sentHtml = '') => {
  const site = surround(manifest, source);
  const router = routerAt('/');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(onServer(site, part));
  container.querySelector('[data-slot]:empty')?.insertAdjacentHTML('beforeend', sentHtml);
  const sent = container.textContent;
  render(inBrowser(site, router, part), { container, hydrate: true });
  return { container, remotes: site.remotes, sent };
};

/**
 * Renders a component and the widget within it, as two render workers do. Then the browser hydrates both. The widget's code is
 * loaded with the promise of `source`.
 */
export const hydrateWithWidget = async (
  partOf: (widgetProps: unknown) => ReactElement,
  widget: { readonly slot: Slot; readonly widgetProps: unknown },
  manifest: BootManifest,
  serverSource: RemoteSource,
  source: RemoteSource,
) => {
  const server = surround(manifest, serverSource);
  await server.remotes.open(widget.slot);
  const mark = 'the widget';
  const services: ShellServices = { ...server.services, side: 'server', placeWidget: () => mark };
  const page = renderToString(onServer({ ...server, services }, partOf(widget.widgetProps)));
  const identifierPrefix = widgetPrefix(widget.slot);
  const html = renderToString(onServer(server, <WidgetRoot {...widget} />), { identifierPrefix });

  const site = surround(manifest, source);
  const router = routerAt('/');
  const errors: unknown[] = [];
  const surroundPage = (children: ReactElement): ReactElement =>
    inBrowser({ ...site, services: withRoots }, router, children);
  const withRoots: ShellServices = {
    ...site.services,
    hydrateWidget: widgetHydration(surroundPage, { onRecoverableError: (error) => errors.push(error) }),
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = page.replace(mark, html);
  const { rerender, unmount } = render(surroundPage(partOf(widget.widgetProps)), { container, hydrate: true });
  return {
    container,
    remotes: site.remotes,
    errors,
    setWidgetProps: (widgetProps: unknown) => rerender(surroundPage(partOf(widgetProps))),
    unmount,
  };
};
