import { slotKey, type Slot } from '@caravan/shared/contracts';
import { changesNoBuild } from '../inputs';

// What changed files can affect, by what the sections declare and what the specs say; nothing here is listed by hand.

/** What a section's `federation.ts` says of its pages, and the folder that it stands in. */
export interface Declared {
  readonly folder: string;
  readonly name: string;
  readonly routes: readonly { readonly id: string; readonly path: string; readonly widgets?: readonly Slot[] }[];
}

export interface Reach {
  /** Paths of routes, as they are declared. */
  readonly pages: readonly string[];
  /** Names of the sections that own them. */
  readonly sections: readonly string[];
  /** True where something changed that every page is made of. */
  readonly isEverywhere: boolean;
}

/** `SpecSheetPage` is the folder of the page `spec-sheet`. */
const idOf = (folder: string): string =>
  folder
    .replace(/Page$/, '')
    .replaceAll(/(?<!^)[A-Z]/g, '-$&')
    .toLowerCase();

const pagesOf = (file: string, section: Declared, declared: readonly Declared[]): string[] => {
  const [, kind, folder = ''] = /^[^/]+\/src\/(pages|widgets)\/([^/]+)\//.exec(file) ?? [];
  const all = declared.flatMap(({ routes }) => routes);
  const withWidget = (widget: string): string[] =>
    all.filter(({ widgets = [] }) => widgets.some((each) => slotKey(each).startsWith(widget))).map(({ path }) => path);
  const found =
    kind === 'pages'
      ? section.routes.filter(({ id }) => id === idOf(folder)).map(({ path }) => path)
      : withWidget(`${section.name}/${kind === 'widgets' ? folder : ''}`);
  const isPart = kind !== undefined && found.length > 0;
  return isPart ? found : [...section.routes.map(({ path }) => path), ...withWidget(`${section.name}/`)];
};

/** Workspaces and folders that no page is made of. */
const apart = /^(?:e2e|bench|scripts|docs|\.[^/]+)\//;
/** Files of the root that every build and test reads. */
const rootFile = /^[^/]+\.(?:json|mjs)$/;

export const reachOf = (files: readonly string[], declared: readonly Declared[]): Reach => {
  const pages = new Set<string>();
  let isEverywhere = false;
  for (const file of files.filter((each) => !changesNoBuild(each) && !apart.test(each))) {
    const section = declared.find(({ folder }) => file.startsWith(`${folder}/`));
    if (section) for (const page of pagesOf(file, section, declared)) pages.add(page);
    else isEverywhere ||= file.includes('/') || rootFile.test(file);
  }
  const sections = declared.filter(({ routes }) => isEverywhere || routes.some(({ path }) => pages.has(path)));
  return {
    pages: isEverywhere ? declared.flatMap(({ routes }) => routes.map(({ path }) => path)) : [...pages],
    sections: sections.map(({ name }) => name),
    isEverywhere,
  };
};

/** Addresses in the text of a spec: its strings that begin with a slash. What is put into one stands for anything. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/['`](\/[^'`\s]*)['`]/g)].map(([, address = '']) =>
    address.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, ''),
  );

/** A spec is about pages where so much of what it opens are these; others pass through them on their way. */
const SHARE = 1 / 2;

/** The page of an address: `/sales/list`, where there is one, and not `/sales/:id`. */
const pageAt = (address: string, all: readonly string[]): string | undefined =>
  all
    .filter((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address))
    .toSorted((a, b) => a.split(':').length - b.split(':').length)[0];

/** Whether the text of a spec is about one of these pages, of all that there are. */
export const isAbout = (text: string, pages: readonly string[], all: readonly string[]): boolean => {
  const opened = addressesIn(text).flatMap((address) => pageAt(address, all) ?? []);
  const concerned = opened.filter((path) => pages.includes(path)).length;
  return concerned > 0 && concerned >= SHARE * opened.length;
};
