import type { ReactElement } from 'react';
import { includesSlot, slotKey, type RemoteModule, type Slot } from '@caravan/shared/contracts';
import { Root } from '../../universal/frame/Root';
import { Shell } from '../../universal/frame/Shell';
import english from '../../universal/locales/en.json';
import georgian from '../../universal/locales/ge.json';
import { loadWidget, pageLoader, type PageEnd } from '../../universal/router/loadPage';
import { textsIn } from '../../universal/texts/TextsContext';
import { metaOf } from '../../universal/router/meta';
import { ownedRoute, type OwnedRoute } from '../../universal/router/routes';
import { RemoteLoadError } from '../../universal/remotes/errors';
import { createRemotes, type Remotes } from '../../universal/remotes/remotes';
import { anonymousAccount } from '../../universal/services/account';
import { fixedPreferences, type Choices } from '../../universal/services/preferences';
import type { ShellServices } from '../../universal/services/ShellContext';
import { WidgetRoot, widgetPrefix } from '../../universal/frame/WidgetRoot';
import { dehydratedState } from '../../universal/store/createStore';
import { arrivalIn } from '../../universal/store/dehydratedState';
import { TextsContext } from '../../universal/texts/TextsContext';
import { limited } from '../../universal/time/limit';
import { bootManifest, createSiteViews } from './bootManifest';
import { slotsOf } from './pageSlots';
import { createPageTexts } from './pageTexts';
import { createPlaceMarks } from './placeMarks';
import {
  DATA_TIMEOUT_MS,
  type AnswerOf,
  type PageRequest,
  type Question,
  type RenderConfig,
  type Reply,
} from './renderMessages';
import { renderTree } from './renderTree';
import { createServerStore } from './serverStore';
import { remoteAddresses } from './siteAddresses';
import { createSteps, type Steps } from './steps';
import type { SiteRemotes } from '../registry';
import { ServerRouterView } from './ServerRouterView';

/** The page around a tree that is rendered, and the choices of its visitor. */
interface Surroundings extends Pick<ShellServices, 'placeWidget'> {
  readonly choices: Choices;
  readonly url: URL;
  readonly owned: OwnedRoute | null;
  readonly failure: AnswerOf<'page'>['failure'];
}

interface RemoteRendererOptions {
  /** The remote whose pages and widgets are rendered. Null renders the shell's own pages, and those of remotes without a server build. */
  readonly name: string | null;
  /** Its server build. Null leaves its slots to browsers. */
  readonly module: RemoteModule | null;
  readonly config: RenderConfig;
}

/** The work for one question. */
interface Job {
  readonly site: SiteRemotes;
  /** Returns the time of the shell server in Unix milliseconds. */
  readonly clock: () => number;
  /** Milliseconds in which the answer is waited for. */
  readonly timeoutMs: number;
  /** Times the parts of the work for the trace. */
  readonly steps: Steps;
}

/** What is rendered of one page. */
interface PageAttempt {
  readonly request: PageRequest;
  /** The route of the page. Null if its address is unknown. */
  readonly owned: OwnedRoute | null;
  /** The slots of this remote that are rendered. */
  readonly slots: readonly Slot[];
  /** The slots that the shell server left out. */
  readonly without: readonly Slot[];
}

type RemoteError = AnswerOf<'page'>['errors'][number];

const asMessage = (thrown: unknown): RemoteError =>
  thrown instanceof Error
    ? { message: thrown.message, stack: thrown.stack ?? '' }
    : { message: String(thrown), stack: '' };

/** Creates the renderer of the pages and widgets of one remote. */
export const createRemoteRenderer = ({ name, module, config }: RemoteRendererOptions) => {
  const viewOf = createSiteViews(config);
  const texts = createPageTexts({ en: english, ge: georgian });

  const dataTimeoutOf = (timeoutMs: number): number => Math.min(DATA_TIMEOUT_MS * config.timeoutFactor, timeoutMs);

  const isOwn = ({ remote }: Slot): boolean => remote === name;

  /** Creates the store, texts and remotes of one rendering. `rendered` and `leftOut` are empty until its `slots` are loaded. */
  const prepare = ({ choices, traceId }: PageRequest, job: Job, slots: readonly Slot[]) => {
    const { site, clock, timeoutMs, steps } = job;
    const view = viewOf(site, choices.lang);
    const [rendered, leftOut]: [Slot[], Slot[]] = [[], []];
    const manifest = bootManifest({ site, view, config, choices, now: clock(), leftOut, rendered });
    const server = createServerStore({ config, choices, traceId, clock, timeoutMs, traced: steps.traced });
    const pageTexts = texts.of(choices.lang, slots);
    let areListed = false;
    const created = createRemotes({
      manifest,
      addParts: server.addParts,
      addTexts: pageTexts.add,
      source: {
        excludeVersion: () => false,
        load: async (remote, { part }, consume) => {
          const slot = { remote: remote.name, part };
          const failure = (kind: 'missing' | 'timeout') =>
            new RemoteLoadError(kind, remote.name, remote.version, slotKey(slot));
          if (!module || !includesSlot(slots, slot)) throw failure('missing');
          return limited(consume(module), dataTimeoutOf(timeoutMs), () => failure('timeout'));
        },
      },
    });
    const remotes: Remotes = {
      ...created,
      all: () => {
        areListed = true;
        return created.all();
      },
    };
    return {
      store: server.store,
      texts: pageTexts,
      remotes,
      context: server.contextOf(manifest, 'server'),
      clock,
      rendered,
      leftOut,
      needsAll: () => areListed,
    };
  };

  type Prepared = ReturnType<typeof prepare>;

  /** Puts a tree into the providers that also surround it in the browser. */
  const surround = (
    { store, texts: { source, texts: found }, remotes, clock }: Prepared,
    { choices, placeWidget, ...route }: Surroundings,
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
  const stateOf = ({ store }: Prepared): unknown =>
    name === null ? undefined : dehydratedState(store.getState())[name];

  const renderPage = async (job: Job, { request, owned, slots, without }: PageAttempt): Promise<Reply> => {
    const { choices, address } = request;
    const url = new URL(address);
    const all = slotsOf(owned);
    const others = all.filter((slot) => !isOwn(slot) && !includesSlot(without, slot));
    const prepared = prepare(request, job, slots);
    const { remotes, context, store, rendered, leftOut } = prepared;
    // Widgets of other remotes are rendered, with their data, by the process of their remote.
    const ownRoute = owned && {
      ...owned,
      route: { ...owned.route, widgets: slots.filter((slot) => slot !== owned.slot) },
    };
    const load = pageLoader({ remotes, context, dataTimeoutMs: dataTimeoutOf(job.timeoutMs) });
    const end: PageEnd = await job.steps.time('load data', () => load(url, ownRoute));
    if ('redirect' in end)
      return { answer: { kind: 'redirect', location: end.redirect, errors: [] }, html: Buffer.alloc(0) };
    const { failure } = end;
    if (failure !== 'not-found') {
      for (const slot of all.filter((each) => !others.includes(each)))
        (remotes.state(slot).status === 'ready' ? rendered : leftOut).push(slot);
    }
    const marks = createPlaceMarks();
    const placeWidget: ShellServices['placeWidget'] = (slot, given) =>
      includesSlot(others, slot) ? marks.mark(slot, given) : null;
    const tree = surround(prepared, { choices, url, owned, failure, placeWidget }, <Shell />);
    const { content, styles } = await job.steps.time('render HTML', () => renderTree(tree));
    const { html, places } = marks.cut(content);
    const meta = metaOf({
      remotes,
      owned: failure === 'not-found' ? null : owned,
      url,
      state: store.getState(),
      textsOf: textsIn(prepared.texts.source),
    });
    if (leftOut.length === 0) texts.set(choices.lang, slots, prepared.texts);
    return {
      html,
      answer: {
        kind: 'page',
        failure,
        rendered,
        leftOut,
        places,
        arrival: arrivalIn(store.getState()),
        needsAll: prepared.needsAll(),
        meta,
        styles,
        state: stateOf(prepared),
        errors: [],
      },
    };
  };

  const page = async ({ request, without }: Extract<Question, { kind: 'page' }>, job: Job): Promise<Reply> => {
    const owned = ownedRoute(viewOf(job.site, request.choices.lang), new URL(request.address).pathname);
    const slots = slotsOf(owned).filter((slot) => isOwn(slot) && !includesSlot(without, slot));
    const errors: RemoteError[] = [];
    // A slot that throws or takes too long is left to the browser: first the own widgets, then the page itself.
    const attempts = [slots, slots.slice(0, 1), []].filter(
      (attempt, index, all) => index === 0 || attempt.length < (all[index - 1]?.length ?? 0),
    );
    let failure: unknown = null;
    for (const attempt of attempts) {
      try {
        const reply = await renderPage(job, { request, owned, slots: attempt, without });
        return 'errors' in reply.answer ? { ...reply, answer: { ...reply.answer, errors } } : reply;
      } catch (error) {
        failure = error;
        errors.push(asMessage(error));
      }
    }
    throw failure;
  };

  const widget = async ({ request, slot, given }: Extract<Question, { kind: 'widget' }>, job: Job): Promise<Reply> => {
    const { choices, address } = request;
    const url = new URL(address);
    const owned = ownedRoute(viewOf(job.site, choices.lang), url.pathname);
    const prepared = prepare(request, job, [slot]);
    const { remotes, context, store } = prepared;
    const state = await remotes.open(slot);
    if (state.status === 'failed') throw state.error;
    const loading = { remotes, context, dataTimeoutMs: dataTimeoutOf(job.timeoutMs) };
    // The widget itself shows that its data is missing.
    await job.steps.time('load data', () => loadWidget(loading, slot, given, url)).catch(() => undefined);
    const tree = surround(prepared, { choices, url, owned, failure: null }, <WidgetRoot slot={slot} given={given} />);
    const { content, styles } = await job.steps.time('render HTML', () => renderTree(tree, widgetPrefix(slot)));
    texts.set(choices.lang, [slot], prepared.texts);
    return {
      html: Buffer.from(content),
      answer: {
        kind: 'widget',
        arrival: arrivalIn(store.getState()),
        needsAll: prepared.needsAll(),
        styles,
        state: stateOf(prepared),
        errors: [],
      },
    };
  };

  const addresses = async ({ site, clock }: Pick<Job, 'site' | 'clock'>): Promise<Reply> => {
    const errors: RemoteError[] = [];
    const own = site.remotes.filter(({ descriptor }) => descriptor.federation.name === name);
    const found = await Promise.all(
      own.map((remote) => remoteAddresses(remote, module, { config, clock }, (error) => errors.push(asMessage(error)))),
    );
    return { answer: { kind: 'addresses', found: found.flat(), errors }, html: Buffer.alloc(0) };
  };

  return {
    /** Rejects with the last error if even the page without slots cannot be rendered. `now`: the shell server's clock. */
    answer: async (
      site: SiteRemotes,
      question: Question,
      { now, timeoutMs }: { readonly now: number; readonly timeoutMs: number },
    ): Promise<Reply> => {
      const ahead = now - Date.now();
      const clock = (): number => Date.now() + ahead;
      if (question.kind === 'addresses') return addresses({ site, clock });
      const steps = createSteps(question.request.traceparent);
      const job = { site, clock, timeoutMs, steps };
      const { answer, html } = await (question.kind === 'page' ? page(question, job) : widget(question, job));
      return { html, answer: 'arrival' in answer ? { ...answer, steps: steps.all() } : answer };
    },
  };
};

export type RemoteRenderer = ReturnType<typeof createRemoteRenderer>;
