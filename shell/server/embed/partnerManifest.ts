import { conflictsOf } from '@caravan/registry';
import { fontFiles } from '@caravan/shared/theme';
import { DEFAULT_MARKET, LANGUAGES } from '@caravan/shared/terms';
import type { EmbedDeclaration, Language, RegistryPartner } from '@caravan/shared/contracts';
import type { PathNames } from '@caravan/shared/contracts/calls';
import { chunksOf } from '../../universal/manifest/manifest';
import type { PartnerManifest, ReservedHeights } from '../../universal/manifest/partnerManifest';
import { createSiteView } from '../render';
import type { Release, SiteRemote, SiteSnapshot } from '../registry';
import type { ShellFiles } from '../http';

interface PartnerManifestOptions {
  /** The origin of the addresses in the manifest. */
  readonly origin: string;
  readonly names: PathNames;
  readonly partners: SiteSnapshot['partners'];
  /** The release of the page. */
  readonly release: Release;
  readonly files: ShellFiles;
  /** The partner. Empty for the site itself. */
  readonly id: string;
  readonly lang: Language;
}

const isEmbeddable = ({ descriptor }: SiteRemote): boolean =>
  descriptor.federation.routes.some(({ embed }) => embed !== undefined);

const reservedHeightsOf = ({ height, georgianHeight, attributes }: EmbedDeclaration): ReservedHeights => ({
  height,
  by: {
    ...Object.fromEntries(
      Object.entries(attributes).flatMap(([name, { heights }]) => (heights ? [[name, heights] as const] : [])),
    ),
    ...(georgianHeight && { lang: { ge: georgianHeight } }),
  },
});

/** Returns remotes with pinned versions. Leaves out a pin that conflicts with a remote that changed since. */
const withPins = (remotes: readonly SiteRemote[], pins: RegistryPartner['pins']): readonly SiteRemote[] => {
  const byName = new Map(remotes.map((remote) => [remote.descriptor.federation.name, remote]));
  for (const [name, pin] of Object.entries(pins)) {
    const remote = byName.get(name);
    const shown = Object.fromEntries([...byName].map(([key, { descriptor }]) => [key, { current: descriptor }]));
    if (remote && conflictsOf(pin, { remotes: shown }).length === 0)
      byName.set(name, { ...remote, descriptor: pin, previous: remote.descriptor });
  }
  return [...byName.values()];
};

/**
 * Returns the manifest of the remotes that pages of a partner may show, at the current versions or those that the partner has pinned. A pin
 * that conflicts with another remote is not used.
 */
export const createPartnerManifest = ({
  origin,
  names,
  partners,
  release,
  files,
  id,
  lang,
}: PartnerManifestOptions): {
  readonly manifest: Omit<PartnerManifest, 'now' | 'today'>;
  /** By the names of widgets. */
  readonly reservedHeights: Readonly<Record<string, ReservedHeights>>;
} => {
  const { pins = {}, off = false } = partners[id] ?? {};
  const running = withPins(release.remotes, pins).filter(isEmbeddable);
  const site = { ...release, remotes: running };
  // From the site's own origin, which is the one that partners' policies name.
  const view = createSiteView(site, lang, { names, filesOrigin: '' });
  const remotes = view.remotes.map((remote) => ({
    ...remote,
    base: origin + remote.base,
  }));
  const embeddedPages = remotes.flatMap((remote) =>
    remote.routes.flatMap(({ id: page, embed }) => (embed ? [{ remote, page, embed }] : [])),
  );
  // Of all languages, since a page may show a widget in several.
  const integrity = Object.fromEntries(
    embeddedPages.flatMap(({ remote, page }) => {
      const { descriptor } = running.find((each) => each.descriptor.federation.name === remote.name) ?? {};
      const chunks = ['remote', ...LANGUAGES.flatMap((each) => chunksOf(remote, page, each))];
      const entryFiles = [remote.entry, ...chunks.flatMap((chunk) => descriptor?.chunks[chunk] ?? [])];
      return entryFiles.map((file) => [remote.base + file, descriptor?.files[file]?.integrity ?? ''] as const);
    }),
  );
  const manifest = {
    partner: id || 'site',
    isOn: !off,
    origin,
    program: origin + files.embed.program,
    sequence: release.sequence,
    release: release.release,
    lang,
    currency: 'USD' as const,
    country: DEFAULT_MARKET,
    theme: null,
    menu: null,
    hosts: { main: origin, car: origin, tracking: origin },
    names,
    libraries: view.libraries,
    // Pages of partners are not watched.
    watchShare: 0,
    remotes,
    menuEntries: [],
    placed: {},
    leftOut: [],
    rendered: [],
    fonts: fontFiles(lang).map(({ file, family, weight, range }) => ({
      family,
      weight: String(weight),
      range,
      address: origin + files.fontAddress(file),
    })),
    integrity,
    pinned: Object.fromEntries(
      running.flatMap(({ descriptor, previous }) => {
        const { name } = descriptor.federation;
        return pins[name] === descriptor ? [[name, previous?.version ?? descriptor.version]] : [];
      }),
    ),
    entries: Object.fromEntries(id ? remotes.map(({ name }) => [name, `${origin}/partners/${id}/${name}.js`]) : []),
  };
  return {
    manifest,
    reservedHeights: Object.fromEntries(embeddedPages.map(({ embed }) => [embed.name, reservedHeightsOf(embed)])),
  };
};
