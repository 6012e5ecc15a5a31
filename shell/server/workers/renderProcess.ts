import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { pagesKeyOf } from '@caravan/shared/http';
import { rejectAfter } from '@caravan/shared/time';
import type { Config } from '../config';
import { confinementOf, type Packages, type WorkerUser } from './confinement';
import {
  type RenderResponse,
  responseKinds,
  CHANNEL,
  DATA_TIMEOUT_MS,
  encodeFrame,
  MAX_ERROR_MESSAGE,
  MAX_ERROR_STACK,
  parseMessage,
  type RenderRequest,
  readFrames,
  type RenderConfig,
  type Reply,
  type MessageToWorker,
} from '../render';
import { escapeControls } from './escapeControls';
import { createIdleLimit, type IdleLimit } from './idleLimit';
import { printOutput } from './printOutput';
import { readProcessUsage } from './processUsage';
import type { ServerBuild, SiteRemotes } from '../registry';

/** Bytes of allocated memory after which a worker is ended. One that renders pages of this site has 60 to 90 MB. */
const MAX_MEMORY_BYTES = 300_000_000;
/** Bytes of one message of a worker. The longest is a list of paths for the sitemap, with its errors. */
const MAX_FRAME_BYTES = 3_000_000;
/** Bytes of the answers that become part of a page: HTML, state and styles. The largest page has 0.3 MB. */
const MAX_ANSWER_BYTES: Partial<Record<RenderResponse['kind'], number>> = { page: 1_500_000, widget: 500_000 };
/** Sites that a worker knows: more than there are releases and overrides in use. */
const MAX_SITES = 16;
/** Milliseconds between two checks. */
const CHECK_INTERVAL_MS = 250;
/** A worker that does not answer a ping is stuck after any of these. */
const STUCK_LIMITS = {
  /** Its CPU time, which does not pass while a busy machine does not run it. */
  cpuMs: 1300,
  /** Checks in a row that find it stopped, or asleep although a ping wakes it. */
  checks: 6,
  /** Milliseconds. */
  wallMs: 60_000,
};
/** Milliseconds that an answer may take besides the data of a page. */
const ANSWER_TIMEOUT_MS = 6000;
/** The reason to end a worker that a signal has stopped. Its own code cannot send signals. */
const STOPPED_BY_SIGNAL = 'was stopped by a signal';
/** Signals that the code of a process causes. All others come from outside. */
const CRASH_SIGNALS: readonly string[] = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP', 'SIGSYS'];

/** Why a worker has ended. */
export interface WorkerEnd {
  /** Whether code of its build has ended it, and nothing from outside. */
  readonly isCausedByBuild: boolean;
  readonly reason: string;
}

/** A render worker ended before it answered. */
export class WorkerEnded extends Error {
  readonly end: WorkerEnd;

  constructor(end: WorkerEnd) {
    super(`a render worker ended: ${end.reason}`);
    this.end = end;
  }
}

/** A render worker did not answer in time. It is not ended. */
export class AnswerTimeout extends Error {
  constructor(ms: number) {
    super(`its render worker did not answer within ${ms / 1000} s`);
  }
}

/** A process that runs the server build of one remote. */
export interface RenderProcess {
  /** Resolves with why the build did not load, or null. Rejects with {@link WorkerEnded}. */
  readonly ready: Promise<string | null>;
  readonly ended: Promise<WorkerEnd>;
  /**
   * Rejects with {@link WorkerEnded}, {@link AnswerTimeout}, or with the error of the render. `leftMs`: milliseconds that are left of the
   * request.
   */
  readonly sendRequest: (site: SiteRemotes, request: RenderRequest, leftMs?: number) => Promise<Reply>;
  /** Returns the number of requests without an answer. */
  readonly pending: () => number;
  /** Returns the allocated bytes at the last check. */
  readonly memoryBytes: () => number;
  readonly kill: () => void;
}

export interface RenderProcessOptions {
  readonly script: string;
  readonly packages: Packages;
  readonly user: WorkerUser;
  readonly config: Config;
  /** Null runs no code of remotes: the shell's own pages. */
  readonly build: ServerBuild | null;
  /** Takes what the worker prints, one line at a time. */
  readonly print: (line: string) => void;
  readonly idleLimit?: IdleLimit;
}

/** A request without its answer. */
interface PendingRequest {
  readonly kinds: readonly RenderResponse['kind'][];
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

const renderConfigOf = ({
  api,
  internalKey,
  publicOrigin,
  filesOrigin,
  browserHosts,
  names,
  timeoutFactor,
  watchShare,
}: Config): RenderConfig => ({
  api,
  internalKey: internalKey && pagesKeyOf(internalKey),
  publicOrigin,
  filesOrigin,
  browserHosts,
  names,
  timeoutFactor,
  watchShare,
});

/** Starts a confined process for a server build. */
export const startRenderProcess = (options: RenderProcessOptions): RenderProcess => {
  const { script, packages, user, config, build, print, idleLimit = createIdleLimit() } = options;
  const { nodeOptions, spawnOptions } = confinementOf([script, ...(build ? [build.file] : [])], packages, user);
  const child = spawn(process.execPath, [...nodeOptions, script], {
    ...spawnOptions,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const pendingRequests = new Map<number, PendingRequest>();
  /** Requests that have timed out. Their answers are ignored. */
  const timedOut = new Set<number>();
  const answerTimeoutMs = ANSWER_TIMEOUT_MS + DATA_TIMEOUT_MS * config.timeoutFactor;
  let lastId = 0;
  let memoryBytes = 0;
  let phase: 'starting' | 'loading' | 'ready' = 'starting';
  let knownEnd: WorkerEnd | null = null;

  const isBuildRunning = (): boolean => build !== null && phase !== 'starting';

  /** Returns the first line of a text that the build may have chosen, for the log and the store. Prints the rest, such as a stack. */
  const takeFirstLine = (text: string): string => {
    const [firstLine = '', ...rest] = text.slice(0, MAX_ERROR_STACK).split('\n').map(escapeControls);
    for (const line of rest) print(line);
    return firstLine.slice(0, MAX_ERROR_MESSAGE);
  };

  const terminate = (reason: string): void => {
    knownEnd ??= {
      isCausedByBuild: isBuildRunning() && reason !== STOPPED_BY_SIGNAL,
      reason: takeFirstLine(reason),
    };
    child.kill('SIGKILL');
  };

  const ended = new Promise<WorkerEnd>((resolve) => {
    child.once('error', (error) => resolve({ isCausedByBuild: false, reason: error.message }));
    child.once('close', (code, signal) => {
      const isCausedByBuild = isBuildRunning() && (code !== null || CRASH_SIGNALS.includes(signal ?? ''));
      resolve(knownEnd ?? { isCausedByBuild, reason: `ended by itself (${signal ?? code})` });
    });
  });

  const channel = child.stdio[CHANNEL];
  if (!(channel instanceof Socket))
    throw new Error(`a render worker was started without a channel at file descriptor ${CHANNEL}`);
  // Writing to a worker that has ended fails. `ended` reports its end.
  channel.on('error', () => undefined);
  const send = (message: MessageToWorker): void => void (channel.writable && channel.write(encodeFrame(message)));

  let lastSiteNumber = 0;
  const sites = new LRUCache<SiteRemotes, number>({
    max: MAX_SITES,
    memoMethod: (site) => {
      lastSiteNumber += 1;
      send({ kind: 'addSite', number: lastSiteNumber, site });
      return lastSiteNumber;
    },
    dispose: (number) => send({ kind: 'removeSite', number }),
  });

  const stopPrinting = printOutput([child.stdout, child.stderr], print, terminate);

  const readUsage = () => (child.pid === undefined ? null : readProcessUsage(child.pid));

  let openPing: { readonly sentAt: number; readonly cpuMs: number; checks: number } | null = null;
  const check = (): void => {
    const usage = readUsage();
    memoryBytes = usage?.memoryBytes ?? 0;
    if (memoryBytes > MAX_MEMORY_BYTES) return terminate(`takes more than ${MAX_MEMORY_BYTES / 1e6} MB of memory`);
    if (pendingRequests.size === 0 && usage && idleLimit.isExceeded(performance.now(), usage.totalCpuMs))
      return terminate('uses a processor without a request');
    if (!openPing) {
      openPing = { sentAt: performance.now(), cpuMs: usage?.cpuMs ?? 0, checks: 0 };
      return send({ kind: 'ping' });
    }
    openPing.checks = !usage || usage.state === 'running' ? 0 : openPing.checks + 1;
    if (usage && usage.cpuMs - openPing.cpuMs > STUCK_LIMITS.cpuMs) terminate('does not return to its event loop');
    else if (openPing.checks >= STUCK_LIMITS.checks)
      terminate(usage?.state === 'stopped' ? STOPPED_BY_SIGNAL : 'blocks its thread');
    else if (performance.now() - openPing.sentAt > STUCK_LIMITS.wallMs)
      terminate(`has not answered for ${STUCK_LIMITS.wallMs / 1000} s`);
  };
  // `setImmediate` reads the channel first: a pong may have waited while this process was busy.
  const checkTimer = setInterval(() => setImmediate(check), CHECK_INTERVAL_MS);

  void ended.then((end) => {
    knownEnd = end;
    clearInterval(checkTimer);
    stopPrinting();
    for (const { reject } of pendingRequests.values()) reject(new WorkerEnded(end));
    pendingRequests.clear();
  });

  const ready = new Promise<string | null>((resolve, reject) => {
    void ended.then((end) => reject(new WorkerEnded(end)));
    readFrames(channel, {
      maxBytes: MAX_FRAME_BYTES,
      onInvalid: (reason) => terminate(`sent ${reason}`),
      onFrame: (frame, html, byteCount) => {
        const { success, output: message, issues } = parseMessage(frame);
        if (!success) return terminate(`sent an invalid message (${issues[0].message})`);
        if (message.kind === 'pong') {
          if (!openPing) return terminate('sent a pong without a ping');
          openPing = null;
        } else if (message.kind === 'loading') {
          if (phase !== 'starting') return terminate('started to load a second time');
          phase = 'loading';
        } else if (message.kind === 'threw') terminate(`threw outside of any rendering: ${message.error}`);
        else if (message.kind === 'ready') {
          if (phase !== 'loading') return terminate('became ready without loading');
          phase = 'ready';
          resolve(message.error && takeFirstLine(message.error));
        } else {
          const { id, response } = message;
          const maxBytes = MAX_ANSWER_BYTES[response.kind] ?? MAX_FRAME_BYTES;
          if (byteCount > maxBytes)
            return terminate(`sent a ${response.kind} of ${byteCount} bytes, at most ${maxBytes} are allowed`);
          const pendingRequest = pendingRequests.get(id);
          if (timedOut.delete(id)) return;
          if (!pendingRequest?.kinds.includes(response.kind)) return terminate('sent an answer without a request');
          pendingRequests.delete(id);
          if (response.kind === 'refused') pendingRequest.reject(new Error(response.error));
          else pendingRequest.resolve({ response, html });
        }
      },
    });
  });
  // Prevents an unhandled rejection if no caller waits for it.
  ready.catch(() => undefined);
  send({ kind: 'start', build, config: renderConfigOf(config) });

  return {
    ready,
    ended,
    sendRequest: async (site, request, leftMs = answerTimeoutMs) => {
      const end = knownEnd;
      if (end) throw new WorkerEnded(end);
      idleLimit.pause(performance.now(), () => readUsage()?.totalCpuMs);
      const id = (lastId += 1);
      const timeoutMs = Math.min(answerTimeoutMs, leftMs);
      // Sent first: a request that cannot be encoded must not stay pending.
      send({ kind: 'request', id, site: sites.memo(site), now: Date.now(), timeoutMs, request });
      const reply = new Promise<Reply>((resolve, reject) =>
        pendingRequests.set(id, { kinds: responseKinds[request.kind], resolve, reject }),
      );
      return rejectAfter(reply, timeoutMs, () => {
        pendingRequests.delete(id);
        timedOut.add(id);
        return new AnswerTimeout(timeoutMs);
      });
    },
    pending: () => pendingRequests.size,
    memoryBytes: () => memoryBytes,
    kill: () => void child.kill('SIGKILL'),
  };
};
