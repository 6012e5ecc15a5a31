import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, type BuildRecord, type Federation } from '@caravan/shared/contracts';
import type { RegistryKeys } from '../trust';

export const freshKeys = (): RegistryKeys => generateKeyPairSync('ed25519');

const bilingual = (text: string) => ({ en: text, ge: text });

/** Returns a remote with one page and one widget. */
export const federationOf = (name: string, change: Partial<Federation> = {}): Federation => ({
  name,
  port: 4310,
  contract: CONTRACT_VERSION,
  routes: [{ id: 'home', path: `/${name}`, sideMenu: true, title: bilingual(name), description: bilingual(name) }],
  menu: [],
  widgets: [{ id: 'Card' }],
  ...change,
});

type Tree = Readonly<Record<string, string>>;

/** Writes files by path, and their folders. */
export const writeTree = (folder: string, tree: Tree): void => {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/** The record of a current build. */
export const currentBuildRecord: BuildRecord = {
  contract: CONTRACT_VERSION,
  shared: { react: '19.3.1', 'styled-components': '6.6.0' },
};

/** Writes `built.json` into `dist`. */
export const writeRecord = (dist: string, record: BuildRecord = currentBuildRecord): void =>
  writeTree(dist, { 'built.json': JSON.stringify(record) });

/** Writes a build of the shell into `dist`. `code` is part of the names and the content of its files. */
export const writeShell = (dist: string, record: BuildRecord = currentBuildRecord, code = 'first'): void => {
  for (const folder of ['browser', 'tag', 'embed']) rmSync(join(dist, folder), { recursive: true, force: true });
  writeTree(dist, {
    'browser/chunks.json': '{}',
    [`browser/shell.${code}.js`]: `shell of ${code}`,
    [`browser/fonts/text.${code}.woff2`]: `font of ${code}`,
    [`tag/element.${code}.js`]: `tag of ${code}`,
    [`embed/embed.${code}.js`]: `container of ${code}`,
  });
  writeRecord(dist, record);
};

/** Returns the chunks of a complete build. */
export const chunksOf = ({ routes, widgets }: Federation): readonly string[] => [
  'remote',
  'text-en',
  'text-ge',
  ...routes.map(({ id }) => `page-${id}`),
  ...widgets.map(({ id }) => `widget-${id}`),
];

/** The chunks of a complete build of `federationOf`. */
export const completeChunks = chunksOf(federationOf('ranking'));

interface BuildOptions {
  readonly chunks?: readonly string[];
  /** The code of the server build. */
  readonly server?: string;
  readonly record?: BuildRecord;
}

/** Writes a remote's build into `dist`. `code` is part of the names and contents of all files, but not of a given `server`. */
export const writeBuild = (
  dist: string,
  name: string,
  code: string,
  { chunks = completeChunks, server = `server of ${code}`, record = currentBuildRecord }: BuildOptions = {},
): void => {
  rmSync(dist, { recursive: true, force: true });
  const listed = Object.fromEntries(chunks.map((chunk) => [chunk, [`${chunk}.${code}.js`]]));
  writeTree(dist, {
    'browser/chunks.json': JSON.stringify({ ...listed, [name]: [`remoteEntry.${code}.js`] }),
    [`browser/remoteEntry.${code}.js`]: `entry of ${code}`,
    ...Object.fromEntries(chunks.map((chunk) => [`browser/${chunk}.${code}.js`, `${chunk} of ${code}`])),
    'server/chunks.json': JSON.stringify({ server: [`server.${code}.mjs`] }),
    [`server/server.${code}.mjs`]: server,
    inputs: '5'.repeat(64),
  });
  writeRecord(dist, record);
};
