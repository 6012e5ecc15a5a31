import type { ReactElement } from 'react';
import { isSameSlot, slotKey, type RemoteModule, type Slot } from '@caravan/shared/contracts';
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
import { nobody } from '../../universal/services/account';
import { fixedPreferences, type Choices } from '../../universal/services/preferences';
import type { ShellServices } from '../../universal/services/ShellContext';
import { WidgetRoot, widgetPrefix } from '../../universal/frame/WidgetRoot';
import { dehydratedState } from '../../universal/store/createStore';
import { arrivalIn } from '../../universal/store/dehydratedState';
import { TextsContext } from '../../universal/texts/TextsContext';
import { limited } from '../../universal/time/limit';
import { bootManifest, createSiteViews } from './bootManifest';
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

export interface RemoteRendererOptions {
  /** The remote whose pages and widgets are rendered. Null renders the shell's own pages, and those of remotes without a server build. */
  readonly name: string | null;
  /** Its server build. Null leaves its slots to browsers. */
  readonly module: RemoteModule | null;
  readonly config: RenderConfig;
}

/** `now`: Unix milliseconds. `timeoutMs`: milliseconds in which the answer is waited for. */
export interface AnswerTime {
  readonly now: number;
  readonly timeoutMs: number;
}

/** Renders the pages and widgets of one remote. */
export interface RemoteRenderer {
  /** Rejects with what was thrown where not even the page without its slots could be rendered. */
  readonly answer: (site: SiteRemotes, question: Question, time: AnswerTime) => Promise<Reply>;
}

/** Unix milliseconds. */
type Clock = () => number;

/** The site and the time of one question. */
interface Asked {
  readonly site: SiteRemotes;
  readonly clock: Clock;
  /** Milliseconds in which the answer is waited for. */
  readonly timeoutMs: number;
  readonly steps: Steps;
}

type RemoteError = AnswerOf<'page'>['errors'][number];

const asMessage = (thrown: unknown): RemoteError =>
  thrown instanceof Error
    ? { message: thrown.message, stack: thrown.stack ?? '' }
    : { message: String(thrown), stack: '' };

export const createRemoteRenderer = ({ name, module, config }: RemoteRendererOptions): RemoteRenderer => {
  const viewOf = createSiteViews(config);
  const texts = createPageTexts({ en: english, ge: georgian });

  const dataTimeoutOf = (timeoutMs: number): number => Math.min(DATA_TIMEOUT_MS * config.timeoutFactor, timeoutMs);

  const isOwn = ({ remote }: Slot): boolean => remote === name;

  /** What one rendering needs. `slots` are those that it loads. Which of them it renders, and which it leaves out, is known once they are loaded. */
  const prepare = ({ choices, traceId }: PageRequest, asked: Asked, slots: readonly Slot[]) => {
    const { site, clock, timeoutMs, steps } = asked;
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
          if (!module || !slots.some((each) => isSameSlot(each, slot))) throw failure('missing');
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

  /** Surrounds a tree with what the browser surrounds it with. */
  const surround = (
    { store, texts: { source, texts: found }, remotes, clock }: Prepared,
    choices: Choices,
    route: { readonly url: URL; readonly owned: OwnedRoute | null; readonly failure: AnswerOf<'page'>['failure'] },
    children: ReactElement,
    placeWidget?: ShellServices['placeWidget'],
  ): ReactElement => {
    const services: ShellServices = {
      remotes,
      preferences: fixedPreferences(choices),
      account: nobody,
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

  const renderPage = async (
    request: PageRequest,
    asked: Asked,
    owned: OwnedRoute | null,
    slots: readonly Slot[],
    without: readonly Slot[],
  ): Promise<Reply> => {
    const { choices, address } = request;
    const url = new URL(address);
    const all = owned ? [owned.slot, ...(owned.route.widgets ?? [])] : [];
    const others = all.filter((slot) => !isOwn(slot) && !without.some((each) => isSameSlot(each, slot)));
    const prepared = prepare(request, asked, slots);
    const { remotes, context, store, rendered, leftOut } = prepared;
    // Widgets of other remotes are rendered, with their data, by the process of their remote.
    const ownRoute = owned && {
      ...owned,
      route: { ...owned.route, widgets: slots.filter((slot) => slot !== owned.slot) },
    };
    const load = pageLoader({ remotes, context, dataTimeoutMs: dataTimeoutOf(asked.timeoutMs) });
    const end: PageEnd = await asked.steps.time('load data', () => load(url, ownRoute));
    if ('redirect' in end)
      return { answer: { kind: 'redirect', location: end.redirect, errors: [] }, html: Buffer.alloc(0) };
    const { failure } = end;
    if (failure !== 'not-found') {
      for (const slot of all.filter((each) => !others.includes(each)))
        (remotes.state(slot).status === 'ready' ? rendered : leftOut).push(slot);
    }
    const marks = createPlaceMarks();
    const tree = surround(prepared, choices, { url, owned, failure }, <Shell />, (slot, given) =>
      others.some((each) => isSameSlot(each, slot)) ? marks.mark(slot, given) : null,
    );
    const { content, styles } = await asked.steps.time('render HTML', () => renderTree(tree));
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

  const page = async ({ request, without }: Extract<Question, { kind: 'page' }>, asked: Asked): Promise<Reply> => {
    const owned = ownedRoute(viewOf(asked.site, request.choices.lang), new URL(request.address).pathname);
    const own = owned ? [owned.slot, ...(owned.route.widgets ?? [])].filter(isOwn) : [];
    const slots = own.filter((slot) => !without.some((each) => isSameSlot(each, slot)));
    const errors: RemoteError[] = [];
    // A slot that throws or takes too long is left to the browser: first the own widgets, then the page itself.
    const attempts = [slots, slots.slice(0, 1), []].filter(
      (attempt, index, all) => index === 0 || attempt.length < (all[index - 1]?.length ?? 0),
    );
    let failure: unknown = null;
    for (const attempt of attempts) {
      try {
        const reply = await renderPage(request, asked, owned, attempt, without);
        return 'errors' in reply.answer ? { ...reply, answer: { ...reply.answer, errors } } : reply;
      } catch (error) {
        failure = error;
        errors.push(asMessage(error));
      }
    }
    throw failure;
  };

  const widget = async (
    { request, slot, given }: Extract<Question, { kind: 'widget' }>,
    asked: Asked,
  ): Promise<Reply> => {
    const { choices, address } = request;
    const url = new URL(address);
    const owned = ownedRoute(viewOf(asked.site, choices.lang), url.pathname);
    const prepared = prepare(request, asked, [slot]);
    const { remotes, context, store } = prepared;
    const state = await remotes.open(slot);
    if (state.status === 'failed') throw state.error;
    const loading = { remotes, context, dataTimeoutMs: dataTimeoutOf(asked.timeoutMs) };
    // The widget itself shows that its data is missing.
    await asked.steps.time('load data', () => loadWidget(loading, slot, given, url)).catch(() => undefined);
    const tree = surround(prepared, choices, { url, owned, failure: null }, <WidgetRoot slot={slot} given={given} />);
    const { content, styles } = await asked.steps.time('render HTML', () => renderTree(tree, widgetPrefix(slot)));
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

  const addresses = async ({ site, clock }: Pick<Asked, 'site' | 'clock'>): Promise<Reply> => {
    const errors: RemoteError[] = [];
    const own = site.remotes.filter(({ descriptor }) => descriptor.federation.name === name);
    const found = await Promise.all(
      own.map((remote) => remoteAddresses(remote, module, { config, clock }, (error) => errors.push(asMessage(error)))),
    );
    return { answer: { kind: 'addresses', found: found.flat(), errors }, html: Buffer.alloc(0) };
  };

  return {
    answer: async (site, question, { now, timeoutMs }) => {
      const ahead = now - Date.now();
      const clock = (): number => Date.now() + ahead;
      if (question.kind === 'addresses') return addresses({ site, clock });
      const steps = createSteps(question.request.traceparent);
      const asked = { site, clock, timeoutMs, steps };
      const { answer, html } = await (question.kind === 'page' ? page(question, asked) : widget(question, asked));
      return { html, answer: 'arrival' in answer ? { ...answer, steps: steps.all() } : answer };
    },
  };
};
