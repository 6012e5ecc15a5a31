import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as v from 'valibot';
import { fontFiles } from '@caravan/shared/theme';
import { integrityOf } from '@caravan/registry';
import type { Language } from '@caravan/shared/contracts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A file that never changes under its address. */
export interface StaticFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly integrity: string;
  /** Compresses at first use. Returns null for formats that are compressed already. */
  readonly compress: (encoding: 'br' | 'gzip') => Promise<Buffer> | null;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  json: 'application/json',
};

/** Returns the MIME type of a file by its ending. */
export const typeOf = (name: string): string => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

const memoize = <T>(create: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= create());
};

export const createStaticFile = (name: string, bytes: Buffer): StaticFile => {
  const type = typeOf(name);
  const br = memoize(() => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  const gz = memoize(() => zip(bytes, { level: 9 }));
  const isCompressible = !name.endsWith('.woff2');
  return {
    bytes,
    type,
    integrity: integrityOf(bytes),
    compress: (encoding) => (isCompressible ? (encoding === 'br' ? br() : gz()) : null),
  };
};

/** The shell's own files by address: its browser build with the fonts, and the icons. */
export interface ShellFiles {
  readonly byAddress: ReadonlyMap<string, StaticFile>;
  /** The script that starts the shell. */
  readonly entry: string;
  /** The script of pages in frames. */
  readonly framedEntry: string;
  readonly scripts: (lang: Language) => readonly string[];
  readonly fontAddress: (file: string) => string;
  /** For pages of partners: the code of the tag, and the addresses of the container and of the code that makes federation entries. */
  readonly embed: { readonly tag: string; readonly program: string; readonly entries: string };
}

const chunksFile = v.record(v.string(), v.array(v.string()));

const readChunks = (folder: string): Record<string, string[]> => {
  const path = join(folder, 'chunks.json');
  if (!existsSync(path)) throw new Error(`the shell is not built: ${path} is missing (npm run build)`);
  return v.parse(chunksFile, JSON.parse(readFileSync(path, 'utf8')));
};

/** Reads the shell's files, some hundred kilobytes, into memory. */
export const readShellFiles = (assets: string, root: string): ShellFiles => {
  const chunks = readChunks(assets);
  const [tags, embedded] = [join(assets, '../tag'), join(assets, '../embed')];
  const { element = [], partnerEntry = [] } = readChunks(tags);
  const { caravan = [] } = readChunks(embedded);
  const builtFiles = [assets, tags, embedded].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'chunks.json')
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [`/assets/${relative(folder, path)}`, createStaticFile(name, readFileSync(path))] as const;
      }),
  );
  const fonts = builtFiles.map(([address]) => address).filter((address) => address.startsWith('/assets/fonts/'));
  const addressOfFont = new Map(
    fontFiles('ge').map(({ file }) => [
      file,
      fonts.find((address) => address.startsWith(`/assets/fonts/${file.replace('.woff2', '.')}`)),
    ]),
  );
  const icon = createStaticFile('icon.svg', readFileSync(join(root, 'shell/public/icon.svg')));
  const favicon = createStaticFile('favicon.ico', readFileSync(join(root, 'shell/public/favicon.ico')));
  const mainFiles = chunks['shell'] ?? [];
  return {
    byAddress: new Map([['/assets/icon.svg', icon], ['/favicon.ico', favicon], ...builtFiles]),
    entry: `/assets/${mainFiles.at(-1) ?? ''}`,
    framedEntry: `/assets/${chunks['framed']?.at(-1) ?? ''}`,
    scripts: (lang) => [...mainFiles, ...(chunks[`text-${lang}`] ?? [])].map((name) => `/assets/${name}`),
    embed: {
      tag: readFileSync(join(tags, element[0] ?? ''), 'utf8'),
      program: `/assets/${caravan.at(-1) ?? ''}`,
      entries: `/assets/${partnerEntry[0] ?? ''}`,
    },
    fontAddress: (file) => addressOfFont.get(file) ?? `/assets/fonts/${file}`,
  };
};
