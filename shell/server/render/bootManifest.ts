import { includesSlot, type Language, type RemoteDescriptor, type Slot } from '@caravan/shared/contracts';
import { pathOf } from '@caravan/shared/contracts/calls';
import { chunksOf, type BootManifest, type BootRemote, type RemoteIndexFile } from '../../universal/manifest/manifest';
import { LANGUAGES, siteDay } from '@caravan/shared/terms';
import type { Choices } from '../../universal/services/preferences';
import type { Config } from '../config';
import type { SiteRemote, SiteRemotes } from '../registry';

type ViewSettings = Pick<Config, 'names' | 'filesOrigin'>;

const chunksFor = ({ chunks }: RemoteDescriptor, lang: Language): BootRemote['chunks'] =>
  Object.fromEntries(Object.entries(chunks).filter(([name]) => !name.startsWith('text-') || name.endsWith(`-${lang}`)));

const createBootRemote = (
  { descriptor, previous, since, base, at: sequence }: SiteRemote,
  lang: Language,
  { names, filesOrigin }: ViewSettings,
): BootRemote => {
  const { federation, version, entry } = descriptor;
  return {
    name: federation.name,
    version,
    entry,
    base: base ?? `${filesOrigin}/remotes/${federation.name}/`,
    ...(sequence === undefined ? {} : { at: sequence }),
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
  };
};

/** The remotes as pages of one language describe them to the browser. The same for all pages of one site. */
export interface SiteView extends Pick<BootManifest, 'remotes' | 'menuEntries' | 'placed'> {
  /** Shared libraries that the remotes were published with: share key to version. */
  readonly libraries: Readonly<Record<string, string>>;
  /** Integrity by address of every file that pages of the language may load. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Returns the view of a site in one language. `names` fill the placeholders in paths. */
export const createSiteView = ({ remotes: running }: SiteRemotes, lang: Language, settings: ViewSettings): SiteView => {
  const remotes = running.map((remote) => createBootRemote(remote, lang, settings));
  const integrity = running.flatMap(({ descriptor }, index) => {
    const { base = '', entry = '', chunks = {} } = remotes[index] ?? {};
    const files = new Set([entry, ...Object.values(chunks).flat()]);
    return [...files].map((file) => [base + file, descriptor.files[file]?.integrity ?? ''] as const);
  });
  const libraries = Object.fromEntries(running.flatMap(({ descriptor }) => Object.entries(descriptor.shared)));
  const federations = running.map(({ descriptor }) => descriptor.federation);
  const menuEntries = federations.flatMap(({ menu }) =>
    menu.map(({ text, ...entry }) => ({ ...entry, text: text[lang] })),
  );
  const placed = federations.flatMap(({ name, widgets }) =>
    widgets.flatMap(({ id, place }) => (place ? [[place, { remote: name, part: id }] as const] : [])),
  );
  return {
    remotes,
    menuEntries,
    // The first remote that declares a widget for a place gets it.
    placed: Object.fromEntries(placed.toReversed()),
    libraries,
    integrity: Object.fromEntries(integrity),
  };
};

/** Returns a function that throws if the view of a site cannot be made in every language. */
export const createViewCheck =
  (settings: ViewSettings) =>
  (site: SiteRemotes): void => {
    for (const lang of LANGUAGES) createSiteView(site, lang, settings);
  };

/** Returns a function that makes the view of a site in a language once. */
export const createSiteViews = (settings: ViewSettings): ((site: SiteRemotes, lang: Language) => SiteView) => {
  const views = new WeakMap<SiteRemotes, Partial<Record<Language, SiteView>>>();
  return (site, lang) => {
    const viewsOfSite = views.get(site) ?? {};
    views.set(site, viewsOfSite);
    return (viewsOfSite[lang] ??= createSiteView(site, lang, settings));
  };
};

/** Returns the chunks that slots of the page load of a remote. */
const loadedChunks = (remote: BootRemote, slots: readonly Slot[], lang: Language): BootRemote['chunks'] => {
  const chunkNames = slots
    .filter((slot) => slot.remote === remote.name)
    .flatMap(({ part }) => ['remote', ...chunksOf(remote, part, lang)]);
  return Object.fromEntries(Object.entries(remote.chunks).filter(([chunk]) => chunkNames.includes(chunk)));
};

/** Returns remotes without the fields that only servers read, and without their files. Browsers request those of a version (`/remotes/<name>/versions/…`). */
export const browserRemotes = (remotes: readonly BootRemote[]): readonly BootRemote[] =>
  remotes.map((remote) => ({
    ...remote,
    chunks: {},
    routes: remote.routes.map(({ description: _description, ...route }) => route),
  }));

/**
 * Returns the manifest as it stands in a page, with only the files that the page itself loads. With an index, also the remotes and
 * routes are only those of the page and its widgets: the browser finds the others in the index. `owner`: the slot of the page.
 */
export const createPageManifest = (
  manifest: BootManifest,
  owner: Slot | null,
  index: RemoteIndexFile | null,
): BootManifest => {
  const slots = [...manifest.rendered, ...manifest.leftOut];
  const allRemotes = browserRemotes(manifest.remotes).map((remote, position) => ({
    ...remote,
    chunks: loadedChunks(manifest.remotes[position] ?? remote, slots, manifest.lang),
  }));
  if (!index) return { ...manifest, remotes: allRemotes };
  const usedSlots = owner ? [owner, ...slots] : slots;
  const remotes = allRemotes
    .filter(({ name }) => usedSlots.some(({ remote }) => remote === name))
    .map((remote) => ({
      ...remote,
      routes: remote.routes.filter(({ id }) => includesSlot(usedSlots, { remote: remote.name, part: id })),
    }));
  return { ...manifest, remotes, index };
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
export const createBootManifest = ({
  site,
  view,
  config,
  choices,
  now,
  leftOut,
  rendered,
}: ManifestParts): BootManifest => ({
  sequence: site.sequence,
  release: site.release,
  ...choices,
  today: siteDay(now),
  origin: config.publicOrigin,
  hosts: config.browserHosts,
  names: config.names,
  watchShare: config.watchShare,
  libraries: view.libraries,
  remotes: view.remotes,
  menuEntries: view.menuEntries,
  placed: view.placed,
  leftOut,
  rendered,
});
