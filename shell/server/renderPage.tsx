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
import { TextsContext } from '../universal/texts/TextsContext';
import type { Config } from './config';
import type { SiteView } from './bootManifest';
import type { DrawnSite } from './drawnSite';
import { createServerStore } from './serverStore';
import type { ServerStyles } from './pageStyles';
import type { KeptTexts } from './pageTexts';
import { renderTree } from './renderTree';

/** How long data may delay a page. `TIMEOUT_FACTOR` multiplies it. */
const DATA_TIMEOUT_MS = 2000;

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
  readonly texts: KeptTexts;
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
      readonly content: string;
      readonly dehydrated: object;
    };

const wantedSlots = (owned: OwnedRoute | null): readonly Slot[] =>
  owned ? [owned.slot, ...(owned.route.widgets ?? [])] : [];

const holds = (slots: readonly Slot[], slot: Slot): boolean => slots.some((each) => isSameSlot(each, slot));

/** Everything one request needs, with the slots in `without` left to the browser. */
const prepare = (
  { choices, traceId }: PageRequest,
  setting: RenderSetting,
  wanted: readonly Slot[],
  without: readonly Slot[],
) => {
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
  const texts = setting.texts.of(choices.lang, wanted);
  const modules = new Map(site.remotes.map(({ descriptor, module }) => [descriptor.federation.name, module]));
  const sections: Sections = createSections({
    manifest,
    addParts,
    addTexts: texts.add,
    source: {
      blame: () => false,
      load: async (remote, { part }, consume) => {
        const module = modules.get(remote.name);
        const slot = { remote: remote.name, part };
        if (!module || holds(without, slot))
          throw new RemoteLoadError('missing', remote.name, remote.version, slotKey(slot));
        return limited(
          consume(module),
          DATA_TIMEOUT_MS * config.timeoutFactor,
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

  const services = {
    sections,
    preferences: fixedPreferences(request.choices),
    account: nobody,
    loads: [],
    onPageShown: () => undefined,
    now: () => Date.now(),
    side: 'server' as const,
  };
  const { content, styles } = await renderTree(
    <Root store={store} texts={texts.source} services={services}>
      <TextsContext.Provider value={texts.texts}>
        <StillRouterView url={url} owned={owned} failure={failure}>
          <Shell />
        </StillRouterView>
      </TextsContext.Provider>
    </Root>,
    request.nonce,
  );
  const meta = metaOf({
    sections,
    owned: wanted.length > 0 ? owned : null,
    url,
    state: store.getState(),
    texts: texts.source,
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
    styles,
    content,
    dehydrated,
  };
};

const attempt = async (
  request: PageRequest,
  setting: RenderSetting,
  owned: OwnedRoute | null,
  without: readonly Slot[],
): Promise<RenderedPage> => {
  const { lang } = request.choices;
  const wanted = wantedSlots(owned);
  const prepared = prepare(request, setting, wanted, without);
  const end = await pageLoader({ ...prepared, patience: DATA_TIMEOUT_MS * setting.config.timeoutFactor })(
    request.url,
    owned,
  );
  if ('redirect' in end) return { kind: 'redirect', status: 302, location: end.redirect };
  const page = await draw(prepared, request, end);
  if (prepared.leftOut.length === 0) setting.texts.keep(lang, wanted, prepared.texts);
  return page;
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
