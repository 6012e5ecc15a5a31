import { isContractSupported, type RemoteModule } from '@caravan/shared/contracts';
import type { BootRemote } from '../../universal/manifest/manifest';
import { candidatesOf, newestOf, type Candidate } from './candidates';
import { asLoadError, RemoteLoadError } from '../../universal/sections/errors';
import { createFileLists, type FileLists } from './fileLists';
import { limited } from '../../universal/time/limit';
import type { VerifiedFile } from './modulePreload';
import type { LoadRecord, RemoteSource } from '../../universal/sections/sections';

/** Milliseconds that one try may take, and all tries together (MFE-5). */
const TRY_LIMIT = 5000;
const WHOLE_LIMIT = 15_000;

/** The federation runtime as the loader needs it: gives the module that a remote exposes, by its entry's address. */
export interface FederationHost {
  readonly importRemote: (remote: string, entry: string) => Promise<RemoteModule>;
}

export interface FederationSourceOptions {
  readonly host: FederationHost;
  readonly fetch: typeof fetch;
  /** The site's, where addresses of files are whole; absent on its own pages. */
  readonly origin?: string;
  /** Integrity by address of the files that the page started itself. */
  readonly pageIntegrity: ReadonlyMap<string, string>;
  /** Registry number of the page. */
  readonly sequence: number;
  readonly preload: (files: readonly VerifiedFile[]) => void;
  /** Hears how each load ended, and where it failed, why. */
  readonly onLoad: (record: LoadRecord, failure?: RemoteLoadError) => void;
  readonly now: () => number;
}

export interface FederationSource extends RemoteSource {
  /** Starts a file that a section asks for by itself, verified; gives the address to import it from. */
  readonly startFile: (address: string) => Promise<string>;
  readonly describe: FileLists['describe'];
}

const isNewest = (value: unknown): value is Pick<BootRemote, 'version' | 'entry' | 'contract'> =>
  typeof value === 'object' && value !== null && 'version' in value && 'entry' in value && 'contract' in value;

/** Whether code threw because a file that it asked for later could not be imported: browsers say so in words alone. */
const isFileGone = (error: unknown): boolean =>
  error instanceof RemoteLoadError || (error instanceof TypeError && /\bmodule\b/i.test(error.message));

/** Gets remotes by federation: one candidate after the other, each within its time, never a remembered failure. */
export const federationSource = (options: FederationSourceOptions): FederationSource => {
  const rounds = new Map<string, number>();
  const working = new Map<string, Candidate>();
  const blamed = new Map<string, string>();
  const modules = new Map<string, Promise<RemoteModule>>();
  /** Remotes whose mounted code asked for a file that is gone, and those that what runs now was asked for. */
  const gone = new Set<string>();
  const renewed = new Set<string>();

  const get = async (
    remote: BootRemote,
    { version }: Candidate,
    address: string,
    integrity?: string,
  ): Promise<Response> => {
    const fail = (kind: 'http' | 'network', cause?: unknown): RemoteLoadError =>
      new RemoteLoadError(kind, remote.name, version, address, { cause });
    const request = { signal: AbortSignal.timeout(TRY_LIMIT), ...(integrity ? { integrity } : {}) };
    const response = await options.fetch(address, request).catch((error: unknown) => {
      throw fail('network', error);
    });
    if (!response.ok) throw fail('http');
    return response;
  };

  const getWhole = async (remote: BootRemote, candidate: Candidate, file: VerifiedFile): Promise<void> => {
    await (await get(remote, candidate, file.address, file.integrity)).arrayBuffer();
  };

  const lists = createFileLists({
    pageIntegrity: options.pageIntegrity,
    sequence: options.sequence,
    read: async (remote, candidate, address): Promise<unknown> => (await get(remote, candidate, address)).json(),
  });

  const importModule = async (
    remote: BootRemote,
    candidate: Candidate,
    chunks: readonly string[],
  ): Promise<RemoteModule> => {
    const { entry } = candidate;
    const files = await lists.filesOf(remote, candidate, chunks);
    // Fetched and verified, a file lies in the browser's cache for the import that follows.
    if (candidate.fetchFirst) await Promise.all(files.map((file) => getWhole(remote, candidate, file)));
    else options.preload(files);
    const known = modules.get(entry);
    if (known) return known;
    const module = options.host.importRemote(remote.name, entry);
    modules.set(entry, module);
    module.catch(() => modules.delete(entry));
    return module;
  };

  /** What the server runs now of a remote; asked for once in a page view, since the page is of another version. */
  const newest = async (remote: BootRemote): Promise<readonly Candidate[]> => {
    if (renewed.has(remote.name)) return [];
    const [own] = candidatesOf(remote, 0);
    const address = `${remote.base}versions/current.json`;
    const found: unknown =
      own &&
      (await get(remote, own, address)
        .then((answer) => answer.json())
        .catch(() => null));
    if (!isNewest(found) || !isContractSupported(found.contract)) return [];
    renewed.add(remote.name);
    return [newestOf(remote, found, rounds.get(remote.name) ?? 0)];
  };

  const inOrder = (remote: BootRemote): readonly Candidate[] => {
    const all = candidatesOf(remote, rounds.get(remote.name) ?? 0);
    const innocent = all.filter(({ version }) => version !== blamed.get(remote.name));
    const candidates = innocent.length > 0 ? innocent : all;
    const first = working.get(remote.name);
    return first ? [first, ...candidates.filter(({ entry }) => entry !== first.entry)] : candidates;
  };

  /** The next load of the remote takes addresses that nothing failed at. */
  const startOver = (name: string): void => {
    working.delete(name);
    rounds.set(name, (rounds.get(name) ?? 0) + 1);
  };

  return {
    describe: lists.describe,
    startFile: async (address) => {
      const file = await lists.fileAt((options.origin ?? '') + new URL(address, 'http://site').pathname);
      options.preload([file]);
      return file.address;
    },
    load: async (remote, { chunks }, use) => {
      const deadline = options.now() + WHOLE_LIMIT;
      let failure = new RemoteLoadError('missing', remote.name, remote.version, remote.entry);
      const candidates = [...(gone.delete(remote.name) ? await newest(remote) : []), ...inOrder(remote)];
      for (let candidate = candidates.shift(); candidate; candidate = candidates.shift()) {
        const { version, entry } = candidate;
        const started = options.now();
        const note = (outcome: LoadRecord['outcome'], why?: RemoteLoadError): void => {
          const milliseconds = Math.round(options.now() - started);
          options.onLoad({ remote: remote.name, version, address: entry, milliseconds, outcome }, why);
        };
        try {
          const part = await limited(
            importModule(remote, candidate, chunks).then(use),
            Math.min(TRY_LIMIT, deadline - started),
            () => new RemoteLoadError('timeout', remote.name, version, entry),
          );
          working.set(remote.name, candidate);
          note('ready');
          return part;
        } catch (error) {
          failure = asLoadError(error, remote.name, version, entry);
          note(failure.kind, failure);
          // Perhaps the files of every version that the page knows are gone: an answer that is not the file breaks off.
          if (candidates.length === 0 && ['http', 'network'].includes(failure.kind))
            candidates.push(...(await newest(remote)));
        }
      }
      startOver(remote.name);
      throw failure;
    },
    blame: (remote, error) => {
      const { version: guilty, entry } = working.get(remote.name) ?? remote;
      const failure = new RemoteLoadError('render', remote.name, guilty, entry, { cause: error });
      options.onLoad(
        { remote: remote.name, version: guilty, address: entry, milliseconds: 0, outcome: 'render' },
        failure,
      );
      startOver(remote.name);
      if (isFileGone(error) && !renewed.has(remote.name)) {
        gone.add(remote.name);
        return true;
      }
      if (blamed.has(remote.name) || !remote.previous || remote.previous.version === guilty) {
        blamed.delete(remote.name);
        return false;
      }
      blamed.set(remote.name, guilty);
      return true;
    },
  };
};
