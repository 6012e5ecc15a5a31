import { PassThrough, type Readable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { isSameSlot, slotKey, type RemoteContext, type Slot } from '@caravan/shared/contracts';
import { siteDay } from '@caravan/shared/terms';
import type { BootManifest } from '../universal/manifest/manifest';
import { fixedPreferences, type Choices } from '../universal/services/preferences';
import { RemoteLoadError } from '../universal/sections/errors';
import { limited } from '../universal/time/limit';
import { createSections, type Sections } from '../universal/sections/sections';
import { Root } from '../universal/frame/Root';
import { metaOf, type ResolvedMeta } from '../universal/router/meta';
import { pageLoader, type PageEnd, type PageFailure } from '../universal/router/loadPage';
import { ownedRoute, type OwnedRoute } from '../universal/router/routes';
import { StillRouterView } from './StillRouterView';
import { nobody } from '../universal/services/account';
import { Shell } from '../universal/frame/Shell';
import { dehydratedState } from '../universal/store/createStore';
import { arrivalIn, type Arrival } from '../universal/store/dehydratedState';
import { addTexts, createTexts } from '../universal/texts/createTexts';
import type { Config } from './config';
import type { SiteView } from './bootManifest';
import type { DrawnSite } from './drawnSite';
import { createServerStore } from './serverStore';
import { serverStyles, type ServerStyles } from './serverStyles';

/** Milliseconds: what data may hold up a page, and what the rendering may take. */
const PATIENCE = 2000;
const RENDER_LIMIT = 3000;

interface PageRequest {
  readonly url: URL;
  readonly choices: Choices;
  readonly nonce: string | null;
  /** Of the calls that the page makes. */
  readonly traceId: string;
}

export interface RenderSetting {
  readonly config: Config;
  readonly site: DrawnSite;
  readonly view: SiteView;
  /** The shell's texts in the page's language. */
  readonly shellTexts: object;
  readonly onError: (error: unknown) => void;
}

/** A rendered page, or where to go instead. `whole` is false where a slot was left to the browser. */
export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly whole: boolean;
      readonly arrival: Arrival;
      readonly manifest: BootManifest;
      readonly meta: ResolvedMeta;
      readonly owned: OwnedRoute | null;
      readonly styles: ServerStyles;
      /** The content of the page, as React writes it. */
      readonly content: Readable;
      readonly dehydrated: object;
    };

const renderToStream = (tree: ReactElement, nonce: string | null): Promise<Readable> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      ...(nonce ? { nonce } : {}),
      // Whole boundaries stay in their place: moving a large one into it later would take an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        clearTimeout(timer);
        resolve(pipe(new PassThrough()));
      },
      onError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering takes too long')), RENDER_LIMIT);
  });

const wantedSlots = (owned: OwnedRoute | null): readonly Slot[] =>
  owned ? [owned.slot, ...(owned.route.widgets ?? [])] : [];

const holds = (slots: readonly Slot[], slot: Slot): boolean => slots.some((each) => isSameSlot(each, slot));

/** Everything one request needs, with the slots in `without` left to the browser. */
const prepare = ({ choices, traceId }: PageRequest, setting: RenderSetting, without: readonly Slot[]) => {
  const { config, site, view } = setting;
  const leftOut: Slot[] = [];
  const rendered: Slot[] = [];
  const manifest: BootManifest = {
    sequence: site.sequence,
    ...choices,
    today: siteDay(Date.now()),
    origin: config.publicOrigin,
    hosts: config.browserHosts,
    names: config.names,
    libraries: view.libraries,
    remotes: view.remotes,
    leftOut,
    rendered,
  };
  const { store, addParts } = createServerStore(config, choices, traceId);
  const texts = createTexts(choices.lang, setting.shellTexts);
  const modules = new Map(site.remotes.map(({ descriptor, module }) => [descriptor.federation.name, module]));
  const sections: Sections = createSections({
    manifest,
    addParts,
    addTexts: (remote, bundle) => addTexts(texts, remote, bundle),
    source: {
      blame: () => false,
      load: async (remote, { part }, consume) => {
        const module = modules.get(remote.name);
        const slot = { remote: remote.name, part };
        if (!module || holds(without, slot))
          throw new RemoteLoadError('missing', remote.name, remote.version, slotKey(slot));
        return limited(
          consume(module),
          PATIENCE,
          () => new RemoteLoadError('timeout', remote.name, remote.version, slotKey(slot)),
        );
      },
    },
  });
  const context: RemoteContext = {
    dispatch: store.dispatch,
    getState: () => store.getState(),
    lang: choices.lang,
    currency: choices.currency,
    today: manifest.today,
    side: 'server',
  };
  return { manifest, leftOut, rendered, store, texts, sections, context };
};

const statusOf: Readonly<Record<PageFailure, number>> = { 'not-found': 404, failed: 500 };

type Prepared = ReturnType<typeof prepare>;
type ShownPage = Exclude<PageEnd, { readonly redirect: string }>;

const draw = async (prepared: Prepared, request: PageRequest, { owned, failure }: ShownPage): Promise<RenderedPage> => {
  const { manifest, leftOut, rendered, store, texts, sections } = prepared;
  const { url } = request;
  const wanted = failure === 'not-found' ? [] : wantedSlots(owned);
  for (const slot of wanted) (sections.state(slot).status === 'ready' ? rendered : leftOut).push(slot);

  const sheet = new ServerStyleSheet();
  try {
    const services = {
      sections,
      preferences: fixedPreferences(request.choices),
      account: nobody,
      loads: [],
      onPageShown: () => undefined,
      now: () => Date.now(),
      side: 'server' as const,
    };
    const content = await renderToStream(
      sheet.collectStyles(
        <Root store={store} texts={texts} services={services}>
          <StillRouterView url={url} owned={owned} failure={failure}>
            <Shell />
          </StillRouterView>
        </Root>,
      ),
      request.nonce,
    );
    const meta = metaOf({
      sections,
      owned: wanted.length > 0 ? owned : null,
      url,
      state: store.getState(),
      texts,
    });
    const dehydrated = dehydratedState(store.getState());
    const arrival = arrivalIn(store.getState());
    // In a frame nothing comes later.
    const isPartial = owned?.route.framed === true && (arrival !== 'whole' || leftOut.length > 0);
    const shown = meta.status ?? (arrival === 'failed' || isPartial ? 503 : 200);
    return {
      kind: 'page',
      status: failure ? statusOf[failure] : shown,
      whole: leftOut.length === 0,
      arrival,
      manifest,
      meta,
      owned,
      styles: serverStyles(sheet.getStyleTags()),
      content,
      dehydrated,
    };
  } finally {
    sheet.seal();
  }
};

const attempt = async (
  request: PageRequest,
  setting: RenderSetting,
  owned: OwnedRoute | null,
  without: readonly Slot[],
): Promise<RenderedPage> => {
  const prepared = prepare(request, setting, without);
  const end = await pageLoader({ ...prepared, patience: PATIENCE })(request.url, owned);
  if ('redirect' in end) return { kind: 'redirect', status: 302, location: end.redirect };
  return draw(prepared, request, end);
};

/**
 * Renders a page. What a section throws or holds up takes only that section: the page is rendered again without its
 * widgets, then without its own part, and the browser draws what is left out.
 */
export const renderPage = async (request: PageRequest, setting: RenderSetting): Promise<RenderedPage> => {
  const owned = ownedRoute(setting.view, request.url.pathname);
  const { widgets = [] } = owned?.route ?? {};
  const tries = [[], ...(widgets.length > 0 ? [widgets] : []), wantedSlots(owned)];
  let failure: unknown = null;
  for (const without of tries) {
    try {
      return await attempt(request, setting, owned, without);
    } catch (error) {
      failure = error;
      setting.onError(error);
    }
  }
  throw failure;
};
