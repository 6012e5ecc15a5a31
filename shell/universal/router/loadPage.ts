import { isSameSlot, type LoadArguments, type RemoteContext, type Slot } from '@caravan/shared/contracts';
import { waitAtMost } from '../time/waitAtMost';
import type { Remotes, SlotPart, SlotState } from '../remotes/remotes';
import { isTestPage, matchRoute, type RouteMatch } from './routes';

/** Why an address shows no page of a remote. */
export type PageFailure = 'not-found' | 'failed';

/** The result of loading an address. `match` is null if no route matches it. */
export type PageEnd =
  | { readonly match: RouteMatch | null; readonly failure: PageFailure | null }
  | { readonly redirect: string };

export interface PageLoaderOptions {
  readonly remotes: Remotes;
  readonly context: RemoteContext;
  /** Milliseconds to wait for a page's data before it is rendered without. */
  readonly dataTimeoutMs: number;
  /** Called with an error that a page's code threw while loading. A failed call throws nothing. */
  readonly onError?: (slot: Slot, error: unknown) => void;
}

const isNotFound = (error: unknown): boolean => error instanceof Response && error.status === 404;

/** Loads the code of a widget, then the data of its first view. */
export const loadWidget = async (
  { remotes, context, dataTimeoutMs }: PageLoaderOptions,
  slot: Slot,
  widgetProps: unknown,
  url: URL,
): Promise<void> => {
  const state = await remotes.open(slot);
  if (state.status === 'ready' && 'widget' in state.part)
    await waitAtMost(state.part.widget.load({ context, given: widgetProps, url }), dataTimeoutMs);
};

/** Returns a function that loads an address: the remote that owns it, and the data of its page and widgets. */
export const pageLoader = (options: PageLoaderOptions) => {
  const { remotes, dataTimeoutMs } = options;
  const loadPage = async (slot: Promise<SlotState<SlotPart>>, args: LoadArguments): Promise<void> => {
    const state = await slot;
    if (state.status !== 'ready' || !('page' in state.part)) return;
    await waitAtMost(state.part.page.load(args), dataTimeoutMs);
  };
  /** Loads the code of a widget in parallel with the page, which decides what the widget is given. */
  const loadShownWidget = async (
    slot: Slot,
    page: Promise<SlotState<SlotPart>>,
    args: LoadArguments,
  ): Promise<void> => {
    const [, pageState] = await Promise.all([remotes.open(slot), page]);
    const shownWidgets =
      pageState.status === 'ready' && 'page' in pageState.part ? pageState.part.page.widgets(args) : [];
    const widgetProps = shownWidgets.find((each) => isSameSlot(each.slot, slot))?.given ?? {};
    await loadWidget(options, slot, widgetProps, args.url);
  };

  return async (url: URL, known?: RouteMatch | null): Promise<PageEnd> => {
    if (url.pathname === '/') return { redirect: `/home${url.search}` };
    if (isTestPage(url.pathname)) return { match: null, failure: null };
    const match = known === undefined ? matchRoute(remotes.manifest, url.pathname) : known;
    if (!match) return { match, failure: 'not-found' };
    const { slot, route, params } = match;
    const args = { context: options.context, params, url };
    try {
      // Retries, because the cause of an earlier failure may be gone.
      const page = remotes.retry(slot);
      const widgets = Promise.all(
        (route.widgets ?? []).map((widget) => loadShownWidget(widget, page, args).catch(() => undefined)),
      );
      await loadPage(page, args);
      await waitAtMost(widgets, dataTimeoutMs);
      return { match, failure: null };
    } catch (error) {
      if (!(error instanceof Response)) options.onError?.(slot, error);
      const redirect = error instanceof Response ? error.headers.get('location') : null;
      if (redirect !== null) return { redirect };
      return { match, failure: isNotFound(error) ? 'not-found' : 'failed' };
    }
  };
};
