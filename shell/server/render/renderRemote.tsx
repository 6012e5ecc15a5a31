import type { ReactElement } from 'react';
import { includesSlot, slotKey, type RemoteModule, type Slot } from '@caravan/shared/contracts';
import { rejectAfter } from '@caravan/shared/time';
import { Root } from '../../universal/frame/Root';
import { Shell } from '../../universal/frame/Shell';
import english from '../../universal/locales/en.json';
import georgian from '../../universal/locales/ge.json';
import { loadWidget, pageLoader, type PageEnd } from '../../universal/router/loadPage';
import { metaOf } from '../../universal/router/meta';
import { matchRoute, type RouteMatch } from '../../universal/router/routes';
import { RemoteLoadError } from '../../universal/remotes/errors';
import { createRemotes, type Remotes } from '../../universal/remotes/remotes';
import { anonymousAccount } from '../../universal/services/account';
import { fixedPreferences, type Choices } from '../../universal/services/preferences';
import type { ShellServices } from '../../universal/services/ShellContext';
import { WidgetRoot, widgetPrefix } from '../../universal/frame/WidgetRoot';
import { dehydratedState } from '../../universal/store/createStore';
import { answerStateOf } from '../../universal/store/dehydratedState';
import { TextsContext, textsIn } from '../../universal/texts/TextsContext';
import { createBootManifest, createSiteViews } from './bootManifest';
import { slotsOf } from './pageSlots';
import { createPageTexts } from './pageTexts';
import { toError, type RemoteError } from './remoteError';
import { createWidgetMarks } from './widgetMarks';
import {
  DATA_TIMEOUT_MS,
  type RenderResponseOf,
  type PageRequest,
  type RenderRequest,
  type RenderRequestOf,
  type RenderConfig,
  type Reply,
} from './renderMessages';
import { renderTree } from './renderTree';
import { createServerStore } from './serverStore';
import { listPaths } from './siteAddresses';
import { createSteps, type Steps } from './steps';
import type { SiteRemotes } from '../registry';
import { ServerRouterView } from './ServerRouterView';

/** The page around a tree that is rendered, and the choices of its visitor. */
interface TreeContext extends Pick<ShellServices, 'placeWidget'> {
  readonly choices: Choices;
  readonly url: URL;
  readonly match: RouteMatch | null;
  readonly failure: RenderResponseOf<'page'>['failure'];
}

interface RemoteRendererOptions {
  /** The remote whose pages and widgets are rendered. Null renders the shell's own pages, and those of remotes without a server build. */
  readonly name: string | null;
  /** Its server build. Null leaves its slots to browsers. */
  readonly module: RemoteModule | null;
  readonly config: RenderConfig;
}

/** The work for one request. */
interface RenderJob {
  readonly site: SiteRemotes;
  /** Returns the time of the shell server in Unix milliseconds. */
  readonly clock: () => number;
  /** Milliseconds in which the answer is waited for. */
  readonly timeoutMs: number;
  /** Times the parts of the work for the trace. */
  readonly steps: Steps;
  /** Takes what the remote throws. */
  readonly errors: RemoteError[];
}

/** What is rendered of one page. */
interface PageAttempt {
  readonly pageRequest: PageRequest;
  /** The route of the page. Null if its address is unknown. */
  readonly match: RouteMatch | null;
  /** The slots of this remote that are rendered. */
  readonly slots: readonly Slot[];
  /** The slots that the shell server left out. */
  readonly without: readonly Slot[];
}

/** Creates the renderer of the pages and widgets of one remote. */
export const createRemoteRenderer = ({ name, module, config }: RemoteRendererOptions) => {
  const viewOf = createSiteViews(config);
  const texts = createPageTexts({ en: english, ge: georgian });

  const dataTimeoutOf = (timeoutMs: number): number => Math.min(DATA_TIMEOUT_MS * config.timeoutFactor, timeoutMs);

  const isOwnSlot = ({ remote }: Slot): boolean => remote === name;

  /** Creates the store, texts and remotes of one rendering. `rendered` and `leftOut` are empty until its `slots` are loaded. */
  const prepare = ({ choices, traceId }: PageRequest, job: RenderJob, slots: readonly Slot[]) => {
    const { site, clock, timeoutMs, steps } = job;
    const view = viewOf(site, choices.lang);
    const [rendered, leftOut]: [Slot[], Slot[]] = [[], []];
    const manifest = createBootManifest({ site, view, config, choices, now: clock(), leftOut, rendered });
    const serverStore = createServerStore({ config, choices, traceId, clock, timeoutMs, withTrace: steps.withTrace });
    const pageTexts = texts.get(choices.lang, slots);
    let hasListedRemotes = false;
    const siteRemotes = createRemotes({
      manifest,
      addParts: serverStore.addParts,
      addTexts: pageTexts.add,
      source: {
        excludeVersion: () => false,
        load: async (remote, { part }, consume) => {
          const slot = { remote: remote.name, part };
          const failure = (kind: 'missing' | 'timeout') =>
            new RemoteLoadError(kind, remote.name, remote.version, slotKey(slot));
          if (!module || !includesSlot(slots, slot)) throw failure('missing');
          return rejectAfter(consume(module), dataTimeoutOf(timeoutMs), () => failure('timeout'));
        },
      },
    });
    const remotes: Remotes = {
      ...siteRemotes,
      all: () => {
        hasListedRemotes = true;
        return siteRemotes.all();
      },
    };
    return {
      store: serverStore.store,
      texts: pageTexts,
      remotes,
      context: serverStore.contextOf(manifest, 'server'),
      clock,
      rendered,
      leftOut,
      needsAll: () => hasListedRemotes,
    };
  };

  type PreparedRender = ReturnType<typeof prepare>;

  /** Puts a tree into the providers that also surround it in the browser. */
  const wrapTree = (
    { store, texts: { source, texts: found }, remotes, clock }: PreparedRender,
    { choices, placeWidget, ...route }: TreeContext,
    children: ReactElement,
  ): ReactElement => {
    const services: ShellServices = {
      remotes,
      preferences: fixedPreferences(choices),
      account: anonymousAccount,
      loads: [],
      onPageShown: () => undefined,
      now: clock,
      side: 'server',
      ...(placeWidget && { placeWidget }),
    };
    return (
      <Root store={store} texts={source} services={services}>
        <TextsContext.Provider value={found}>
          <ServerRouterView {...route}>{children}</ServerRouterView>
        </TextsContext.Provider>
      </Root>
    );
  };

  /** The state of this remote as the browser starts from it. */
  const stateOf = ({ store }: PreparedRender): unknown =>
    name === null ? undefined : dehydratedState(store.getState())[name];

  const renderPage = async (job: RenderJob, { pageRequest, match, slots, without }: PageAttempt): Promise<Reply> => {
    const { choices, address } = pageRequest;
    const url = new URL(address);
    const allSlots = slotsOf(match);
    const otherSlots = allSlots.filter((slot) => !isOwnSlot(slot) && !includesSlot(without, slot));
    const prepared = prepare(pageRequest, job, slots);
    const { remotes, context, store, rendered, leftOut } = prepared;
    // Widgets of other remotes are rendered, with their data, by the process of their remote.
    const ownMatch = match && {
      ...match,
      route: { ...match.route, widgets: slots.filter((slot) => slot !== match.slot) },
    };
    const { errors } = job;
    const onError = (_slot: Slot, error: unknown): void => void errors.push(toError(error));
    const load = pageLoader({ remotes, context, dataTimeoutMs: dataTimeoutOf(job.timeoutMs), onError });
    const result: PageEnd = await job.steps.time('load data', () => load(url, ownMatch));
    if ('redirect' in result)
      return { response: { kind: 'redirect', location: result.redirect, errors }, html: Buffer.alloc(0) };
    const { failure } = result;
    if (failure !== 'not-found') {
      for (const slot of allSlots.filter((each) => !otherSlots.includes(each)))
        (remotes.state(slot).status === 'ready' ? rendered : leftOut).push(slot);
    }
    const marks = createWidgetMarks();
    const placeWidget: ShellServices['placeWidget'] = (slot, widgetProps) =>
      includesSlot(otherSlots, slot) ? marks.mark(slot, widgetProps) : null;
    const tree = wrapTree(prepared, { choices, url, match, failure, placeWidget }, <Shell />);
    const { content, styles } = await job.steps.time('render HTML', () => renderTree(tree));
    const { html, placeholders } = marks.removeMarks(content);
    const meta = metaOf({
      remotes,
      match: failure === 'not-found' ? null : match,
      url,
      state: store.getState(),
      textsOf: textsIn(prepared.texts.source),
    });
    if (leftOut.length === 0) texts.set(choices.lang, slots, prepared.texts);
    return {
      html,
      response: {
        kind: 'page',
        failure,
        rendered,
        leftOut,
        placeholders,
        answerState: answerStateOf(store.getState()),
        needsAll: prepared.needsAll(),
        meta,
        styles,
        state: stateOf(prepared),
        errors,
      },
    };
  };

  const getPage = async ({ pageRequest, without }: RenderRequestOf<'page'>, job: RenderJob): Promise<Reply> => {
    const match = matchRoute(viewOf(job.site, pageRequest.choices.lang), new URL(pageRequest.address).pathname);
    const slots = slotsOf(match).filter((slot) => isOwnSlot(slot) && !includesSlot(without, slot));
    // A slot that throws or takes too long is left to the browser: first the own widgets, then the page itself.
    const attempts = [slots, slots.slice(0, 1), []].filter(
      (attempt, index, all) => index === 0 || attempt.length < (all[index - 1]?.length ?? 0),
    );
    let failure: unknown = null;
    for (const attempt of attempts) {
      try {
        return await renderPage(job, { pageRequest, match, slots: attempt, without });
      } catch (error) {
        failure = error;
        job.errors.push(toError(error));
      }
    }
    throw failure;
  };

  const getWidget = async (
    { pageRequest, slot, widgetProps }: RenderRequestOf<'widget'>,
    job: RenderJob,
  ): Promise<Reply> => {
    const { choices, address } = pageRequest;
    const url = new URL(address);
    const match = matchRoute(viewOf(job.site, choices.lang), url.pathname);
    const prepared = prepare(pageRequest, job, [slot]);
    const { remotes, context, store } = prepared;
    const state = await remotes.open(slot);
    if (state.status === 'failed') throw state.error;
    const loading = { remotes, context, dataTimeoutMs: dataTimeoutOf(job.timeoutMs) };
    // The widget itself shows that its data is missing.
    await job.steps
      .time('load data', () => loadWidget(loading, slot, widgetProps, url))
      .catch((error: unknown) => {
        if (!(error instanceof Response)) job.errors.push(toError(error));
      });
    const widget = <WidgetRoot slot={slot} widgetProps={widgetProps} />;
    const tree = wrapTree(prepared, { choices, url, match, failure: null }, widget);
    const { content, styles } = await job.steps.time('render HTML', () => renderTree(tree, widgetPrefix(slot)));
    texts.set(choices.lang, [slot], prepared.texts);
    return {
      html: Buffer.from(content),
      response: {
        kind: 'widget',
        answerState: answerStateOf(store.getState()),
        needsAll: prepared.needsAll(),
        styles,
        state: stateOf(prepared),
        errors: job.errors,
      },
    };
  };

  const getPaths = async ({ site, clock }: Pick<RenderJob, 'site' | 'clock'>): Promise<Reply> => {
    const errors: RemoteError[] = [];
    const versions = site.remotes.filter(({ descriptor }) => descriptor.federation.name === name);
    const pathLists = await Promise.all(
      versions.map((remote) => listPaths(remote, module, { config, clock }, (error) => errors.push(toError(error)))),
    );
    return { response: { kind: 'addresses', paths: pathLists.flat(), errors }, html: Buffer.alloc(0) };
  };

  return {
    /** Rejects with the last error if even the page without slots cannot be rendered. `now`: the shell server's clock. */
    respond: async (
      site: SiteRemotes,
      request: RenderRequest,
      { now, timeoutMs }: { readonly now: number; readonly timeoutMs: number },
    ): Promise<Reply> => {
      const clockOffsetMs = now - Date.now();
      const clock = (): number => Date.now() + clockOffsetMs;
      if (request.kind === 'addresses') return getPaths({ site, clock });
      const steps = createSteps(request.pageRequest.traceparent);
      const job: RenderJob = { site, clock, timeoutMs, steps, errors: [] };
      const { response, html } = await (request.kind === 'page' ? getPage(request, job) : getWidget(request, job));
      return { html, response: 'answerState' in response ? { ...response, steps: steps.all() } : response };
    },
  };
};

export type RemoteRenderer = ReturnType<typeof createRemoteRenderer>;
