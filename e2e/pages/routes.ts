import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Federation, RouteDeclaration } from '@caravan/shared/contracts';
import { pathOf } from '@caravan/shared/contracts/calls';
import { remoteWorkspaces, root } from '../../scripts/workspaces';
import { currentEntry } from '../../shell/universal/layout/menuOrder';
import { declaredAddresses } from '../../shell/universal/router/declaredAddresses';

/** A public page of this site, as its remote declares it. */
export interface PageRoute {
  /** Its first address. */
  readonly path: string;
  /** Its further addresses. */
  readonly views: readonly string[];
  /** `remote/page`. */
  readonly slot: string;
  /** The declared title, which its h1 repeats in each language. Null if its parameters name the page. */
  readonly title: RouteDeclaration['title'] | null;
  /** True if search engines may list it. */
  readonly isListed: boolean;
  readonly sideMenu: boolean;
  /** True if it is for frames, without the layout. */
  readonly isFramed: boolean;
  /** The address of the menu entry that is marked on the page. Null if none is. */
  readonly entry: string | null;
}

const isDeclared = (value: unknown): value is { readonly federation: Federation } =>
  typeof value === 'object' && value !== null && 'federation' in value;

// Uses `require`, because `import()` is asynchronous and jest needs the pages for the titles of tests.
const require = createRequire(import.meta.url);

const federations = remoteWorkspaces().map((workspace): Federation => {
  const module: unknown = require(join(root, workspace, 'federation.ts'));
  if (!isDeclared(module)) throw new Error(`${workspace} declares nothing`);
  return module.federation;
});

const menu = federations.flatMap((federation) => federation.menu.map((entry) => ({ ...entry, text: entry.text.en })));

const pageOf = ({ name }: Federation, route: RouteDeclaration): PageRoute => {
  const isFramed = route.framed ?? false;
  // A framed page needs its query, because the bare address shows nothing.
  const plain = isFramed ? [] : declaredAddresses(route);
  const [path, ...views] = [...plain, ...(route.examples ?? [])].map((address) => pathOf({ path: address }));
  if (path === undefined) throw new Error(`${name}/${route.id}: its path has a free parameter, and no example`);
  const marked = currentEntry(menu, path);
  return {
    path,
    views,
    slot: `${name}/${route.id}`,
    title: route.path.includes('/:') ? null : route.title,
    isListed: route.index !== false,
    sideMenu: route.sideMenu,
    isFramed,
    entry: menu.find(({ id }) => id === marked)?.path ?? null,
  };
};

/** Every page that a remote owns. */
export const routes: readonly PageRoute[] = federations.flatMap((federation) =>
  federation.routes.map((route) => pageOf(federation, route)),
);

/** Returns the first page of each remote, by the name of the remote. */
export const firstOfEachRemote = <Page extends { readonly slot: string }>(
  pages: readonly Page[],
): ReadonlyMap<string, Page> => new Map(pages.toReversed().map((page) => [page.slot.split('/', 1)[0] ?? '', page]));

/** The shell's own pages: the state of the site, and an unknown address. */
export const ownPages = ['/test', '/nowhere'] as const;

export { LANGUAGES as languages } from '@caravan/shared/terms';

/** The code of a language in HTML. */
export const htmlLang = { en: 'en', ge: 'ka' } as const;
