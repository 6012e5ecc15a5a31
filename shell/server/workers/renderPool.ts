import type { Question, Reply } from '../render';
import { AnswerTimeout, WorkerEnded, type RenderProcess } from './renderProcess';
import { type BuiltRemote, type BuiltSite, remoteIn, type ServerBuild, versionKey } from '../registry';
import { limited } from '../../universal/time/limit';
import { OutOfTime, timeLeft, type RenderLimits } from './timeBudget';
import { createQueue, Overloaded } from '../queue';

/** Questions of one version that are answered at the same time, and with those that wait: more would wait for seconds. */
const MAX_RUNNING = 16;
const MAX_QUEUED = 48;
/** Processes of one version, and the questions that one must have before a second is started. */
const MAX_PROCESSES = 2;
const BUSY = 3;
/** Builds that are loaded at the same time while a registry snapshot is adopted. */
const MAX_LOADING = 2;
/** Builds that a server loads before it answers first. With more remotes, the others are loaded with their first question. */
const LOADED_AT_START = 8;
/** Processes that are started at the same time for questions. A sitemap asks all remotes at once. */
const MAX_STARTING = 4;
/** How often a question is asked whose process ends before it answers. */
const MAX_TRIES = 3;
/** Milliseconds between the end of a process for no fault of its build and the next one. */
const RESTART_PAUSE_MS = 300;
/** Milliseconds between two looks at a process that is replaced. */
const RETIRE_INTERVAL_MS = 300;
/** Milliseconds between two looks at the memory and the use of all processes. */
const USE_INTERVAL_MS = 1000;
/** Versions of no release that run at the same time, and milliseconds after its last question when one ends. */
const MAX_ON_DEMAND = 4;
const ON_DEMAND_MS = 300_000;

/** Name of the worker that renders the shell's own pages and runs no code of remotes. */
export const SHELL = '';

/** A version whose code ended its process. It does not run on this server again. */
export interface Quarantined {
  readonly remote: string;
  readonly version: string;
  readonly why: string;
}

/** The remote has no process: it has no server build, or the build does not run. */
export class NotRunning extends Error {
  constructor(name: string) {
    super(`${name} does not run on this server`);
  }
}

export interface RenderPoolOptions {
  readonly start: (build: ServerBuild | null) => RenderProcess;
  /** Bytes that all processes together may take before those that were not used for longest are ended. */
  readonly maxMemory: number;
  readonly onQuarantined: (quarantined: Quarantined) => void;
  /** A build did not load. Its remote is left to browsers. */
  readonly onLoadFailure: (remote: string, version: string, error: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Processes that each run the server build of one version. */
export interface RenderPool {
  /**
   * Adopts the releases of a registry snapshot. New builds are loaded first, of the first snapshot only some. Returns the versions whose
   * build runs or was not needed yet, by `versionKey`.
   */
  readonly use: (releases: readonly BuiltSite[]) => Promise<ReadonlySet<string>>;
  /** Lets the versions of a site run that are of no release: from their first question on, as long as they are used. */
  readonly runOnDemand: (site: BuiltSite) => void;
  /** Whether the version of a remote in that site runs. */
  readonly isRunning: (site: BuiltSite, name: string) => boolean;
  /**
   * Asks a process of the version of a remote in that site. Rejects with {@link NotRunning}, {@link Overloaded} or {@link OutOfTime}, or
   * with what the rendering threw.
   */
  readonly ask: (site: BuiltSite, name: string, question: Question, limits: RenderLimits) => Promise<Reply>;
  readonly stop: () => void;
}

type Queue = (task: () => Promise<RenderProcess>) => Promise<RenderProcess>;

/** The processes of one server build. */
interface Pool {
  readonly name: string;
  readonly version: string;
  readonly file: string | null;
  /** Bounds the questions that are answered at the same time. */
  readonly queue: ReturnType<typeof createQueue>;
  live: RenderProcess[];
  /** A process that loads its build. */
  loading: Promise<RenderProcess> | null;
  /** False if its build does not load, or has ended a process. */
  isUsable: boolean;
  /** It is of no release any more. */
  isReplaced: boolean;
  /** It is of no release yet. */
  isOnDemand: boolean;
  usedAt: number;
}

/** Starts, asks, restarts and ends the processes that render. */
export const createRenderPool = (options: RenderPoolOptions): RenderPool => {
  const { start, maxMemory, onQuarantined, onLoadFailure, onError } = options;
  /** By `versionKey`. */
  let pools = new Map<string, Pool>();
  const all = new Set<RenderProcess>();
  const starting = createQueue(MAX_STARTING, Number.MAX_SAFE_INTEGER);
  let isStopped = false;

  /** Null is the shell itself. */
  const createPool = (remote: BuiltRemote | null, isOnDemand = false): Pool => ({
    name: remote?.descriptor.federation.name ?? SHELL,
    version: remote?.descriptor.version ?? '',
    file: remote?.file ?? null,
    queue: createQueue(MAX_RUNNING, MAX_QUEUED),
    live: [],
    loading: null,
    isUsable: remote === null || remote.file !== null,
    isReplaced: false,
    isOnDemand,
    usedAt: performance.now(),
  });

  const poolIn = (site: BuiltSite, name: string): Pool | undefined => {
    const remote = remoteIn(site, name);
    return pools.get(remote ? versionKey(remote.descriptor) : name);
  };

  const quarantine = (pool: Pool, why: string): void => {
    if (!pool.isUsable) return;
    pool.isUsable = false;
    for (const each of pool.live) each.kill();
    // Visitors do not get a version of no release: it says nothing about what runs.
    if (pool.isOnDemand) onError(new Error(`${pool.name} ${pool.version} is previewed no longer: it ${why}`));
    else onQuarantined({ remote: pool.name, version: pool.version, why });
  };

  const isPresent = (pool: Pool): boolean => !isStopped && !pool.isReplaced && pool.isUsable;

  /** Starts a process, and another one whenever it ends for no fault of its build. */
  const load = async (pool: Pool): Promise<RenderProcess> => {
    const { name, file } = pool;
    if (!isPresent(pool)) throw new NotRunning(name);
    limitMemory();
    const started = start(file === null ? null : { remote: name, file });
    all.add(started);
    void started.ended.then(async (end) => {
      all.delete(started);
      const wasLive = pool.live.includes(started);
      pool.live = pool.live.filter((each) => each !== started);
      if (isStopped) return;
      if (end.byBuild && name !== SHELL) return quarantine(pool, end.reason);
      if (!wasLive || !isPresent(pool)) return;
      onError(new Error(`the render worker of ${name || 'the shell'} is restarted: it ${end.reason}`));
      await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS));
      if (isPresent(pool) && pool.live.length === 0) await loadOnce(pool).catch(() => undefined);
    });
    const error = await started.ready;
    if (error !== null) {
      pool.isUsable = false;
      started.kill();
      if (pool.isOnDemand) onError(new Error(`the preview ${name} ${pool.version} is left to browsers: ${error}`));
      else onLoadFailure(name, pool.version, error);
      throw new NotRunning(name);
    }
    if (!isPresent(pool)) {
      started.kill();
      throw new NotRunning(name);
    }
    pool.live.push(started);
    return started;
  };

  const loadOnce = (pool: Pool, queue: Queue = (task) => task()): Promise<RenderProcess> => {
    pool.loading ??= queue(() => load(pool)).finally(() => {
      pool.loading = null;
    });
    return pool.loading;
  };

  /** Returns the least busy process of a pool, or null if there is none. Starts a second one beside a busy one. */
  const leastBusy = (pool: Pool): RenderProcess | null => {
    if (isStopped || !pool.isUsable) throw new NotRunning(pool.name);
    pool.usedAt = performance.now();
    const [least] = pool.live.toSorted((first, second) => first.pending() - second.pending());
    if (least && least.pending() >= BUSY && pool.live.length < MAX_PROCESSES && pool.name !== SHELL)
      void loadOnce(pool).catch(() => undefined);
    return least ?? null;
  };

  const askPool = async (pool: Pool, site: BuiltSite, question: Question, limits: RenderLimits): Promise<Reply> => {
    for (let tries = 1; ; tries += 1) {
      const renderProcess = leastBusy(pool) ?? (await loadOnce(pool, starting));
      try {
        return await renderProcess.ask(site, question, timeLeft(limits));
      } catch (error) {
        // The shell's own code always answers: the machine is overloaded.
        if (error instanceof AnswerTimeout && pool.name === SHELL) throw new Overloaded();
        if (!(error instanceof WorkerEnded) || tries === MAX_TRIES) throw error;
      }
    }
  };

  /** Ends a process once it has answered what it was asked, or its answers have timed out. */
  const retire = async (retired: RenderProcess): Promise<void> => {
    while (retired.pending() > 0 && all.has(retired))
      await new Promise((resolve) => setTimeout(resolve, RETIRE_INTERVAL_MS));
    retired.kill();
  };

  const memoryOf = (pool: Pool): number => pool.live.reduce((sum, each) => sum + each.memory(), 0);

  const limitMemory = (): void => {
    const byUse = [...pools.values()].toSorted((first, second) => first.usedAt - second.usedAt);
    let excess = byUse.reduce((sum, pool) => sum + memoryOf(pool), 0) - maxMemory;
    for (const pool of byUse) {
      if (excess <= 0) return;
      if (pool.name === SHELL || pool.live.some((each) => each.pending() > 0)) continue;
      excess -= memoryOf(pool);
      const ended = pool.live;
      pool.live = [];
      for (const each of ended) each.kill();
    }
  };
  /** Ends the processes of a pool that has another one in its place, or none. */
  const replace = (pool: Pool): void => {
    pool.isReplaced = true;
    for (const each of pool.live) void retire(each);
  };

  /** Ends the versions of no release that are not used. One that is quarantined stays known. */
  const limitOnDemand = (): void => {
    const byUse = [...pools]
      .filter(([, { isOnDemand }]) => isOnDemand)
      .toSorted(([, first], [, second]) => second.usedAt - first.usedAt);
    for (const [place, [key, pool]] of byUse.entries()) {
      const isUnused = pool.isUsable && performance.now() - pool.usedAt > ON_DEMAND_MS;
      if (place < MAX_ON_DEMAND && !isUnused) continue;
      pools.delete(key);
      replace(pool);
    }
  };

  const limiting = setInterval(() => {
    limitMemory();
    limitOnDemand();
  }, USE_INTERVAL_MS);

  return {
    use: async (releases) => {
      const loading = createQueue(MAX_LOADING, Number.MAX_SAFE_INTEGER);
      const remotes = releases.flatMap((release) => release.remotes);
      const versions = new Map(remotes.map((remote) => [versionKey(remote.descriptor), remote]));
      const adopted = await Promise.all(
        [SHELL, ...versions.keys()].map(async (key, place): Promise<[string, Pool]> => {
          const remote = versions.get(key) ?? null;
          const before = pools.get(key);
          if (before && before.file === (remote?.file ?? null)) {
            before.isOnDemand = false;
            return [key, before];
          }
          const pool = createPool(remote);
          const isNeeded = pools.size > 0 || place <= LOADED_AT_START;
          if (pool.isUsable && isNeeded) await loading(() => loadOnce(pool)).catch(() => undefined);
          return [key, pool];
        }),
      );
      const before = pools;
      pools = new Map([...[...before].filter(([, { isOnDemand }]) => isOnDemand), ...adopted]);
      for (const [key, pool] of before) if (pools.get(key) !== pool) replace(pool);
      return new Set(adopted.filter(([, { isUsable }]) => isUsable).map(([key]) => key));
    },
    runOnDemand: (site) => {
      for (const remote of site.remotes) {
        const key = versionKey(remote.descriptor);
        if (!pools.has(key)) pools.set(key, createPool(remote, true));
      }
      limitOnDemand();
    },
    isRunning: (site, name) => poolIn(site, name)?.isUsable ?? false,
    ask: async (site, name, question, limits) => {
      const pool = poolIn(site, name);
      if (!pool?.isUsable) throw new NotRunning(name);
      // Its turn and the start of a process take time, too.
      const asked = pool.queue(() => askPool(pool, site, question, limits), limits.signal);
      return limited(asked, timeLeft(limits), () => new OutOfTime());
    },
    stop: () => {
      isStopped = true;
      clearInterval(limiting);
      for (const each of all) each.kill();
    },
  };
};
