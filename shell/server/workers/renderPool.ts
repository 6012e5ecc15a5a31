import { rejectAfter } from '@caravan/shared/time';
import type { RenderRequest, Reply } from '../render';
import { AnswerTimeout, WorkerEnded, type RenderProcess } from './renderProcess';
import { type BuiltRemote, type BuiltSite, findRemote, type ServerBuild, versionKey } from '../registry';
import type { Pool } from './pool';
import { OutOfTime, timeLeft, type RenderLimits } from './timeBudget';
import { createQueue, Overloaded } from '../queue';

/** Requests of one version that are answered at the same time. */
const MAX_CONCURRENT = 16;
/** The same with those that wait. Further ones would wait for seconds. */
const MAX_REQUESTS = 48;
/** Processes of one version, and the requests that the first must have before a second is started. */
const MAX_PROCESSES = 2;
const BUSY_REQUESTS = 3;
/** Builds that are loaded at the same time while a registry snapshot is adopted. */
const MAX_LOADING = 2;
/** Processes that are started at the same time for requests. A sitemap asks all remotes at once. */
const MAX_STARTING = 4;
/** Tries of a request whose process ends before it answers. */
const MAX_ATTEMPTS = 3;
/** Milliseconds between the end of a process that its build did not cause and the start of the next one. */
const RESTART_PAUSE_MS = 300;
/** Milliseconds between a failed load of a build that has loaded before and the next try. */
const RELOAD_PAUSE_MS = 5000;
/** Milliseconds between two checks whether a replaced process has answered. */
const RETIRE_INTERVAL_MS = 300;
/** Milliseconds between two checks of the memory and the last use of all processes. */
const LIMIT_INTERVAL_MS = 1000;
/** Versions without a release that run at the same time, and the milliseconds without a request after which one ends. */
const MAX_ON_DEMAND = 4;
const ON_DEMAND_MS = 300_000;

/** Name of the worker that renders the shell's own pages and runs no code of remotes. */
export const SHELL = '';

/** A version whose code ended its process. It does not run on this server again. */
export interface QuarantinedVersion {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

/** The remote has no process: it has no server build, or the build does not run. */
export class NotRunning extends Error {
  constructor(name: string) {
    super(`${name} does not run on this server`);
  }
}

export interface RenderPoolOptions {
  readonly start: (build: ServerBuild | null) => RenderProcess;
  /** Bytes for all processes together. Beyond them, the least recently used processes are ended. */
  readonly maxMemoryBytes: number;
  /** Builds that are loaded before the first snapshot is adopted. Those of further remotes are loaded with their first request. */
  readonly loadedAtStart: number;
  readonly onQuarantined: (quarantined: QuarantinedVersion) => void;
  /** A build did not load. Its remote is left to browsers. */
  readonly onLoadFailure: (remote: string, version: string, error: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Processes that each run the server build of one version. */
export interface RenderPool {
  /**
   * Adopts the releases of a registry snapshot, after it has loaded their new builds (of the first snapshot `loadedAtStart`).
   * Returns the versions that can run, by `versionKey`.
   */
  readonly adopt: (releases: readonly BuiltSite[]) => Promise<ReadonlySet<string>>;
  /** Lets versions without a release run, for overrides and previews: from their first request on, as long as they are used. */
  readonly runOnDemand: (site: BuiltSite) => void;
  /** Whether the version of a remote in that site runs. */
  readonly isRunning: (site: BuiltSite, name: string) => boolean;
  /**
   * Asks a process of the version of a remote in that site. Rejects with {@link NotRunning}, {@link Overloaded}, {@link OutOfTime}, or
   * with the error of the render.
   */
  readonly sendRequest: (site: BuiltSite, name: string, request: RenderRequest, limits: RenderLimits) => Promise<Reply>;
  readonly stop: () => void;
}

type Queue = (task: () => Promise<RenderProcess>) => Promise<RenderProcess>;

/** Creates the pool that starts, asks, restarts and ends render processes. */
export const createRenderPool = (options: RenderPoolOptions): RenderPool => {
  const { start, maxMemoryBytes, loadedAtStart, onQuarantined, onLoadFailure, onError } = options;
  /** By `versionKey`. */
  let pools = new Map<string, Pool>();
  const processes = new Set<RenderProcess>();
  const startQueue = createQueue(MAX_STARTING);
  let isStopped = false;

  /** Creates the pool of a version, or of the shell itself (null). */
  const createPool = (remote: BuiltRemote | null, isOnDemand = false): Pool => ({
    name: remote?.descriptor.federation.name ?? SHELL,
    version: remote?.descriptor.version ?? '',
    file: remote?.file ?? null,
    queue: createQueue(MAX_CONCURRENT, MAX_REQUESTS),
    live: [],
    loading: null,
    hasLoaded: false,
    startableAt: 0,
    isUsable: remote === null || remote.file !== null,
    isReplaced: false,
    isOnDemand,
    usedAt: performance.now(),
  });

  const findPool = (site: BuiltSite, name: string): Pool | undefined => {
    const remote = findRemote(site, name);
    return pools.get(remote ? versionKey(remote.descriptor) : name);
  };

  const quarantine = (pool: Pool, reason: string): void => {
    if (!pool.isUsable) return;
    pool.isUsable = false;
    for (const each of pool.live) each.kill();
    // Only the holder of the override or preview gets this version.
    if (pool.isOnDemand) onError(new Error(`${pool.name} ${pool.version} is no longer previewed: it ${reason}`));
    else onQuarantined({ remote: pool.name, version: pool.version, reason });
  };

  const canRun = (pool: Pool): boolean => !isStopped && !pool.isReplaced && pool.isUsable;

  /** Starts a process, and another one whenever it ends without a fault of its build. */
  const load = async (pool: Pool): Promise<RenderProcess> => {
    const { name, file } = pool;
    if (!canRun(pool) || performance.now() < pool.startableAt) throw new NotRunning(name);
    limitMemory();
    const renderProcess = start(file === null ? null : { remote: name, file });
    processes.add(renderProcess);
    void renderProcess.ended.then(async (end) => {
      processes.delete(renderProcess);
      const wasLive = pool.live.includes(renderProcess);
      pool.live = pool.live.filter((each) => each !== renderProcess);
      if (isStopped) return;
      if (end.isCausedByBuild && name !== SHELL) return quarantine(pool, end.reason);
      if (!wasLive || !canRun(pool)) return;
      onError(new Error(`the render worker of ${name || 'the shell'} is restarted: it ${end.reason}`));
      await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS));
      if (canRun(pool) && pool.live.length === 0) await loadOnce(pool).catch(() => undefined);
    });
    const error = await renderProcess.ready;
    if (error !== null) {
      renderProcess.kill();
      if (pool.hasLoaded) {
        // Not the fault of the build: the machine is overloaded, or lacks memory or files.
        pool.startableAt = performance.now() + RELOAD_PAUSE_MS;
        onError(new Error(`another render worker of ${name || 'the shell'} did not load and is tried again: ${error}`));
        throw new NotRunning(name);
      }
      pool.isUsable = false;
      if (pool.isOnDemand) onError(new Error(`the preview ${name} ${pool.version} is left to browsers: ${error}`));
      else onLoadFailure(name, pool.version, error);
      throw new NotRunning(name);
    }
    if (!canRun(pool)) {
      renderProcess.kill();
      throw new NotRunning(name);
    }
    pool.hasLoaded = true;
    pool.live.push(renderProcess);
    return renderProcess;
  };

  const loadOnce = (pool: Pool, queue: Queue = (task) => task()): Promise<RenderProcess> => {
    pool.loading ??= queue(() => load(pool)).finally(() => {
      pool.loading = null;
    });
    return pool.loading;
  };

  /** Returns the least busy process of a pool, or null if there is none. Starts a second one beside a busy one. */
  const findLeastBusy = (pool: Pool): RenderProcess | null => {
    if (isStopped || !pool.isUsable) throw new NotRunning(pool.name);
    pool.usedAt = performance.now();
    const [worker] = pool.live.toSorted((first, second) => first.pending() - second.pending());
    if (worker && worker.pending() >= BUSY_REQUESTS && pool.live.length < MAX_PROCESSES && pool.name !== SHELL)
      void loadOnce(pool).catch(() => undefined);
    return worker ?? null;
  };

  const send = async (pool: Pool, site: BuiltSite, request: RenderRequest, limits: RenderLimits): Promise<Reply> => {
    for (let attempt = 1; ; attempt += 1) {
      const renderProcess = findLeastBusy(pool) ?? (await loadOnce(pool, startQueue));
      try {
        return await renderProcess.sendRequest(site, request, timeLeft(limits));
      } catch (error) {
        // The shell's own code always answers: the machine is overloaded.
        if (error instanceof AnswerTimeout && pool.name === SHELL) throw new Overloaded();
        if (!(error instanceof WorkerEnded) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };

  /** Ends a process once its requests are answered or have timed out. */
  const retire = async (worker: RenderProcess): Promise<void> => {
    while (worker.pending() > 0 && processes.has(worker))
      await new Promise((resolve) => setTimeout(resolve, RETIRE_INTERVAL_MS));
    worker.kill();
  };

  const memoryBytesOf = (pool: Pool): number => pool.live.reduce((sum, each) => sum + each.memoryBytes(), 0);

  /** Ends the least recently used processes, if all together take too much memory. */
  const limitMemory = (): void => {
    const leastRecentFirst = [...pools.values()].toSorted((first, second) => first.usedAt - second.usedAt);
    let excessBytes = leastRecentFirst.reduce((sum, pool) => sum + memoryBytesOf(pool), 0) - maxMemoryBytes;
    for (const pool of leastRecentFirst) {
      if (excessBytes <= 0) return;
      if (pool.name === SHELL || pool.live.some((each) => each.pending() > 0)) continue;
      excessBytes -= memoryBytesOf(pool);
      const unused = pool.live;
      pool.live = [];
      for (const each of unused) each.kill();
    }
  };

  /** Ends the processes of a pool after they have answered. */
  const replace = (pool: Pool): void => {
    pool.isReplaced = true;
    for (const each of pool.live) void retire(each);
  };

  /** Ends versions without a release that are not used. A quarantined one stays known, so that it does not run again. */
  const limitOnDemand = (): void => {
    const mostRecentFirst = [...pools]
      .filter(([, { isOnDemand }]) => isOnDemand)
      .toSorted(([, first], [, second]) => second.usedAt - first.usedAt);
    for (const [index, [key, pool]] of mostRecentFirst.entries()) {
      const isUnused = pool.isUsable && performance.now() - pool.usedAt > ON_DEMAND_MS;
      if (index < MAX_ON_DEMAND && !isUnused) continue;
      pools.delete(key);
      replace(pool);
    }
  };

  const limitTimer = setInterval(() => {
    limitMemory();
    limitOnDemand();
  }, LIMIT_INTERVAL_MS);

  return {
    adopt: async (releases) => {
      const loadQueue = createQueue(MAX_LOADING);
      const remotes = releases.flatMap((release) => release.remotes);
      const versions = new Map(remotes.map((remote) => [versionKey(remote.descriptor), remote]));
      const adopted = await Promise.all(
        [SHELL, ...versions.keys()].map(async (key, index): Promise<[string, Pool]> => {
          const remote = versions.get(key) ?? null;
          const existing = pools.get(key);
          // A build that failed as a preview is tried again: failures of previews are not reported, those of releases are.
          if (existing && (existing.isUsable || !existing.isOnDemand) && existing.file === (remote?.file ?? null)) {
            existing.isOnDemand = false;
            return [key, existing];
          }
          const pool = createPool(remote);
          const isNeeded = pools.size > 0 || index <= loadedAtStart;
          if (pool.isUsable && isNeeded) await loadQueue(() => loadOnce(pool)).catch(() => undefined);
          return [key, pool];
        }),
      );
      const previousPools = pools;
      pools = new Map([...[...previousPools].filter(([, { isOnDemand }]) => isOnDemand), ...adopted]);
      for (const [key, pool] of previousPools) if (pools.get(key) !== pool) replace(pool);
      return new Set(adopted.filter(([, { isUsable }]) => isUsable).map(([key]) => key));
    },
    runOnDemand: (site) => {
      for (const remote of site.remotes) {
        const key = versionKey(remote.descriptor);
        if (!pools.has(key)) pools.set(key, createPool(remote, true));
      }
      limitOnDemand();
    },
    isRunning: (site, name) => findPool(site, name)?.isUsable ?? false,
    sendRequest: async (site, name, request, limits) => {
      const pool = findPool(site, name);
      if (!pool?.isUsable) throw new NotRunning(name);
      // Includes the wait in the queue and the start of a process. Throws before anything is asked if no time is left.
      const leftMs = timeLeft(limits);
      const reply = pool.queue(() => send(pool, site, request, limits), limits.signal);
      return rejectAfter(reply, leftMs, () => new OutOfTime());
    },
    stop: () => {
      isStopped = true;
      clearInterval(limitTimer);
      for (const each of processes) each.kill();
    },
  };
};
