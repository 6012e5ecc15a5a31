import type { RemoteContext } from '@caravan/shared/contracts';
import { slotId } from '../manifest/manifest';
import { withPatience } from '../time/withPatience';
import type { Sections } from '../sections/sections';
import { isTestPage, ownedRoute, type OwnedRoute } from './routes';

/** Why an address shows no page of its own: it names nothing, or the loading of its page failed. */
export type PageFailure = 'not-found' | 'failed';

/** How the loading of an address ended. */
export type PageEnd = { readonly failure: PageFailure | null } | { readonly redirect: string };

export interface PageLoaderOptions {
  readonly sections: Sections;
  readonly context: RemoteContext;
  /** Milliseconds that a page's data may hold up its first view; then it is drawn without. */
  readonly patience: number;
}

const isNotFound = (error: unknown): boolean => error instanceof Response && error.status === 404;

/** What loads an address on either side: the section that owns it, the data of its first view, and that of its widgets. */
export const pageLoader = ({ sections, context, patience }: PageLoaderOptions) => {
  const loadPage = async ({ remote, route, params }: OwnedRoute, url: URL): Promise<void> => {
    // Whatever it failed for may be over, for example an outage that only a preload met.
    const state = await sections.retry(slotId(remote.name, route.id));
    if (state.status !== 'ready' || !('page' in state.part)) return;
    const loading = state.part.page.load?.({ context, params, url });
    if (loading) await withPatience(loading, patience);
  };
  /** A widget's trouble is its own: whatever fails here shows in its place. */
  const loadWidget = async (widget: string): Promise<void> => {
    const state = await sections.open(widget);
    if (state.status !== 'ready' || !('widget' in state.part)) return;
    await withPatience(state.part.widget.load?.(context) ?? Promise.resolve(), patience);
  };

  return async (url: URL): Promise<PageEnd> => {
    if (url.pathname === '/') return { redirect: '/home' };
    if (isTestPage(url.pathname)) return { failure: null };
    const owned = ownedRoute(sections.manifest, url.pathname);
    if (!owned) return { failure: 'not-found' };
    try {
      const widgets = Promise.all((owned.route.widgets ?? []).map((name) => loadWidget(name).catch(() => undefined)));
      await loadPage(owned, url);
      await withPatience(widgets, patience);
      return { failure: null };
    } catch (error) {
      return { failure: isNotFound(error) ? 'not-found' : 'failed' };
    }
  };
};
