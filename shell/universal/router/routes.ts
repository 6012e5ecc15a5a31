import { matchRoutes } from 'react-router-dom';
import type { Slot } from '@caravan/shared/contracts';
import type { BootManifest, BootRemote, BootRoute } from '../manifest/manifest';

type Params = Readonly<Record<string, string | undefined>>;

/** A route of a remote with its owner, and what the address says of its parameters. */
export interface OwnedRoute {
  readonly remote: BootRemote;
  readonly route: BootRoute;
  readonly params: Params;
  /** The place of the route's page. */
  readonly slot: Slot;
}

/** What no name, number or word holds: control characters, halves of characters, and what could not be decoded. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

/** React Router warns of an address that cannot be, and looks for a route all the same. */
const isDecodable = (pathname: string): boolean => {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
};

const allowed = ({ params }: Pick<BootRoute, 'params'>, values: Params): boolean =>
  Object.entries(params ?? {}).every(([name, list]) => list.includes(values[name] ?? '')) &&
  Object.values(values).every((value) => !UNREADABLE.test(value ?? ''));

/** The route that an address belongs to, and its parameters; static segments come before them. */
export const matchingRoute = <Route extends Pick<BootRoute, 'path' | 'params'>>(
  routes: readonly Route[],
  pathname: string,
): { readonly route: Route; readonly params: Params } | undefined => {
  if (!isDecodable(pathname)) return undefined;
  const [match] =
    matchRoutes(
      routes.map((route) => ({ path: route.path, route })),
      pathname,
    ) ?? [];
  if (!match) return undefined;
  const { params } = match;
  const { route } = match.route;
  return allowed(route, params) ? { route, params } : undefined;
};

/** The remote route that an address belongs to. */
export const ownedRoute = ({ remotes }: Pick<BootManifest, 'remotes'>, pathname: string): OwnedRoute | null => {
  const all = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ remote, route, path: route.path, ...(route.params && { params: route.params }) })),
  );
  const found = matchingRoute(all, pathname);
  if (!found) return null;
  const { remote, route } = found.route;
  return { remote, route, params: found.params, slot: { remote: remote.name, part: route.id } };
};

/** Whether an address is the shell's own page: the state of the site. */
export const isTestPage = (pathname: string): boolean => /^\/test\/*$/i.test(pathname);
