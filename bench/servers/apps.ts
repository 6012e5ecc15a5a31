import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/freePort';
import { superviseProcess } from '../../scripts/supervisor/supervisedProcess';
import { root } from '../../scripts/workspaces';
import { silent } from '../site';
import type { Server } from './measure';
import type { RecordedPage } from './site/recordedPage';

const runFile = promisify(execFile);

const sources = join(import.meta.dirname, 'apps');
const installFolder = join(root, 'bench/dist/servers');
/** The built pages and the module that loads their data. Each app gets a copy, so that it imports its own React. */
export const siteFolder = join(installFolder, 'site');

/** Another server. Its files are named from its folder. */
interface App {
  readonly name: string;
  readonly title: string;
  /** The package whose version the tables name. */
  readonly library: string;
  readonly build: readonly string[];
  readonly start: (port: string) => readonly string[];
  readonly cachedPath: (page: string) => string;
}

export const apps: readonly App[] = [
  {
    name: 'next',
    title: 'Next.js',
    library: 'next',
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: (port) => ['node_modules/next/dist/bin/next', 'start', '-p', port, '-H', '127.0.0.1'],
    cachedPath: (page) => `/cached/${page}`,
  },
  {
    name: 'astro',
    title: 'Astro',
    library: 'astro',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    start: () => ['dist/server/entry.mjs'],
    cachedPath: (page) => `/cached/${page}`,
  },
  {
    name: 'react-router',
    title: 'React Router',
    library: 'react-router',
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    start: () => ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
    // The page is a file. The server redirects its address without the last slash.
    cachedPath: (page) => `/cached/${page}/`,
  },
];

const folderOf = ({ name }: App): string => join(installFolder, name);

const envOf = (apiOrigin: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  API_ORIGIN: apiOrigin,
});

/** Installs the packages of the app's lock file, unless they are installed. */
const install = async (app: App): Promise<void> => {
  const folder = folderOf(app);
  const marker = join(folder, 'installed-lock.json');
  const lock = readFileSync(join(sources, app.name, 'package-lock.json'), 'utf8');
  for (const oldFolder of ['app', 'src', 'site']) rmSync(join(folder, oldFolder), { recursive: true, force: true });
  cpSync(join(sources, app.name), folder, { recursive: true });
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  await runFile('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  writeFileSync(marker, lock);
};

/** Installs and builds an app. The pages that it prerenders get their data from the API. */
export const buildApp = async (
  app: App,
  pages: Readonly<Record<string, RecordedPage>>,
  apiOrigin: string,
): Promise<void> => {
  await install(app);
  const folder = folderOf(app);
  cpSync(siteFolder, join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, 'site/pages.json'), JSON.stringify(pages));
  await runFile(process.execPath, [...app.build], { cwd: folder, env: envOf(apiOrigin), maxBuffer: 1e8 });
};

const versionOf = (app: App): string => {
  const file: unknown = JSON.parse(
    readFileSync(join(folderOf(app), 'node_modules', app.library, 'package.json'), 'utf8'),
  );
  return typeof file === 'object' && file !== null && 'version' in file ? String(file.version) : '';
};

/** Starts an app in its production mode, without a log. */
export const startApp = async (app: App, apiOrigin: string): Promise<Server & { stop: () => Promise<void> }> => {
  const port = String(await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  let pid = 0;
  const supervised = superviseProcess({
    name: app.title,
    server: {
      // A relative folder of files is relative to the working directory.
      command: ['env', `--chdir=${folderOf(app)}`, process.execPath, ...app.start(port)],
      address: origin,
      isAnswering: async () => (await fetch(origin)).status > 0,
    },
    env: { ...envOf(apiOrigin), HOST: '127.0.0.1', PORT: port },
    output: { log: silent, line: silent, error: (line) => process.stderr.write(`${app.title}: ${line}\n`) },
    say: silent,
    onStart: (id) => {
      pid = id;
    },
    // A ping during the measurement would cost time.
    pingMs: 3_600_000,
  });
  await supervised.ready;
  return {
    name: `${app.title} ${versionOf(app)}`,
    origin,
    pid,
    cachedPath: app.cachedPath,
    renderedPath: (page, count) => `/rendered/${page}?count=${count}`,
    stop: supervised.stop,
  };
};
