import { fontFiles, themeCss } from '@caravan/shared/theme';
import { includesSlot, type RouteDeclaration, type Slot } from '@caravan/shared/contracts';
import { chunksOf, type BootManifest } from '../../universal/manifest/manifest';
import type { ResolvedMeta } from '../../universal/router/meta';
import type { RouteMatch } from '../../universal/router/routes';
import { createRemoteIndexes, createPageManifest, type ServerStyles, type SiteView } from '../render';
import type { Config } from '../config';
import { createContentPolicy, sourceHash, type InlineSources, type ShellFiles } from '../http';
import {
  renderDocumentEnd,
  renderDocumentStart,
  frameScript,
  headScript,
  preloadLinks,
  type DocumentParts,
} from './document';
import { findRemote, type SiteRemotes } from '../registry';

interface PageContent {
  readonly status: number;
  readonly manifest: BootManifest;
  readonly meta: ResolvedMeta;
  readonly match: RouteMatch | null;
  readonly styles: ServerStyles;
  readonly dehydrated: object;
  readonly view: SiteView;
  readonly site: SiteRemotes;
  /** The page names all remotes, and not only its own. */
  readonly hasAllRemotes: boolean;
}

/** The preview picture of pages without their own. */
const SITE_IMAGE = '/media/social/site.png';

/** Returns the declaration of a route, which browsers get only in part. */
const declaredRoute = (site: SiteRemotes, match: RouteMatch | null): RouteDeclaration | undefined =>
  match
    ? findRemote(site, match.remote.name)?.descriptor.federation.routes.find(({ id }) => id === match.route.id)
    : undefined;

/** Builds documents around rendered pages: the scripts to preload, and the policy for the inline elements. */
export const createPageDocuments = (config: Config, files: ShellFiles) => {
  const addressOf = (path: string): string => config.filesOrigin + path;
  const fontAddress = (file: string): string => addressOf(files.fontAddress(file));
  const css = { en: themeCss(fontAddress, 'en'), ge: themeCss(fontAddress, 'ge') };
  const [scriptHash, frameHash] = [sourceHash(headScript), sourceHash(frameScript)];
  const cssHash = { en: sourceHash(css.en), ge: sourceHash(css.ge) };
  const remoteIndexOf = createRemoteIndexes(config.filesOrigin);
  const filesOf = ({ remote: name, part }: Slot, { manifest, view }: PageContent): string[] => {
    const bootRemote = view.remotes.find((candidate) => candidate.name === name);
    if (!bootRemote) return [];
    const chunks = ['remote', ...chunksOf(bootRemote, part, manifest.lang)];
    return [bootRemote.entry, ...chunks.flatMap((chunk) => bootRemote.chunks[chunk] ?? [])].map(
      (file) => bootRemote.base + file,
    );
  };
  const scriptsOf = (content: PageContent): DocumentParts['scripts'] => {
    const { manifest, match, view } = content;
    const slots = match ? [...manifest.rendered, ...manifest.leftOut] : [];
    const widgets = match?.route.widgets ?? [];
    const slotScripts = slots.flatMap((slot) =>
      filesOf(slot, content).map((address) => ({
        address,
        integrity: view.integrity[address] ?? '',
        isDeferred: includesSlot(widgets, slot),
      })),
    );
    const shellScripts = files.scripts(manifest.lang).map((path) => ({
      address: addressOf(path),
      integrity: files.byAddress.get(path)?.integrity ?? '',
      isDeferred: false,
    }));
    // A file of page and widget counts as the page's.
    const byAddress = new Map([...shellScripts, ...slotScripts].toReversed().map((script) => [script.address, script]));
    return [...byAddress.values()].toReversed();
  };
  return (content: PageContent, address: string, nonce: string | null) => {
    const { manifest, meta, status, match, styles, dehydrated } = content;
    const index = content.hasAllRemotes ? null : remoteIndexOf(content.site, content.view, manifest.lang);
    const declaration = declaredRoute(content.site, match);
    const isFramed = match?.route.framed ?? false;
    const entry = isFramed ? files.framedEntry : files.entry;
    const parts: DocumentParts = {
      manifest: createPageManifest(
        manifest,
        match?.slot ?? null,
        index && { address: index.address, integrity: index.integrity },
      ),
      meta,
      status,
      origin: config.publicOrigin,
      image: declaration?.image ?? SITE_IMAGE,
      isIndexable: status === 200 && match !== null && declaration?.index !== false,
      address,
      themeCss: css[manifest.lang],
      styles,
      fonts: fontFiles(manifest.lang)
        .filter(({ preload }) => preload)
        .map(({ file }) => fontAddress(file)),
      scripts: isFramed ? [] : scriptsOf(content),
      entry: { address: addressOf(entry), integrity: files.byAddress.get(entry)?.integrity ?? '' },
      dehydrated,
      nonce,
      isFramed,
    };
    const inlineSources: InlineSources = nonce
      ? { nonce }
      : {
          hashes: {
            scripts: [isFramed ? frameHash : scriptHash],
            styles: [cssHash[manifest.lang], sourceHash(styles.css)],
          },
        };
    const policy = createContentPolicy(inlineSources, {
      apis: Object.values(config.browserHosts).filter(Boolean),
      uploads: config.uploadOrigins,
      frames: isFramed ? config.embedOrigins : [],
      // A policy with paths allows no other file of that origin.
      files: config.filesOrigin ? ['/assets/', '/remotes/'].map(addressOf) : [],
      builds: content.site.remotes.flatMap(({ base }) => (base === undefined ? [] : [new URL(base).origin])),
    });
    return {
      start: renderDocumentStart(parts),
      end: renderDocumentEnd(parts),
      links: preloadLinks(parts),
      policy,
      isFramed,
    };
  };
};
