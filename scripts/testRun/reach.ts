import { slotKey, type Slot } from '@caravan/shared/contracts';
import { changesNoBuild } from '../inputs';

/** A remote's folder, and its routes by `federation.ts`. */
export interface DeclaredRemote {
  readonly folder: string;
  readonly name: string;
  readonly routes: readonly { readonly id: string; readonly path: string; readonly widgets?: readonly Slot[] }[];
}

export interface Reach {
  /** Declared paths of the routes. */
  readonly pages: readonly string[];
  /** Names of the remotes of these routes. */
  readonly remotes: readonly string[];
  /** Whether the change affects every page. */
  readonly isEverywhere: boolean;
}

/** Returns the id of the page in a folder: `spec-sheet` for `SpecSheetPage`. */
const idOf = (folder: string): string =>
  folder
    .replace(/Page$/, '')
    .replaceAll(/(?<!^)[A-Z]/g, '-$&')
    .toLowerCase();

const pagesOf = (file: string, remote: DeclaredRemote, declared: readonly DeclaredRemote[]): string[] => {
  const [, kind, folder = ''] = /^[^/]+\/src\/(pages|widgets)\/([^/]+)\//.exec(file) ?? [];
  const all = declared.flatMap(({ routes }) => routes);
  const withWidget = (widget: string): string[] =>
    all.filter(({ widgets = [] }) => widgets.some((each) => slotKey(each).startsWith(widget))).map(({ path }) => path);
  const found =
    kind === 'pages'
      ? remote.routes.filter(({ id }) => id === idOf(folder)).map(({ path }) => path)
      : withWidget(`${remote.name}/${kind === 'widgets' ? folder : ''}`);
  const isPart = kind !== undefined && found.length > 0;
  return isPart ? found : [...remote.routes.map(({ path }) => path), ...withWidget(`${remote.name}/`)];
};

/** Folders that no page depends on. */
const outsidePages = /^(?:e2e|bench|scripts|docs|deploy|\.[^/]+)\//;
/** Files of the root that every build and test reads. */
const rootFile = /^[^/]+\.(?:json|mjs)$/;

export const reachOf = (files: readonly string[], declared: readonly DeclaredRemote[]): Reach => {
  const pages = new Set<string>();
  let isEverywhere = false;
  for (const file of files.filter((each) => !changesNoBuild(each) && !outsidePages.test(each))) {
    const remote = declared.find(({ folder }) => file.startsWith(`${folder}/`));
    if (remote) for (const page of pagesOf(file, remote, declared)) pages.add(page);
    else isEverywhere ||= file.includes('/') || rootFile.test(file);
  }
  const remotes = declared.filter(({ routes }) => isEverywhere || routes.some(({ path }) => pages.has(path)));
  return {
    pages: isEverywhere ? declared.flatMap(({ routes }) => routes.map(({ path }) => path)) : [...pages],
    remotes: remotes.map(({ name }) => name),
    isEverywhere,
  };
};

/** Returns the addresses in a spec: its strings that begin with a slash, with `x` in place of each expression. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/['`](\/[^'`\s]*)['`]/g)].map(([, address = '']) =>
    address.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, ''),
  );

/** The least share of a spec's addresses that belong to the pages it is about. Other specs only pass through these pages. */
const MIN_ADDRESS_SHARE = 1 / 2;

/** Returns the page of an address, the most exact one: `/sales/list` rather than `/sales/:id`. */
const pageAt = (address: string, paths: readonly string[]): string | undefined =>
  paths
    .filter((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address))
    .toSorted((a, b) => a.split(':').length - b.split(':').length)[0];

/** Returns whether a spec is about one of these pages. `allPages`: every page of the site. */
export const isAbout = (text: string, pages: readonly string[], allPages: readonly string[]): boolean => {
  const openedPages = addressesIn(text).flatMap((address) => pageAt(address, allPages) ?? []);
  const matchCount = openedPages.filter((path) => pages.includes(path)).length;
  return matchCount > 0 && matchCount >= MIN_ADDRESS_SHARE * openedPages.length;
};

const isCode = (file: string): boolean => /\.(?:tsx?|mjs|cjs|json)$/.test(file);

/** Files outside of jest's projects. Tests of `scripts` read them. */
const outsideProjects = /^(?:deploy|docs|e2e|partners|\.[^/]+)\/|^[^/]+$/;

/**
 * Returns the arguments of jest for each run of the tests that changed files can affect: the tests that import them. For files that no test
 * imports, and removed ones, all tests of the project. `exists`: whether a file is still there.
 */
export const testRunsOf = (
  files: readonly string[],
  exists: (file: string) => boolean,
): readonly (readonly string[])[] => {
  if (files.some((file) => !file.includes('/') && isCode(file))) return [[]];
  const imported = files.filter((file) => isCode(file) && !file.startsWith('deploy/') && exists(file));
  const otherFiles = files.filter(
    (file) => !imported.includes(file) && (file.startsWith('docs/') || !file.endsWith('.md')),
  );
  const projects = new Set(
    otherFiles.map((file) => (outsideProjects.test(file) ? 'scripts' : (file.split('/')[0] ?? ''))),
  );
  return [
    ...(imported.length > 0 ? [['--findRelatedTests', ...imported]] : []),
    ...(projects.size > 0 ? [['--selectProjects', ...projects]] : []),
  ];
};
