import type { ReactElement } from 'react';
import { matchPath, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { notFound, type LoadArguments, type RemoteContext } from '@caravan/shared/contracts';
import { slotId, type BootManifest, type BootRemote, type BootRoute } from '../boot/manifest';
import { withPatience } from '../boot/withPatience';
import { PageSlot } from '../remotes/PageSlot';
import type { Sections } from '../remotes/sections';

/** A route of a remote with its owner. */
export interface OwnedRoute {
  readonly remote: BootRemote;
  readonly route: BootRoute;
}

export interface RoutesOptions {
  readonly sections: Sections;
  readonly context: RemoteContext;
  /** Milliseconds that a page's data may hold up its first view; then it is drawn without. */
  readonly patience: number;
  readonly layout: ReactElement;
  readonly failure: ReactElement;
  readonly testPage: ReactElement;
}

const allowed = ({ params }: BootRoute, values: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params ?? {}).every(([name, list]) => list.includes(values[name] ?? ''));

/** The remote route that an address belongs to, static segments before parameters, as the router ranks them. */
export const ownedRoute = ({ remotes }: Pick<BootManifest, 'remotes'>, pathname: string): OwnedRoute | null => {
  const candidates = remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route })))
    .flatMap((owned) => {
      const match = matchPath(owned.route.path, pathname);
      return match ? [{ ...owned, parameters: Object.values(match.params).filter(Boolean).length, match }] : [];
    })
    .toSorted((a, b) => a.parameters - b.parameters);
  const [best] = candidates;
  return best && allowed(best.route, best.match.params) ? best : null;
};

const pageRoute = (
  remote: BootRemote,
  route: BootRoute,
  { sections, context, patience }: RoutesOptions,
): RouteObject => {
  const slot = slotId(remote.name, route.id);

  const loadPage = async (params: LoadArguments['params'], url: URL): Promise<void> => {
    const state = await sections.open(slot);
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

  return {
    id: slot,
    path: route.path,
    element: <PageSlot slot={slot} />,
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      if (!allowed(route, params)) throw notFound();
      const widgets = Promise.all((route.widgets ?? []).map((widget) => loadWidget(widget).catch(() => undefined)));
      await loadPage(params, new URL(request.url));
      await withPatience(widgets, patience);
      return null;
    },
  };
};

/** The router's routes: the layout around the remotes' pages, the shell's own two, and not found for the rest. */
export const createRoutes = (options: RoutesOptions): RouteObject[] => [
  {
    id: 'layout',
    element: options.layout,
    children: [
      {
        id: 'content',
        errorElement: options.failure,
        children: [
          { path: '/', loader: () => redirect('/home') },
          ...options.sections.manifest.remotes.flatMap((remote) =>
            remote.routes.map((route) => pageRoute(remote, route, options)),
          ),
          { id: 'test', path: '/test', element: options.testPage },
          {
            id: 'not-found',
            path: '*',
            loader: () => {
              throw notFound();
            },
            element: options.failure,
          },
        ],
      },
    ],
  },
];
