import { fontFiles } from '@caravan/shared/theme';
import { LANGUAGES } from '@caravan/shared/terms';
import type { EmbedDeclaration, Language } from '@caravan/shared/contracts';
import type { PathNames } from '@caravan/shared/contracts/calls';
import { chunksOf } from '../../universal/manifest/manifest';
import type { PartnerManifest, Rooms } from '../../universal/manifest/partnerManifest';
import { siteView } from '../render';
import type { SiteRemote, SiteState } from '../registry';
import type { ShellFiles } from '../http';

interface Asked {
  /** Of the addresses in it. */
  readonly origin: string;
  readonly names: PathNames;
  readonly state: SiteState;
  readonly files: ShellFiles;
  /** The partner; empty: the site itself. */
  readonly id: string;
  readonly lang: Language;
}

const mayEmbed = ({ descriptor }: SiteRemote): boolean =>
  descriptor.federation.routes.some(({ embed }) => embed !== undefined);

const roomsOf = ({ height, georgianHeight, attributes }: EmbedDeclaration): Rooms => ({
  height,
  by: {
    ...Object.fromEntries(
      Object.entries(attributes).flatMap(([name, { heights }]) => (heights ? [[name, heights] as const] : [])),
    ),
    ...(georgianHeight && { lang: { ge: georgianHeight } }),
  },
});

/** What a partner's pages are told of the sections that they may show: those that run, or those that it stays with. */
export const partnerManifest = ({
  origin,
  names,
  state,
  files,
  id,
  lang,
}: Asked): {
  readonly manifest: Omit<PartnerManifest, 'now' | 'today'>;
  /** By the names of widgets. */
  readonly rooms: Readonly<Record<string, Rooms>>;
} => {
  const { pins = {}, off = false } = state.partners[id] ?? {};
  const running = state.remotes
    .map((remote): SiteRemote => {
      const pin = pins[remote.descriptor.federation.name];
      return pin ? { ...remote, descriptor: pin, previous: remote.descriptor } : remote;
    })
    .filter(mayEmbed);
  const site = { sequence: state.sequence, remotes: running };
  const view = siteView(site, lang, names);
  const remotes = view.remotes.map((remote) => ({
    ...remote,
    base: origin + remote.base,
    menu: [],
    widgets: [],
  }));
  const shown = remotes.flatMap((remote) =>
    remote.routes.flatMap(({ id: page, embed }) => (embed ? [{ remote, page, embed }] : [])),
  );
  // Of all languages: a page may show the same section in several.
  const integrity = Object.fromEntries(
    shown.flatMap(({ remote, page }) => {
      const { descriptor } = running.find((each) => each.descriptor.federation.name === remote.name) ?? {};
      const chunks = ['remote', ...LANGUAGES.flatMap((each) => chunksOf(remote, page, each))];
      const started = [remote.entry, ...chunks.flatMap((chunk) => descriptor?.chunks[chunk] ?? [])];
      return started.map((file) => [remote.base + file, descriptor?.files[file]?.integrity ?? ''] as const);
    }),
  );
  const manifest = {
    partner: id || 'site',
    isOn: !off,
    origin,
    program: origin + files.embed.program,
    sequence: state.sequence,
    lang,
    currency: 'USD' as const,
    theme: null,
    menu: null,
    hosts: { main: origin, car: origin, tracking: origin },
    names,
    libraries: view.libraries,
    // A partner's page is the partner's to watch.
    watchShare: 0,
    remotes,
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
        return pins[name] ? [[name, previous?.version ?? descriptor.version]] : [];
      }),
    ),
    entries: Object.fromEntries(id ? remotes.map(({ name }) => [name, `${origin}/partners/${id}/${name}.js`]) : []),
  };
  return { manifest, rooms: Object.fromEntries(shown.map(({ embed }) => [embed.name, roomsOf(embed)])) };
};
