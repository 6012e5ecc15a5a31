import { isContractSupported, type RemoteModule, type Slot } from '@caravan/shared/contracts';
import type { BootRemote } from '../../universal/manifest/manifest';
import { candidatesOf, isNewest, newestOf, siteFolder, type Candidate } from './candidates';
import { asLoadError, environmentError, isMissingFile, RemoteLoadError } from '../../universal/remotes/errors';
import { createEnvironmentCauses, type Environment } from './environmentCauses';
import { createFileLists, remoteOfAddress, type FileLists } from './fileLists';
import { importError } from './importError';
import { createIdleTimeouts, firstFinished } from './idleTimeouts';
import type { VerifiedFile } from './modulePreload';
import type { LoadRecord, RemoteSource, PartRequest } from '../../universal/remotes/remotes';

/** Milliseconds without a byte after which one attempt, and all attempts together, fail (MFE-5, SHELL-26). */
const TRY_TIMEOUT_MS = 5000;
const LOAD_TIMEOUT_MS = 15_000;

/** Attempts at a file that a remote imports later. Their numbers in addresses differ from those of attempts at a remote. */
const FILE_TRIES = 2;
const FILE_ADDRESS = 900_000;

export interface FederationHost {
  /** Imports the module that a remote exposes by the address of its entry. */
  readonly importRemote: (remote: string, entry: string) => Promise<RemoteModule>;
  /** Imports a script by its address. */
  readonly importFile: (address: string) => Promise<unknown>;
}

export interface FederationSourceOptions {
  readonly host: FederationHost;
  readonly fetch: typeof fetch;
  /** Origin of the page, without which its manifest names files. Absent on partners' pages, whose manifest names it. */
  readonly origin?: string;
  /** Integrity by address of the files that the page preloads. */
  readonly pageIntegrity: ReadonlyMap<string, string>;
  /** Registry number of the page. */
  readonly sequence: number;
  /** Returns null if the page has no element to which it could add the links that preload and verify the files. */
  readonly preload: (files: readonly VerifiedFile[]) => readonly HTMLLinkElement[] | null;
  /** Calls `listener` whenever any file of the page has arrived: a request may wait behind others on a slow line. */
  readonly onArrival: (listener: () => void) => void;
  /** Called with the outcome of each load, and the error of a failed one. */
  readonly onLoad: (record: LoadRecord, failure?: RemoteLoadError) => void;
  readonly environment: Environment;
}

export interface RemoteLoader extends RemoteSource {
  /** Reports an error that a page's code threw outside of rendering. */
  readonly reportFailure: (slot: Slot, error: unknown) => void;
  /** Imports a later file of a remote with integrity, with the same timeouts as a remote. Retries at another address. */
  readonly importFile: (address: string) => Promise<unknown>;
  readonly describe: FileLists['describe'];
  /** Returns the files of a part in the version that its next load tries first. */
  readonly filesOf: (remote: BootRemote, chunks: readonly string[]) => Promise<readonly VerifiedFile[]>;
}

/** Creates the loader of remotes. It tries one candidate after the other with a timeout and never reuses a failed import. */
export const createRemoteLoader = (options: FederationSourceOptions): RemoteLoader => {
  const retryCounts = new Map<string, number>();
  const working = new Map<string, Candidate>();
  /** By remote, the version whose code threw. Its next load tries another one. */
  const failedVersions = new Map<string, string>();
  const modules = new Map<string, Promise<RemoteModule>>();
  /** Number of failed attempts at later files, by address. */
  const failedTries = new Map<string, number>();
  /** Remotes whose mounted code imported a file that is missing. */
  const outdated = new Set<string>();
  /** Remotes whose newest version was requested in this page view. */
  const newestRequested = new Set<string>();
  const { environment } = options;
  const causesOf = createEnvironmentCauses(environment);

  const { restartTimeouts, runUntilIdle } = createIdleTimeouts();
  options.onArrival(restartTimeouts);

  /** Fetches a whole file. Each part of it restarts the timeouts. */
  const fetchFile = (name: string, version: string, address: string): Promise<Response> => {
    const fail = (kind: 'http' | 'network' | 'timeout', cause?: unknown): RemoteLoadError =>
      new RemoteLoadError(kind, name, version, address, { cause });
    const abort = new AbortController();
    const read = async (): Promise<Response> => {
      const response = await options.fetch(address, { signal: abort.signal }).catch((error: unknown) => {
        throw fail('network', error);
      });
      if (!response.ok) throw fail(response.status === 404 ? 'http' : 'network');
      const body = response.body?.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform: (part, controller) => {
            restartTimeouts();
            controller.enqueue(part);
          },
        }),
      );
      const content = await new Response(body).blob().catch((error: unknown) => {
        throw fail('network', error);
      });
      return new Response(content);
    };
    return runUntilIdle(read, TRY_TIMEOUT_MS, () => {
      abort.abort();
      return fail('timeout');
    });
  };

  /** Fetches a whole file and then verifies it. A fetch with `integrity` would show no progress. */
  const fetchAndVerify = async (name: string, version: string, { address, integrity }: VerifiedFile) => {
    await fetchFile(name, version, address);
    const fail = (cause: unknown) => new RemoteLoadError('network', name, version, address, { cause });
    // From the browser's cache.
    await options.fetch(address, { integrity, signal: AbortSignal.timeout(TRY_TIMEOUT_MS) }).then(
      (response) => response.arrayBuffer(),
      (error: unknown) => Promise.reject(fail(error)),
    );
  };

  const lists = createFileLists({
    pageIntegrity: options.pageIntegrity,
    sequence: options.sequence,
    read: async ({ name }, { version }, address): Promise<unknown> => (await fetchFile(name, version, address)).json(),
  });

  const importModule = async (
    remote: BootRemote,
    candidate: Candidate,
    chunks: readonly string[],
  ): Promise<RemoteModule> => {
    const { version, entry } = candidate;
    const files = await lists.filesOf(remote, candidate, chunks);
    // The import that follows takes the verified files from the browser's cache.
    if (candidate.fetchFirst || !options.preload(files))
      await Promise.all(files.map((file) => fetchAndVerify(remote.name, version, file)));
    const module = modules.get(entry) ?? options.host.importRemote(remote.name, entry);
    modules.set(entry, module);
    module.catch(() => modules.delete(entry));
    return module;
  };

  /** Requests the version that the server runs now, once in a page view. */
  const fetchNewest = async (remote: BootRemote): Promise<readonly Candidate[]> => {
    if (newestRequested.has(remote.name)) return [];
    const [first] = candidatesOf(remote, 0);
    const address = `${siteFolder(remote, options.origin)}versions/current.json`;
    const newest: unknown =
      first &&
      (await fetchFile(remote.name, first.version, address)
        .then((response) => response.json())
        .catch(() => null));
    if (!isNewest(newest) || !isContractSupported(newest.contract)) return [];
    newestRequested.add(remote.name);
    return [newestOf(remote, newest, retryCounts.get(remote.name) ?? 0)];
  };

  const attemptsFor = (remote: BootRemote): readonly Candidate[] => {
    const all = candidatesOf(remote, retryCounts.get(remote.name) ?? 0);
    const withoutFailed = all.filter(({ version }) => version !== failedVersions.get(remote.name));
    const candidates = withoutFailed.length > 0 ? withoutFailed : all;
    const first = working.get(remote.name);
    return first ? [first, ...candidates.filter(({ entry }) => entry !== first.entry)] : candidates;
  };

  /** Makes the next load of the remote use new addresses. */
  const switchAddresses = (name: string): void => {
    working.delete(name);
    retryCounts.set(name, (retryCounts.get(name) ?? 0) + 1);
  };

  /** Reports an error of loaded code. Returns true if replaced functions of the browser may have caused it. */
  const reportThrown = (remote: string, used: Pick<Candidate, 'version' | 'entry'>, error: unknown, part?: string) => {
    const { version, entry } = used;
    const environmentFailure = environmentError(causesOf(remote), error, remote, used);
    const failure = environmentFailure ?? asLoadError(error, remote, version, entry, 'render');
    const record = { remote, version, address: entry, milliseconds: 0, outcome: failure.kind };
    options.onLoad(part === undefined ? record : { ...record, part }, failure);
    return environmentFailure !== undefined;
  };

  return {
    reportFailure: ({ remote, part }, error) => {
      const used = working.get(remote);
      if (used) reportThrown(remote, used, error, part);
    },
    describe: lists.describe,
    filesOf: async (remote, chunks) => {
      const [first] = attemptsFor(remote);
      return first ? lists.filesOf(remote, first, chunks) : [];
    },
    importFile: async (address) => {
      environment.restore();
      // A developer's build comes from another origin than the page.
      const path = options.origin === undefined ? address : address.replace(`${options.origin}/`, '/');
      const name = remoteOfAddress(path);
      const failed = failedTries.get(path) ?? 0;
      let failure: unknown;
      for (let attempt = failed; attempt < failed + FILE_TRIES; attempt += 1) {
        // A browser may remember a failed import for ever, so each further attempt has its own address.
        const attemptAddress =
          attempt === 0 ? path : path.replace(/(\/remotes\/[^/~]+)(?:~\d+)?\//, `$1~${FILE_ADDRESS + attempt}/`);
        try {
          return await runUntilIdle(
            async () => {
              const file = await lists.fileAt(attemptAddress);
              if (!options.preload([file])) await fetchAndVerify(name, '-', file);
              return options.host.importFile(file.address);
            },
            TRY_TIMEOUT_MS,
            () => new RemoteLoadError('timeout', name, '-', attemptAddress),
          );
        } catch (error) {
          failure = error;
          failedTries.set(path, attempt + 1);
        }
      }
      throw await importError(options.fetch, failure, name, path, TRY_TIMEOUT_MS);
    },
    load: async <T>(
      remote: BootRemote,
      { part: partName, chunks }: PartRequest,
      use: (module: RemoteModule) => Promise<T>,
    ): Promise<T> => {
      environment.restore();
      let remainingMs = LOAD_TIMEOUT_MS;
      /** Attempts that timed out. Their downloads continue, and the first that finishes is used. */
      const timedOut: Promise<{ readonly part: T; readonly candidate: Candidate }>[] = [];
      let failure = new RemoteLoadError('missing', remote.name, remote.version, remote.entry);
      const candidates = [...(outdated.delete(remote.name) ? await fetchNewest(remote) : []), ...attemptsFor(remote)];
      for (let candidate = candidates.shift(); candidate; candidate = candidates.shift()) {
        const { version, entry } = candidate;
        const started = performance.now();
        const tried = candidate;
        const recordOutcome = (used: Candidate, outcome: LoadRecord['outcome'], error?: RemoteLoadError): void => {
          const milliseconds = Math.round(performance.now() - started);
          const record = { remote: remote.name, part: partName, version: used.version, address: used.entry };
          options.onLoad({ ...record, milliseconds, outcome }, error);
        };
        try {
          const attempt = importModule(remote, tried, chunks)
            .then(use)
            .then((part) => ({ part, candidate: tried }));
          const arrived = await runUntilIdle(
            () => firstFinished(attempt, timedOut),
            Math.min(TRY_TIMEOUT_MS, remainingMs),
            () => {
              timedOut.push(attempt);
              remainingMs -= TRY_TIMEOUT_MS;
              return new RemoteLoadError('timeout', remote.name, version, entry);
            },
          );
          working.set(remote.name, arrived.candidate);
          recordOutcome(arrived.candidate, 'ready');
          return arrived.part;
        } catch (error) {
          failure =
            environmentError(causesOf(remote.name), error, remote.name, tried) ??
            asLoadError(error, remote.name, version, entry);
          recordOutcome(tried, failure.kind, failure);
          // The files of all versions that the page knows may have been removed.
          if (candidates.length === 0 && ['http', 'network'].includes(failure.kind))
            candidates.push(...(await fetchNewest(remote)));
        }
      }
      switchAddresses(remote.name);
      throw failure;
    },
    excludeVersion: (remote, error) => {
      const used = working.get(remote.name) ?? remote;
      const isByEnvironment = reportThrown(remote.name, used, error);
      switchAddresses(remote.name);
      // Retries the same version, unless the functions are still replaced.
      if (isByEnvironment) return environment.changed().length === 0;
      if (isMissingFile(error) && !newestRequested.has(remote.name)) {
        outdated.add(remote.name);
        return true;
      }
      if (failedVersions.has(remote.name) || !remote.previous || remote.previous.version === used.version) {
        failedVersions.delete(remote.name);
        return false;
      }
      failedVersions.set(remote.name, used.version);
      return true;
    },
  };
};
