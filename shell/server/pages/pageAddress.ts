import type { RouteDeclaration } from '@caravan/shared/contracts';
import { pathOf, type PathNames } from '@caravan/shared/contracts/calls';
import { generatePath } from 'react-router-dom';
import { isTestPage, matchingRoute } from '../../universal/router/routes';
import { isCurrency, isLanguage, isMarket, isTheme } from '../../universal/services/preferences';
import type { SiteRemotes } from '../registry';

/** The path that all addresses without a route share in the page cache. */
const NOT_FOUND_PATH = '/not-found';

/** The shell's own page. */
const TEST_PATH = '/test';

/** Parameters that the server itself reads of an address, and their values. */
const preferences: Readonly<Record<string, (value: string) => boolean>> = {
  lang: isLanguage,
  country: isMarket,
  currency: isCurrency,
  theme: isTheme,
};
const PREFERENCE_NAMES = ['country', 'currency', 'lang'];
/** A frame on a page of another site gets no cookies of this one: its address holds the preferences. */
const FRAME_PREFERENCE_NAMES = Object.keys(preferences);

/** Paths whose routes are cached. To match a route takes longer than everything else that a cached page costs. */
const MAX_PATHS = 2000;

/** Returns the parameters `names` (all, if undefined) with valid values, each once and in one order. */
const normalizedSearch = ({ searchParams }: URL, names?: readonly string[]): string => {
  const params = [...searchParams];
  const validParams = params.filter(
    ([name, value], index) =>
      (names?.includes(name) ?? true) &&
      (preferences[name]?.(value) ?? true) &&
      params.findIndex(([otherName, otherValue]) => otherName === name && otherValue === value) === index,
  );
  const sortedParams = new URLSearchParams(validParams);
  sortedParams.sort();
  return sortedParams.toString();
};

/** The route of an address, and its parameters. */
export interface AddressMatch {
  readonly route: RouteDeclaration;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** In the spelling of the route. */
  readonly path: string;
}

type FindRoute = (pathname: string) => AddressMatch | null;

const createFindRoute = ({ remotes }: SiteRemotes, names: PathNames): FindRoute => {
  const routes = remotes.flatMap(({ descriptor }) =>
    descriptor.federation.routes.map((route) => ({ ...route, path: pathOf(route, names) })),
  );
  const cache = new Map<string, AddressMatch | null>();
  return (pathname) => {
    const cached = cache.get(pathname);
    if (cached !== undefined) return cached;
    const match = matchingRoute(routes, pathname);
    const found = match ? { ...match, path: generatePath<string>(match.route.path, match.params) } : null;
    if (cache.size >= MAX_PATHS) cache.clear();
    cache.set(pathname, found);
    return found;
  };
};

interface PageAddress {
  /** The address with everything that the page depends on, and nothing else. */
  readonly url: URL;
  /** Preferences in the address. They take precedence over cookies. */
  readonly preferences: Readonly<Record<string, string | undefined>>;
  /** Null for the shell's own pages, and if there is none. */
  readonly match: AddressMatch | null;
  readonly hasRoute: boolean;
  /** The pattern of its path. */
  readonly pattern: string;
  /** The path in the spelling of its route, if the address has another one: capitals, a slash at its end, percent codes. */
  readonly redirectTo: string | null;
}

/**
 * Returns a function that normalizes addresses of pages, so that no client can have a page rendered many times. It keeps one spelling of the
 * path and only parameters that the route declares. All addresses without a route become one. A route of an older build declares no
 * parameters and gets all of them.
 */
export const createPageAddresses = (names: PathNames): ((site: SiteRemotes, url: URL) => PageAddress) => {
  const findRouteBySite = new WeakMap<SiteRemotes, FindRoute>();
  return (site, url) => {
    const findRoute = findRouteBySite.get(site) ?? createFindRoute(site, names);
    findRouteBySite.set(site, findRoute);
    const normalizedUrl = new URL(url);
    const isShellPage = isTestPage(url.pathname);
    const match = isShellPage ? null : findRoute(url.pathname);
    const preferenceNames = match?.route.framed ? FRAME_PREFERENCE_NAMES : PREFERENCE_NAMES;
    normalizedUrl.pathname = isShellPage ? TEST_PATH : (match?.path ?? NOT_FOUND_PATH);
    normalizedUrl.search = normalizedSearch(
      url,
      match ? match.route.query && [...preferenceNames, ...match.route.query] : PREFERENCE_NAMES,
    );
    const hasRoute = isShellPage || match !== null;
    const valueOf = (name: string) => url.searchParams.getAll(name).find((value) => preferences[name]?.(value));
    return {
      url: normalizedUrl,
      preferences: Object.fromEntries(preferenceNames.map((name) => [name, valueOf(name)])),
      match,
      hasRoute,
      pattern: isShellPage ? normalizedUrl.pathname : (match?.route.path ?? NOT_FOUND_PATH),
      redirectTo: hasRoute && normalizedUrl.pathname !== url.pathname ? normalizedUrl.pathname : null,
    };
  };
};
