import type { RouteDeclaration } from '@caravan/shared/contracts';
import { pathOf, type PathNames } from '@caravan/shared/contracts/calls';
import { isTestPage, matchingRoute } from '../universal/router/routes';
import { isCurrency, isLanguage, isTheme } from '../universal/services/preferences';
import type { SiteState } from './siteFeed';

/** Where what is drawn for an address that nobody owns is kept: the same for all of them. */
const NOWHERE = '/not-found';

/** What the shell itself reads of an address on the server, and what it may be. */
const choices: Readonly<Record<string, (value: string) => boolean>> = {
  lang: isLanguage,
  currency: isCurrency,
  theme: isTheme,
};
const OWN = ['lang'];
/** A frame on a page of another site gets no cookies of this one: its address says what they would. */
const FRAMED = Object.keys(choices);

/** Paths whose routes are remembered: to find one takes longer than all else that a kept page costs. */
const PATHS = 2000;

/** As it was written, where nothing is left out; each parameter once, and of choices those that there are. */
const only = ({ search, searchParams }: URL, names: readonly string[]): string => {
  const all = [...searchParams];
  const kept = all.filter(
    ([name, value], index) =>
      names.includes(name) &&
      (choices[name]?.(value) ?? true) &&
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

/** What is to be drawn for an address. */
interface AskedPage {
  readonly url: URL;
  /** What the address chooses of what cookies say otherwise. */
  readonly chosen: Readonly<Record<string, string | undefined>>;
}

const chosenIn = ({ searchParams }: URL, names: readonly string[]): AskedPage['chosen'] =>
  Object.fromEntries(
    names.map((name) => [name, searchParams.getAll(name).find((value) => choices[name]?.(value))] as const),
  );

/**
 * What a page depends on of its address, so that nobody can have pages drawn without end by addresses that mean the same:
 * parameters that its route declares and no others, and one address for all that nobody owns. A route that declares none
 * is of an older build, and gets all of them.
 */
export const createAskedPages = (names: PathNames): ((state: SiteState, url: URL) => AskedPage) => {
  const finders = new WeakMap<SiteState, Find>();
  return (state, url) => {
    const find = finders.get(state) ?? finderOf(state, names);
    finders.set(state, find);
    const asked = new URL(url);
    const isOwn = url.pathname === '/' || isTestPage(url.pathname);
    const route = isOwn ? null : find(url.pathname);
    if (!route && !isOwn) asked.pathname = NOWHERE;
    const own = route?.framed ? FRAMED : OWN;
    const query = route ? route.query : [];
    if (query) asked.search = only(url, [...own, ...query]);
    return { url: asked, chosen: chosenIn(url, own) };
  };
};
