import { fontFiles, themeCss } from '@caravan/shared/theme';
import { includesSlot, type RouteDeclaration, type Slot } from '@caravan/shared/contracts';
import { chunksOf, type BootManifest } from '../../universal/manifest/manifest';
import type { ResolvedMeta } from '../../universal/router/meta';
import type { OwnedRoute } from '../../universal/router/routes';
import { createRemoteIndexes, createPageManifest, type ServerStyles, type SiteView } from '../render';
import type { Config } from '../config';
import { contentPolicy, hashOf, type Inline, type ShellFiles } from '../http';
import { documentEnd, documentStart, frameScript, headScript, preloadLinks, type DocumentParts } from './document';
import { remoteIn, type SiteRemotes } from '../registry';

interface DocumentInput {
  readonly status: number;
  readonly manifest: BootManifest;
  readonly meta: ResolvedMeta;
  readonly owned: OwnedRoute | null;
  readonly styles: ServerStyles;
  readonly dehydrated: object;
  readonly view: SiteView;
  readonly site: SiteRemotes;
  /** The page names all remotes, and not only its own. */
  readonly isWhole: boolean;
}

/** The preview picture of pages without their own. */
const SITE_IMAGE = '/media/social/site.png';

/** Returns the declaration of a route, which browsers get only in part. */
const declaredRoute = (site: SiteRemotes, owned: OwnedRoute | null): RouteDeclaration | undefined =>
  owned
    ? remoteIn(site, owned.remote.name)?.descriptor.federation.routes.find(({ id }) => id === owned.route.id)
    : undefined;

/** Builds documents around rendered pages: the scripts to preload, and the policy for the inline elements. */
export const pageDocuments = (config: Config, files: ShellFiles) => {
  const addressOf = (path: string): string => config.filesOrigin + path;
  const fontAddress = (file: string): string => addressOf(files.fontAddress(file));
  const css = { en: themeCss(fontAddress, 'en'), ge: themeCss(fontAddress, 'ge') };
  const [scriptHash, frameHash] = [hashOf(headScript), hashOf(frameScript)];
  const cssHash = { en: hashOf(css.en), ge: hashOf(css.ge) };
  const indexOf = createRemoteIndexes(config.filesOrigin);
  const filesOf = ({ remote: name, part }: Slot, { manifest, view }: DocumentInput): string[] => {
    const found = view.remotes.find((candidate) => candidate.name === name);
    if (!found) return [];
    const chunks = ['remote', ...chunksOf(found, part, manifest.lang)];
    return [found.entry, ...chunks.flatMap((chunk) => found.chunks[chunk] ?? [])].map((file) => found.base + file);
  };
  const scriptsOf = (input: DocumentInput): DocumentParts['scripts'] => {
    const { manifest, owned, view } = input;
    const slots = owned ? [...manifest.rendered, ...manifest.leftOut] : [];
    const widgets = owned?.route.widgets ?? [];
    const ofSlots = slots.flatMap((slot) =>
      filesOf(slot, input).map((address) => ({
        address,
        integrity: view.integrity[address] ?? '',
        isDeferred: includesSlot(widgets, slot),
      })),
    );
    const own = files.scripts(manifest.lang).map((path) => ({
      address: addressOf(path),
      integrity: files.byAddress.get(path)?.integrity ?? '',
      isDeferred: false,
    }));
    // A file of page and widget counts as the page's.
    const byAddress = new Map([...own, ...ofSlots].toReversed().map((script) => [script.address, script]));
    return [...byAddress.values()].toReversed();
  };
  return (input: DocumentInput, address: string, nonce: string | null) => {
    const { manifest, meta, status, owned, styles, dehydrated } = input;
    const index = input.isWhole ? null : indexOf(input.site, input.view, manifest.lang);
    const declared = declaredRoute(input.site, owned);
    const framed = owned?.route.framed ?? false;
    const entry = framed ? files.framedEntry : files.entry;
    const parts: DocumentParts = {
      manifest: createPageManifest(
        manifest,
        owned?.slot ?? null,
        index && { address: index.address, integrity: index.integrity },
      ),
      meta,
      status,
      origin: config.publicOrigin,
      image: declared?.image ?? SITE_IMAGE,
      index: status === 200 && owned !== null && declared?.index !== false,
      address,
      themeCss: css[manifest.lang],
      styles,
      fonts: fontFiles(manifest.lang)
        .filter(({ preload }) => preload)
        .map(({ file }) => fontAddress(file)),
      scripts: framed ? [] : scriptsOf(input),
      entry: { address: addressOf(entry), integrity: files.byAddress.get(entry)?.integrity ?? '' },
      dehydrated,
      nonce,
      framed,
    };
    const inline: Inline = nonce
      ? { nonce }
      : {
          hashes: {
            scripts: [framed ? frameHash : scriptHash],
            styles: [cssHash[manifest.lang], hashOf(styles.css)],
          },
        };
    const policy = contentPolicy(inline, {
      apis: Object.values(config.browserHosts).filter(Boolean),
      uploads: config.uploadOrigins,
      frames: framed ? config.embedOrigins : [],
      // A policy with paths allows no other file of that origin.
      files: config.filesOrigin ? ['/assets/', '/remotes/'].map(addressOf) : [],
      builds: input.site.remotes.flatMap(({ base }) => (base === undefined ? [] : [new URL(base).origin])),
    });
    return { start: documentStart(parts), end: documentEnd(parts), links: preloadLinks(parts), policy, framed };
  };
};
