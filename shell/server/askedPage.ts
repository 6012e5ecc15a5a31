import { pathOf, type PathNames } from '@caravan/shared/contracts/calls';
import { isTestPage, matchingRoute } from '../universal/router/routes';
import type { SiteState } from './siteFeed';

/** Where what is drawn for an address that nobody owns is kept: the same for all of them. */
const NOWHERE = '/not-found';

/** What the shell itself reads of an address on the server. */
const OWN = ['lang'];

/** As it was written, where nothing is left out. */
const only = ({ search, searchParams }: URL, names: readonly string[]): string => {
  const kept = [...searchParams].filter(([name]) => names.includes(name));
  return kept.length === searchParams.size ? search : new URLSearchParams(kept).toString();
};

/**
 * What a page depends on of its address, so that nobody can have pages drawn without end by addresses that mean the same:
 * parameters that its route declares and no others, and one address for all that nobody owns. A route that declares none
 * is of an older build, and gets all of them.
 */
export const askedPage = ({ remotes }: SiteState, url: URL, names: PathNames): URL => {
  const routes = remotes.flatMap(({ descriptor }) =>
    descriptor.federation.routes.map((route) => ({ ...route, path: pathOf(route, names) })),
  );
  const isOwn = url.pathname === '/' || isTestPage(url.pathname);
  const route = isOwn ? null : matchingRoute(routes, url.pathname)?.route;
  const asked = new URL(url);
  if (route === undefined) asked.pathname = NOWHERE;
  const query = route === null || route === undefined ? [] : route.query;
  if (query) asked.search = only(url, [...OWN, ...query]);
  return asked;
};
