import type { RouteDeclaration } from '@caravan/shared/contracts';
import { pathOf, type PathNames } from '@caravan/shared/contracts/calls';
import { generatePath } from 'react-router-dom';
import { isTestPage, matchingRoute } from '../../universal/router/routes';
import { isCurrency, isLanguage, isTheme } from '../../universal/services/preferences';
import type { SiteState } from '../registry';

/** Where what is drawn for an address that nobody owns is kept: the same for all of them. */
const NOWHERE = '/not-found';

/** The shell's own page. */
const TEST = '/test';

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

/** Each parameter once, in one order and one spelling, and of choices those that there are. */
const only = ({ searchParams }: URL, names?: readonly string[]): string => {
  const all = [...searchParams];
  const kept = all.filter(
    ([name, value], index) =>
      (names?.includes(name) ?? true) &&
      (choices[name]?.(value) ?? true) &&
      all.findIndex(([other, same]) => other === name && same === value) === index,
  );
  const sorted = new URLSearchParams(kept);
  sorted.sort();
  return sorted.toString();
};

interface Found {
  readonly route: RouteDeclaration;
  /** The path as the route writes it. */
  readonly path: string;
}

type Find = (pathname: string) => Found | null;

const finderOf = ({ remotes }: SiteState, names: PathNames): Find => {
  const routes = remotes.flatMap(({ descriptor }) =>
    descriptor.federation.routes.map((route) => ({ ...route, path: pathOf(route, names) })),
  );
  const known = new Map<string, Found | null>();
  return (pathname) => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    const match = matchingRoute(routes, pathname);
    const found = match ? { route: match.route, path: generatePath<string>(match.route.path, match.params) } : null;
    if (known.size >= PATHS) known.clear();
    known.set(pathname, found);
    return found;
  };
};

/** What is asked for by an address. */
interface AskedPage {
  /** What the page depends on. */
  readonly url: URL;
  /** What the address chooses of what cookies say otherwise. */
  readonly chosen: Readonly<Record<string, string | undefined>>;
  /** False where nobody owns the address. */
  readonly isOwned: boolean;
  /** The path of the page, where the address writes it otherwise: in capitals, with a slash at its end, in codes of its letters. */
  readonly movedTo: string | null;
}

const chosenIn = ({ searchParams }: URL, names: readonly string[]): AskedPage['chosen'] =>
  Object.fromEntries(
    names.map((name) => [name, searchParams.getAll(name).find((value) => choices[name]?.(value))] as const),
  );

/**
 * What a page depends on of its address, so that nobody can have pages drawn without end by addresses that mean the same:
 * its path in one spelling, parameters that its route declares and no others, and one address for all that nobody owns. A
 * route that declares none is of an older build, and gets all of them.
 */
export const createAskedPages = (names: PathNames): ((state: SiteState, url: URL) => AskedPage) => {
  const finders = new WeakMap<SiteState, Find>();
  return (state, url) => {
    const find = finders.get(state) ?? finderOf(state, names);
    finders.set(state, find);
    const asked = new URL(url);
    const isOwn = url.pathname === '/' || isTestPage(url.pathname);
    const found = isOwn ? null : find(url.pathname);
    const own = found?.route.framed ? FRAMED : OWN;
    if (url.pathname !== '/') asked.pathname = isOwn ? TEST : (found?.path ?? NOWHERE);
    asked.search = only(url, found ? found.route.query && [...own, ...found.route.query] : OWN);
    const isOwned = isOwn || found !== null;
    const movedTo = isOwned && asked.pathname !== url.pathname ? asked.pathname : null;
    return { url: asked, chosen: chosenIn(url, own), isOwned, movedTo };
  };
};
