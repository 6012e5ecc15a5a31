import { matchRoutes } from 'react-router-dom';
import { isSameSlot, type Slot } from '@caravan/shared/contracts';
import { isDecodable } from '@caravan/shared/format';
import type { BootManifest, BootRemote, BootRoute } from '../manifest/manifest';

type Params = Readonly<Record<string, string | undefined>>;

/** A route with its remote and the parameters of the address. */
export interface RouteMatch {
  readonly remote: BootRemote;
  readonly route: BootRoute;
  readonly params: Params;
  /** The slot of the route's page. */
  readonly slot: Slot;
}

/** Whether both addresses have a page, and it is the same one. */
export const isOfSamePage = (first: RouteMatch | null, second: RouteMatch | null): boolean =>
  first !== null && second !== null && isSameSlot(first.slot, second.slot);

/** Whether the path of a page has parameters. The heading of a page without them is its declared title. */
export const hasParams = ({ params }: Pick<RouteMatch, 'params'>): boolean => Object.keys(params).length > 0;

/** Control characters, lone surrogates, and characters that could not be decoded. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

const hasAllowedParams = ({ params }: Pick<BootRoute, 'params'>, values: Params): boolean =>
  Object.entries(params ?? {}).every(([name, list]) => list.includes(values[name] ?? '')) &&
  Object.values(values).every((value) => !UNREADABLE.test(value ?? ''));

/** Returns the route that matches an address, and its parameters. Static segments win over parameters. */
export const matchingRoute = <Route extends Pick<BootRoute, 'path' | 'params'>>(
  routes: readonly Route[],
  pathname: string,
): { readonly route: Route; readonly params: Params } | undefined => {
  // React Router logs a warning for such a path.
  if (!isDecodable(pathname)) return undefined;
  const [match] =
    matchRoutes(
      routes.map((route) => ({ path: route.path, route })),
      pathname,
    ) ?? [];
  if (!match) return undefined;
  const { params } = match;
  const { route } = match.route;
  return hasAllowedParams(route, params) ? { route, params } : undefined;
};

type Candidate = Pick<RouteMatch, 'remote' | 'route'> & Pick<BootRoute, 'path' | 'params'>;

/** Routes by the first segment of their path, in lower case as React Router compares them. Null: the segment may vary. */
type RouteMap = ReadonlyMap<string | null, readonly Candidate[]>;

const routeMaps = new WeakMap<readonly BootRemote[], RouteMap>();

const firstSegment = (path: string): string => (/[^/]+/.exec(path)?.[0] ?? '').toLowerCase();

const mapRoutes = (remotes: readonly BootRemote[]): RouteMap => {
  const all = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ remote, route, path: route.path, ...(route.params && { params: route.params }) })),
  );
  const bySegment = new Map<string | null, Candidate[]>();
  for (const candidate of all) {
    const segment = firstSegment(candidate.path);
    const key = /^:|[*?]/.test(segment) ? null : segment;
    const candidates = bySegment.get(key);
    if (candidates) candidates.push(candidate);
    else bySegment.set(key, [candidate]);
  }
  return bySegment;
};

/** Returns the routes that may match an address: with many remotes, matching all of them would take milliseconds. */
const candidatesFor = (remotes: readonly BootRemote[], pathname: string): readonly Candidate[] => {
  const routes = routeMaps.get(remotes) ?? mapRoutes(remotes);
  routeMaps.set(remotes, routes);
  return [...(routes.get(firstSegment(decodeURIComponent(pathname))) ?? []), ...(routes.get(null) ?? [])];
};

/** Returns the route of a remote that matches an address. */
export const matchRoute = ({ remotes }: Pick<BootManifest, 'remotes'>, pathname: string): RouteMatch | null => {
  if (!isDecodable(pathname)) return null;
  const found = matchingRoute(candidatesFor(remotes, pathname), pathname);
  if (!found) return null;
  const { remote, route } = found.route;
  return { remote, route, params: found.params, slot: { remote: remote.name, part: route.id } };
};

/** Whether an address is the shell's own page with the state of the remotes. */
export const isTestPage = (pathname: string): boolean => /^\/test\/*$/i.test(pathname);
