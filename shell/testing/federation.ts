import type { RemoteModule } from '@caravan/shared/contracts';
import { foreignEnvironment, type Environment } from '../browser/remotes/environmentCauses';
import { createRemoteLoader, type RemoteLoader } from '../browser/remotes/federation';
import type { LoadRecord } from '../universal/remotes/remotes';
import { remoteOf } from './manifests';
import { moduleOf } from './modules';

/** Imports an entry in the fake runtime: returns a module, throws, or never settles. */
export type FakeImport = (entry: string) => Promise<RemoteModule>;

/** The remote that tests load. */
export const ranking = remoteOf('ranking');

export const working = moduleOf('new');
export const works = async (): Promise<RemoteModule> => working;
export const fails = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
export const hang = (): Promise<never> => new Promise<never>(() => {});
/** Succeeds only if the entry's address contains `mark`. */
export const worksIfIncludes =
  (mark: string): FakeImport =>
  (entry) =>
    entry.includes(mark) ? works() : fails();

const returnModule = async (module: RemoteModule): Promise<RemoteModule> => module;

/** The page of the remote, for the loader. */
export const home = { part: 'home', chunks: ['text-en', 'page-home'] };

/** Loads the page, or the widget `Card`, of a remote. */
export const loadHome = (source: RemoteLoader, remote = ranking): Promise<RemoteModule> =>
  source.load(remote, home, returnModule);
export const loadCard = (source: RemoteLoader): Promise<RemoteModule> =>
  source.load(ranking, { part: 'Card', chunks: ['text-en', 'widget-Card'] }, returnModule);

/** The server's file list of the earlier version. */
const previousList = {
  entry: 'entry.v1.js',
  chunks: { remote: ['remote.v1.js'], 'text-en': ['text-en.v1.js'], 'page-home': ['page.v1.js'] },
  integrity: {
    'entry.v1.js': 'sha384-entry-v1',
    'remote.v1.js': 'sha384-remote-v1',
    'text-en.v1.js': 'sha384-text-v1',
    'page.v1.js': 'sha384-page-v1',
  },
  descriptions: {},
};

/** The files that the page preloads, of the version that the site runs. */
const pageFiles = ['entry', 'remote', 'text-en', 'shared', 'page', 'widget'].map((name) => `${name}.v2.js`);

/** Creates a federation source with a fake runtime and a fake server. The lists have its requests. */
export const sourceWith = (
  importModule: FakeImport,
  respond?: (address: string) => Promise<Response>,
  environment: Environment = foreignEnvironment,
  canPreload = true,
) => {
  const imported: string[] = [];
  const preloaded: string[] = [];
  const fetched: string[] = [];
  const loads: LoadRecord[] = [];
  /** Listeners for the arrival of a file. */
  const arrivals: (() => void)[] = [];
  const serve = async (address: string): Promise<Response> =>
    address.includes('/versions/v1.json') ? Response.json(previousList) : new Response('code');
  const source = createRemoteLoader({
    host: {
      importRemote: (_remote, entry) => {
        imported.push(entry);
        return importModule(entry);
      },
      importFile: (address) => {
        imported.push(address);
        return importModule(address);
      },
    },
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      // The loader fetches a file to follow its bytes, then again from the browser's cache to verify it.
      if (init?.integrity ?? !address.endsWith('.js'))
        fetched.push(init?.integrity ? `${address} ${init.integrity}` : address);
      return (respond ?? serve)(address);
    },
    origin: 'https://site.example',
    pageIntegrity: new Map(pageFiles.map((file) => [`/remotes/ranking/${file}`, `sha384-of-${file}`])),
    sequence: 7,
    preload: (files) => {
      if (!canPreload) return null;
      preloaded.push(...files.map(({ address, integrity }) => `${address} ${integrity}`));
      return [];
    },
    onArrival: (listener) => arrivals.push(listener),
    onLoad: (record) => loads.push(record),
    environment,
  });
  const outcomes = (): string[] => loads.map(({ version, address, outcome }) => `${version} ${address} ${outcome}`);
  const arrive = (): void => arrivals.forEach((listener) => listener());
  return { source, imported, preloaded, fetched, loads, arrive, outcomes };
};
