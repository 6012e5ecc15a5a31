import type { Language, RemoteDescriptor, Slot } from '@caravan/shared/contracts';
import { pathOf, type PathNames } from '@caravan/shared/contracts/calls';
import { chunksOf, type BootManifest, type BootRemote } from '../../universal/manifest/manifest';
import { siteDay } from '@caravan/shared/terms';
import type { Choices } from '../../universal/services/preferences';
import type { Config } from '../config';
import type { SiteRemote, SiteRemotes } from '../registry';

/** Address of the folder of a remote's files. */
const remoteBase = (name: string): string => `/remotes/${name}/`;

const chunksFor = ({ chunks }: RemoteDescriptor, lang: Language): BootRemote['chunks'] =>
  Object.fromEntries(Object.entries(chunks).filter(([name]) => !name.startsWith('text-') || name.endsWith(`-${lang}`)));

const bootRemote = ({ descriptor, previous, since }: SiteRemote, lang: Language, names: PathNames): BootRemote => {
  const { federation, version, entry } = descriptor;
  return {
    name: federation.name,
    version,
    entry,
    base: remoteBase(federation.name),
    chunks: chunksFor(descriptor, lang),
    contract: federation.contract,
    since,
    previous: previous && previous.version !== version ? { version: previous.version, entry: previous.entry } : null,
    routes: federation.routes.map(({ id, path, params, sideMenu, framed, embed, title, description, widgets }) => ({
      id,
      path: pathOf({ path }, names),
      sideMenu,
      title: title[lang],
      description: description[lang],
      ...(framed ? { framed } : {}),
      ...(embed ? { embed } : {}),
      ...(params ? { params } : {}),
      ...(widgets ? { widgets } : {}),
    })),
    menu: federation.menu.map(({ text, ...entryOfMenu }) => ({ ...entryOfMenu, text: text[lang] })),
    widgets: federation.widgets,
  };
};

/** What a language's pages tell the browser of the remotes: the same for all pages of one registry state. */
export interface SiteView {
  readonly remotes: readonly BootRemote[];
  /** Shared libraries that the remotes were published with: share key to version. */
  readonly libraries: Readonly<Record<string, string>>;
  /** Integrity by address of every file that the language's pages may start. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Makes the view of a registry state in one language; `names` are those that paths hold a place for. */
export const siteView = ({ remotes: running }: SiteRemotes, lang: Language, names: PathNames): SiteView => {
  const remotes = running.map((remote) => bootRemote(remote, lang, names));
  const integrity = running.flatMap(({ descriptor }, index) => {
    const { base = '', entry = '', chunks = {} } = remotes[index] ?? {};
    const files = new Set([entry, ...Object.values(chunks).flat()]);
    return [...files].map((file) => [base + file, descriptor.files[file]?.integrity ?? ''] as const);
  });
  const libraries = Object.fromEntries(running.flatMap(({ descriptor }) => Object.entries(descriptor.shared)));
  return { remotes, libraries, integrity: Object.fromEntries(integrity) };
};

/** The chunks of a remote that slots of the page are made of. */
const startedChunks = (remote: BootRemote, slots: readonly Slot[], lang: Language): BootRemote['chunks'] => {
  const parts = slots
    .filter((slot) => slot.remote === remote.name)
    .flatMap(({ part }) => ['remote', ...chunksOf(remote, part, lang)]);
  return Object.fromEntries(Object.entries(remote.chunks).filter(([chunk]) => parts.includes(chunk)));
};

/**
 * The manifest as a page carries it: of the remotes' files it names those that the page itself starts. The others, ten
 * times as many, and what is said of other pages, are asked for with the first need of them (`/remotes/<name>/versions/…`).
 */
export const pageManifest = (manifest: BootManifest): BootManifest => {
  const slots = [...manifest.rendered, ...manifest.leftOut];
  const remotes = manifest.remotes.map((remote) => ({
    ...remote,
    chunks: startedChunks(remote, slots, manifest.lang),
    routes: remote.routes.map(({ description: _said, ...route }) => route),
  }));
  return { ...manifest, remotes };
};

export interface ManifestParts extends Pick<BootManifest, 'leftOut' | 'rendered'> {
  readonly site: SiteRemotes;
  readonly view: SiteView;
  readonly config: Pick<Config, 'publicOrigin' | 'browserHosts' | 'names' | 'watchShare'>;
  readonly choices: Choices;
  /** Unix milliseconds. */
  readonly now: number;
}

/** Returns the manifest of a page. */
export const bootManifest = ({ site, view, config, choices, now, leftOut, rendered }: ManifestParts): BootManifest => ({
  sequence: site.sequence,
  ...choices,
  today: siteDay(now),
  origin: config.publicOrigin,
  hosts: config.browserHosts,
  names: config.names,
  watchShare: config.watchShare,
  libraries: view.libraries,
  remotes: view.remotes,
  leftOut,
  rendered,
});
