import { integrityOf } from '../../registry/src/index';
import { toScriptJson } from '../../shell/server/pages/toScriptJson';
import type { BootManifest } from '../../shell/universal/manifest/manifest';
import { readBoot } from '../readBoot';

/** The files of a build by chunk, and a reader of them. */
export interface BuiltChunks {
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly read: (file: string) => Buffer;
}

/** Returns the name of a remote's chunk in the one bundle (`nameChunks.cjs`). */
const chunkOf = (remote: string, chunk: string): string => `${remote}-${chunk}`;

const preloadPattern = /<link rel="modulepreload"[^>]*>/g;
const statePattern = /(<script type="application\/json" id="caravan-state"[^>]*>)[\s\S]*?(<\/script>)/;
const bootPattern = /(<script type="application\/json" id="caravan-boot"[^>]*>)[\s\S]*?(<\/script>)/;

/** Replaces a part of a page. Throws if it is missing, because the comparison would be wrong. */
const replacePart = (html: string, part: RegExp, replacement: (...found: string[]) => string): string => {
  if (html.search(part) < 0) throw new Error(`the page contains no ${part.source}`);
  return html.replace(part, replacement);
};

const withManifest = (html: string, manifest: BootManifest): string =>
  replacePart(html, bootPattern, (_all, start = '', end = '') => start + toScriptJson(manifest) + end);

/** Returns the site's HTML without scripts and what loads them. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|expect)"[^>]*>|<link rel="preload"[^>]*as="script"[^>]*>/g, '');

/** Returns the page of the one bundle: with its files in place of those of remotes, and without versions of remotes. */
export const asBundle = (html: string, { chunks, read }: BuiltChunks): string => {
  const manifest = readBoot(html);
  const linkedFiles = new Set<string>();
  const filesFor = (address: string): readonly string[] => {
    const remote = manifest.remotes.find(({ base }) => address.startsWith(base));
    if (!remote) return [address];
    const names = Object.keys(remote.chunks).filter((name) =>
      remote.chunks[name]?.some((file) => remote.base + file === address),
    );
    return names.flatMap((name) => chunks[chunkOf(remote.name, name)] ?? []).map((file) => `/assets/${file}`);
  };
  const linkedHtml = replacePart(html, preloadPattern, (link = '') => {
    const address = /href="([^"]*)"/.exec(link)?.[1] ?? '';
    const newFiles = filesFor(address).filter((file) => !linkedFiles.has(file));
    for (const file of newFiles) linkedFiles.add(file);
    return newFiles
      .map((file) => {
        if (file === address) return link;
        const integrity = integrityOf(read(file.replace('/assets/', '')));
        return link.replace(address, file).replace(/integrity="[^"]*"/, `integrity="${integrity}"`);
      })
      .join('');
  });
  const remotes = manifest.remotes.map((remote) => ({
    ...remote,
    version: '',
    entry: '',
    chunks: {},
    since: '',
    previous: null,
  }));
  return withManifest(linkedHtml, { ...manifest, libraries: {}, remotes });
};

/** Returns the page without content, styles and dehydrated state. */
export const asClientOnly = (html: string): string => {
  const manifest = readBoot(html);
  const { rendered, leftOut } = manifest;
  const empty = replacePart(
    replacePart(html, /<div id="root">[\s\S]*<\/div>(?=<link rel="modulepreload")/, () => '<div id="root"></div>'),
    statePattern,
    (_all, start = '', end = '') => `${start}{}${end}`,
  ).replace(/<style[^>]*data-groups[^>]*>[\s\S]*?<\/style>/g, '');
  return withManifest(empty, { ...manifest, rendered: [], leftOut: [...leftOut, ...rendered] });
};
