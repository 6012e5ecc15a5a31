import type { RouteDeclaration } from '@caravan/shared/contracts';
import { pathOf, type PathNames } from '@caravan/shared/contracts/calls';
import { generatePath } from 'react-router-dom';
import { isTestPage, matchingRoute } from '../../universal/router/routes';
import { isCurrency, isLanguage, isMarket, isTheme } from '../../universal/services/preferences';
import type { SiteRemotes } from '../registry';

/** The path that all addresses without a route share in the page cache. */
const NOT_FOUND = '/not-found';

/** The shell's own page. */
const TEST = '/test';

/** Parameters that the server itself reads of an address, and their values. */
const preferences: Readonly<Record<string, (value: string) => boolean>> = {
  lang: isLanguage,
  country: isMarket,
  currency: isCurrency,
  theme: isTheme,
};
const OWN = ['country', 'currency', 'lang'];
/** A frame on a page of another site gets no cookies of this one: its address holds the preferences. */
const FRAMED = Object.keys(preferences);

/** Paths whose routes are cached. To match a route takes longer than everything else that a cached page costs. */
const MAX_PATHS = 2000;

/** Returns the parameters `names` (all, if undefined) with valid values, each once and in one order. */
const normalizedSearch = ({ searchParams }: URL, names?: readonly string[]): string => {
  const all = [...searchParams];
  const valid = all.filter(
    ([name, value], index) =>
      (names?.includes(name) ?? true) &&
      (preferences[name]?.(value) ?? true) &&
      all.findIndex(([other, same]) => other === name && same === value) === index,
  );
  const sorted = new URLSearchParams(valid);
  sorted.sort();
  return sorted.toString();
};

/** The route of an address, and its parameters. */
export interface RouteMatch {
  readonly route: RouteDeclaration;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** In the spelling of the route. */
  readonly path: string;
}

type FindRoute = (pathname: string) => RouteMatch | null;

const createFindRoute = ({ remotes }: SiteRemotes, names: PathNames): FindRoute => {
  const routes = remotes.flatMap(({ descriptor }) =>
    descriptor.federation.routes.map((route) => ({ ...route, path: pathOf(route, names) })),
  );
  const known = new Map<string, RouteMatch | null>();
  return (pathname) => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    const match = matchingRoute(routes, pathname);
    const found = match ? { ...match, path: generatePath<string>(match.route.path, match.params) } : null;
    if (known.size >= MAX_PATHS) known.clear();
    known.set(pathname, found);
    return found;
  };
};

interface PageAddress {
  /** The address with everything that the page depends on, and nothing else. */
  readonly url: URL;
  /** Preferences in the address. They take precedence over cookies. */
  readonly preferences: Readonly<Record<string, string | undefined>>;
  /** Null for the shell's own pages, and if there is none. */
  readonly match: RouteMatch | null;
  readonly hasRoute: boolean;
  /** The pattern of its path. */
  readonly pattern: string;
  /** The path in the spelling of its route, if the address has another one: capitals, a slash at its end, percent codes. */
  readonly redirectTo: string | null;
}

/**
 * Returns a function that reads addresses of pages. Addresses that mean the same become one, so that nobody can have a page rendered
 * many times: one spelling of the path, only parameters that the route declares, and one address without a route. A route without
 * declared parameters is of an older build and gets all of them.
 */
export const createPageAddresses = (names: PathNames): ((site: SiteRemotes, url: URL) => PageAddress) => {
  const finders = new WeakMap<SiteRemotes, FindRoute>();
  return (site, url) => {
    const findRoute = finders.get(site) ?? createFindRoute(site, names);
    finders.set(site, findRoute);
    const page = new URL(url);
    const isOwn = isTestPage(url.pathname);
    const match = isOwn ? null : findRoute(url.pathname);
    const own = match?.route.framed ? FRAMED : OWN;
    page.pathname = isOwn ? TEST : (match?.path ?? NOT_FOUND);
    page.search = normalizedSearch(url, match ? match.route.query && [...own, ...match.route.query] : OWN);
    const hasRoute = isOwn || match !== null;
    const valueOf = (name: string) => url.searchParams.getAll(name).find((value) => preferences[name]?.(value));
    return {
      url: page,
      preferences: Object.fromEntries(own.map((name) => [name, valueOf(name)])),
      match,
      hasRoute,
      pattern: isOwn ? page.pathname : (match?.route.path ?? NOT_FOUND),
      redirectTo: hasRoute && page.pathname !== url.pathname ? page.pathname : null,
    };
  };
};
