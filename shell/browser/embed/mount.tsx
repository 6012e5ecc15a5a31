import { restoreRouterVersion } from './routerVersion';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { LOCALES } from '@caravan/shared/terms';
import { Root } from '../../universal/frame/Root';
import { anonymousAccount } from '../../universal/services/account';
import { fixedPreferences } from '../../universal/services/preferences';
import { waitAtMost } from '../../universal/time/waitAtMost';
import { createOutcome } from './createOutcome';
import { embedSite, origin as siteOrigin } from './embedSite';
import { loadFonts } from './fonts';
import type { Mount, MountEvents, MountOptions } from './mountOptions';
import { mountSettings } from './mountSettings';
import { setColours } from './colours';
import { followOutline } from './outline';
import { createHostSheet } from './reservedHeight';
import { languageOf, siteLink } from './siteLink';
import { reportSlow } from './reportSlow';
import { sheetTarget, SITE_CLASS, widgetCss, adaptToWidget } from './shadowStyles';
import { Widget } from './Widget';
import { widgetAddress, widgetRoute } from './widgetAddress';
import { createWidgetRouter } from './widgetRouter';

restoreRouterVersion();

/** Milliseconds that a widget waits for fonts. A font that arrives later would shift the page. */
const FONT_TIMEOUT_MS = 1000;

/** Milliseconds without a change after which the height of a widget counts as final. */
const SETTLE_MS = 500;

const ignore = (): void => undefined;

const renderWidget = async (
  root: ShadowRoot,
  options: MountOptions,
  { onLoad = ignore, onError = ignore, onNavigate, onResize = ignore }: MountEvents,
  signal: AbortSignal,
): Promise<void> => {
  const { lang, currency, country, theme, heading } = mountSettings(options);
  const { name, attributes = {}, manifest: manifestRequest, accent, background } = options;
  const site = await embedSite({ lang, currency, country }, root, signal, manifestRequest);
  const { manifest, remotes, store, texts, now, loads } = site;
  if (signal.aborted) return;
  if (!manifest.isOn)
    throw new Error(`widgets of ${manifest.origin} are switched off for this page: ask it to switch them on`);
  const leave = (address: string): void => {
    if (onNavigate?.(address) !== true) window.open(address, '_blank', 'noopener');
  };
  const fonts = waitAtMost(loadFonts(manifest.fonts), FONT_TIMEOUT_MS);
  const address = widgetAddress(widgetRoute(manifest, name), attributes);
  const router = await createWidgetRouter({ manifest, origin: manifest.origin, load: site.load, leave }, address);
  if (router.state().failure === 'not-found')
    throw new Error(`caravan-widget: ${manifest.origin} has nothing at ${address}`);
  await fonts;
  if (signal.aborted) return;

  const slot = router.state().match?.slot;
  const owner = slot?.remote ?? '';
  const version = manifest.remotes.find((remote) => remote.name === owner)?.version ?? '';
  const newest = manifest.pinned[owner];
  const loaded = { section: owner, version, pinned: newest !== undefined, newest: newest ?? version };
  const outcome = createOutcome({ onLoad: () => !signal.aborted && onLoad(loaded), onError });
  let endFailure: (() => void) | undefined;
  const followPage = (): void => {
    const state = slot && remotes.state(slot);
    const hasFailed = router.state().failure === 'failed';
    if (state?.status === 'failed') endFailure ??= outcome.failed(state.error);
    else if (hasFailed)
      endFailure ??= outcome.failed(new Error(`caravan-widget: the code of ${address} threw an error`));
    if (hasFailed || state?.status !== 'ready') return;
    endFailure?.();
    endFailure = undefined;
  };
  followPage();

  const siteSheet = new CSSStyleSheet();
  siteSheet.replaceSync(widgetCss);
  const sheet = new CSSStyleSheet();
  // In a section, a header or footer is not a landmark of the page.
  const box = document.createElement('section');
  box.className = SITE_CLASS;
  box.lang = LOCALES[lang];
  if (theme) box.dataset['theme'] = theme;
  box.dataset['heading'] = heading;
  const reserved = root.adoptedStyleSheets;
  root.replaceChildren(box);
  root.adoptedStyleSheets = [siteSheet, sheet, ...reserved];
  const { host } = root;
  setColours(box, { accent, background });
  const stopOutline = followOutline(box, heading);
  box.style.setProperty('--rem', getComputedStyle(host).fontSize);

  // The reserved height is released once the height is final, because lazy parts of a page render after it.
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const releaseHeightLater = (): void => {
    clearTimeout(settleTimer);
    settleTimer = setTimeout(() => {
      root.adoptedStyleSheets = [siteSheet, sheet];
    }, SETTLE_MS);
  };
  const react = createRoot(box);
  // Also reports errors that a later render throws.
  const subscriptions = [remotes.subscribe(followPage), router.subscribe(followPage)];
  signal.addEventListener('abort', () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    stopOutline();
    clearTimeout(settleTimer);
    react.unmount();
  });
  react.render(
    <StyleSheetManager target={sheetTarget(sheet)} stylisPlugins={[adaptToWidget]}>
      <Root
        store={store}
        texts={texts}
        services={{
          remotes,
          preferences: fixedPreferences({ lang, currency, country, theme, menu: null }),
          account: anonymousAccount,
          now,
          loads,
          onPageShown: ignore,
          side: 'browser',
        }}
      >
        <Widget
          site={site}
          router={router}
          leave={leave}
          onContent={releaseHeightLater}
          onShown={outcome.shown}
          onCallFailed={(message) => outcome.failed(new Error(message))}
          onResize={(height) => {
            releaseHeightLater();
            onResize(height);
          }}
        />
      </Root>
    </StyleSheetManager>,
  );
};

const createShadowRoot = (target: HTMLElement): ShadowRoot => {
  const host = document.createElement('div');
  target.append(host);
  return host.attachShadow({ mode: 'open' });
};

/** Shows a widget of the site in an element of any page. Reports failures to `onError` and never throws. */
export const mount: Mount = (target, options, events = {}) => {
  const root = target instanceof ShadowRoot ? target : createShadowRoot(target);
  const controller = new AbortController();
  root.adoptedStyleSheets = [createHostSheet(options.room ?? 0)];
  const stopSlowTimer = reportSlow((seconds) => events.onSlow?.(seconds));
  controller.signal.addEventListener('abort', stopSlowTimer);
  renderWidget(root, options, events, controller.signal)
    .catch((error: unknown) => {
      if (controller.signal.aborted) return;
      controller.abort();
      root.adoptedStyleSheets = [createHostSheet(0)];
      root.replaceChildren(siteLink(siteOrigin, languageOf(options.lang)));
      events.onError?.(error instanceof Error ? error : new Error(String(error)));
    })
    .finally(stopSlowTimer);
  return {
    unmount: () => {
      controller.abort();
      if (root !== target) root.host.remove();
    },
  };
};
