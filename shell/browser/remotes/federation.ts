import { isContractSupported, type RemoteModule, type Slot } from '@caravan/shared/contracts';
import type { BootRemote } from '../../universal/manifest/manifest';
import { candidatesOf, newestOf, type Candidate } from './candidates';
import { asLoadError, environmentError, RemoteLoadError } from '../../universal/sections/errors';
import { createExcuses, type Environment } from './environment';
import { createFileLists, type FileLists } from './fileLists';
import { firstWhole, limitSilence } from '../../universal/time/limit';
import type { VerifiedFile } from './modulePreload';
import type { LoadRecord, RemoteSource, WantedPart } from '../../universal/sections/sections';

/** Milliseconds without anything arriving after which one try is given up, and all tries together (MFE-5, SHELL-26). */
const TRY_LIMIT = 5000;
const WHOLE_LIMIT = 15_000;

/** Tries at a file that a section asks for later. Their numbers in addresses are apart from those of a section's own tries. */
const FILE_TRIES = 2;
const FILE_ADDRESS = 900_000;

/** The federation runtime as the loader needs it: gives the module that a remote exposes, by its entry's address. */
export interface FederationHost {
  readonly importRemote: (remote: string, entry: string) => Promise<RemoteModule>;
  /** Imports a script by its address. */
  readonly importFile: (address: string) => Promise<unknown>;
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
  /** Calls `listener` whenever a file of the page has arrived. A request may wait behind other files on a slow line. */
  readonly onArrival: (listener: () => void) => void;
  /** Hears how each load ended, and where it failed, why. */
  readonly onLoad: (record: LoadRecord, failure?: RemoteLoadError) => void;
  readonly now: () => number;
  readonly environment: Environment;
}

export interface FederationSource extends RemoteSource {
  /** Notes what the code of a page threw other than while it was drawn. */
  readonly noteFailure: (slot: Slot, error: unknown) => void;
  /** Imports a file that a section asks for by itself, verified; within the same limits as a section, and tried again at another address. */
  readonly importFile: (address: string) => Promise<unknown>;
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
  /** Failed tries at files that sections asked for later, by address. */
  const filesFailed = new Map<string, number>();
  /** Remotes whose mounted code asked for a file that is gone, and those that what runs now was asked for. */
  const gone = new Set<string>();
  const renewed = new Set<string>();
  const { environment } = options;
  const excuse = createExcuses(environment);

  /** Restart the timeouts of the tries under way. */
  const restarts = new Set<() => void>();
  const noteArrival = (): void => {
    for (const restart of restarts) restart();
  };
  options.onArrival(noteArrival);

  /** Runs a try until nothing has arrived for so long. */
  const followed = <T>(work: () => Promise<T>, milliseconds: number, late: () => Error): Promise<T> => {
    let restart: () => void;
    return limitSilence(
      (alive) => {
        restart = alive;
        restarts.add(restart);
        return work();
      },
      milliseconds,
      late,
    ).finally(() => restarts.delete(restart));
  };

  /** The whole of a file, each part of which is a sign of life. */
  const get = (remote: BootRemote, { version }: Candidate, address: string): Promise<Response> => {
    const fail = (kind: 'http' | 'network' | 'timeout', cause?: unknown): RemoteLoadError =>
      new RemoteLoadError(kind, remote.name, version, address, { cause });
    const giveUp = new AbortController();
    const read = async (): Promise<Response> => {
      const response = await options.fetch(address, { signal: giveUp.signal }).catch((error: unknown) => {
        throw fail('network', error);
      });
      if (!response.ok) throw fail('http');
      const body = response.body?.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform: (part, rest) => {
            noteArrival();
            rest.enqueue(part);
          },
        }),
      );
      const whole = await new Response(body).blob().catch((error: unknown) => {
        throw fail('network', error);
      });
      return new Response(whole);
    };
    return followed(read, TRY_LIMIT, () => {
      giveUp.abort();
      return fail('timeout');
    });
  };

  /** Fetches a file whole, then verifies it: with `integrity` alone the browser would tell nothing before the end. */
  const getWhole = async (remote: BootRemote, candidate: Candidate, { address, integrity }: VerifiedFile) => {
    await get(remote, candidate, address);
    const fail = (cause: unknown) => new RemoteLoadError('network', remote.name, candidate.version, address, { cause });
    // It lies in the browser's cache: no second download.
    await options.fetch(address, { integrity, signal: AbortSignal.timeout(TRY_LIMIT) }).then(
      (response) => response.arrayBuffer(),
      (error: unknown) => Promise.reject(fail(error)),
    );
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

  /** Notes what loaded code threw; true where changes of the browser's functions excuse it. */
  const noteThrown = (remote: string, used: Pick<Candidate, 'version' | 'entry'>, error: unknown, part?: string) => {
    const { version, entry } = used;
    const excused = environmentError(excuse(remote), error, remote, used);
    const failure = excused ?? new RemoteLoadError('render', remote, version, entry, { cause: error });
    const record = { remote, version, address: entry, milliseconds: 0, outcome: failure.kind };
    options.onLoad(part === undefined ? record : { ...record, part }, failure);
    return excused !== undefined;
  };

  return {
    noteFailure: ({ remote, part }, error) => {
      const used = working.get(remote);
      if (used) noteThrown(remote, used, error, part);
    },
    describe: lists.describe,
    importFile: async (address) => {
      environment.restore();
      const path = (options.origin ?? '') + new URL(address, 'http://site').pathname;
      const [, name = ''] = /\/remotes\/([^/~]+)/.exec(path) ?? [];
      const failed = filesFailed.get(path) ?? 0;
      let failure: unknown;
      for (let attempt = failed; attempt < failed + FILE_TRIES; attempt += 1) {
        // A browser may remember a failed import for ever: each further try has an address of its own.
        const at =
          attempt === 0 ? path : path.replace(/(\/remotes\/[^/~]+)(?:~\d+)?\//, `$1~${FILE_ADDRESS + attempt}/`);
        try {
          return await followed(
            async () => {
              const file = await lists.fileAt(at);
              options.preload([file]);
              return options.host.importFile(file.address);
            },
            TRY_LIMIT,
            () => new RemoteLoadError('timeout', name, '-', at),
          );
        } catch (error) {
          failure = error;
          filesFailed.set(path, attempt + 1);
        }
      }
      throw failure;
    },
    load: async <T>(
      remote: BootRemote,
      { part: wanted, chunks }: WantedPart,
      use: (module: RemoteModule) => Promise<T>,
    ): Promise<T> => {
      environment.restore();
      let patience = WHOLE_LIMIT;
      /** Tries that were given up: their downloads go on, and the first whole one is taken. */
      const given: Promise<{ readonly part: T; readonly candidate: Candidate }>[] = [];
      let failure = new RemoteLoadError('missing', remote.name, remote.version, remote.entry);
      const candidates = [...(gone.delete(remote.name) ? await newest(remote) : []), ...inOrder(remote)];
      for (let candidate = candidates.shift(); candidate; candidate = candidates.shift()) {
        const { version, entry } = candidate;
        const started = options.now();
        const tried = candidate;
        const note = (of: Candidate, outcome: LoadRecord['outcome'], why?: RemoteLoadError): void => {
          const milliseconds = Math.round(options.now() - started);
          const record = { remote: remote.name, part: wanted, version: of.version, address: of.entry };
          options.onLoad({ ...record, milliseconds, outcome }, why);
        };
        try {
          const own = importModule(remote, tried, chunks)
            .then(use)
            .then((part) => ({ part, candidate: tried }));
          const arrived = await followed(
            () => firstWhole(own, given),
            Math.min(TRY_LIMIT, patience),
            () => {
              given.push(own);
              patience -= TRY_LIMIT;
              return new RemoteLoadError('timeout', remote.name, version, entry);
            },
          );
          working.set(remote.name, arrived.candidate);
          note(arrived.candidate, 'ready');
          return arrived.part;
        } catch (error) {
          failure =
            environmentError(excuse(remote.name), error, remote.name, tried) ??
            asLoadError(error, remote.name, version, entry);
          note(tried, failure.kind, failure);
          // Perhaps the files of every version that the page knows are gone: an answer that is not the file breaks off.
          if (candidates.length === 0 && ['http', 'network'].includes(failure.kind))
            candidates.push(...(await newest(remote)));
        }
      }
      startOver(remote.name);
      throw failure;
    },
    blame: (remote, error) => {
      const used = working.get(remote.name) ?? remote;
      const guilty = used.version;
      const isExcused = noteThrown(remote.name, used, error);
      startOver(remote.name);
      // The same version again, unless it would meet the same changes.
      if (isExcused) return environment.hasChanged().length === 0;
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
