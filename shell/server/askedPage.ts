import type { RouteDeclaration } from '@caravan/shared/contracts';
import { pathOf, type PathNames } from '@caravan/shared/contracts/calls';
import { isLanguage } from '@caravan/shared/terms';
import { isTestPage, matchingRoute } from '../universal/router/routes';
import type { SiteState } from './siteFeed';

/** Where what is drawn for an address that nobody owns is kept: the same for all of them. */
const NOWHERE = '/not-found';

/** What the shell itself reads of an address on the server. */
const OWN = ['lang'];

/** Paths whose routes are remembered: to find one takes longer than all else that a kept page costs. */
const PATHS = 2000;

/** As it was written, where nothing is left out; each parameter once, and of languages those that there are. */
const only = ({ search, searchParams }: URL, names: readonly string[]): string => {
  const all = [...searchParams];
  const kept = all.filter(
    ([name, value], index) =>
      names.includes(name) &&
      (name !== 'lang' || isLanguage(value)) &&
      all.findIndex(([other, same]) => other === name && same === value) === index,
  );
  return kept.length === searchParams.size ? search : new URLSearchParams(kept).toString();
};

type Find = (pathname: string) => RouteDeclaration | null;

const finderOf = ({ remotes }: SiteState, names: PathNames): Find => {
  const routes = remotes.flatMap(({ descriptor }) =>
    descriptor.federation.routes.map((route) => ({ ...route, path: pathOf(route, names) })),
  );
  const known = new Map<string, RouteDeclaration | null>();
  return (pathname) => {
    const found = known.get(pathname);
    if (found !== undefined) return found;
    const route = matchingRoute(routes, pathname)?.route ?? null;
    if (known.size >= PATHS) known.clear();
    known.set(pathname, route);
    return route;
  };
};

/**
 * What a page depends on of its address, so that nobody can have pages drawn without end by addresses that mean the same:
 * parameters that its route declares and no others, and one address for all that nobody owns. A route that declares none
 * is of an older build, and gets all of them.
 */
export const createAskedPages = (names: PathNames): ((state: SiteState, url: URL) => URL) => {
  const finders = new WeakMap<SiteState, Find>();
  return (state, url) => {
    const find = finders.get(state) ?? finderOf(state, names);
    finders.set(state, find);
    const asked = new URL(url);
    if (url.pathname === '/' || isTestPage(url.pathname)) {
      asked.search = only(url, OWN);
      return asked;
    }
    const route = find(url.pathname);
    if (!route) asked.pathname = NOWHERE;
    const query = route ? route.query : [];
    if (query) asked.search = only(url, [...OWN, ...query]);
    return asked;
  };
};
