import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { readProcessUsage } from '../../shell/server/workers/processUsage';
import { root } from '../workspaces';

/** Milliseconds before a server that ended is started again. Doubles with each failed start, up to the longest. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** Milliseconds that a server may take to get ready. The first start makes the demo data. */
const READY_TIMEOUT_MS = 300_000;
/** Milliseconds that a server may take to end, with room for open requests. Then it is killed. */
const END_TIMEOUT_MS = 12_000;
/** Milliseconds between two health pings, and how many in a row may stay unanswered. */
const PING_MS = 5000;
const MAX_UNANSWERED = 6;
/** Pings in a row that may find a server stopped by a signal. */
const MAX_STOPPED_PINGS = 2;
/** Milliseconds between two checks whether a program is ready. */
const READY_CHECK_MS = 100;

/** Receivers of a server's output: lines of its log (JSON), other lines, and standard error. */
export interface OutputReceivers {
  readonly log: (line: string) => void;
  readonly line: (line: string) => void;
  readonly error: (line: string) => void;
}

/** A program that is not a server of this project. */
export interface Program {
  /** The file and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Its address once it is ready. */
  readonly address: string;
  /** Resolves with whether it answers. Takes the place of health pings. */
  readonly isAnswering: () => Promise<boolean>;
  /** The signal that ends it. Default: SIGTERM. */
  readonly endSignal?: NodeJS.Signals;
  /** Runs before each start. If it fails, the start has failed. */
  readonly prepare?: () => Promise<void>;
  /** Runs at once when it ended. */
  readonly onEnd?: () => void;
}

export interface SupervisedProcessOptions {
  readonly name: string;
  /** The script of a server of this project, from its folder, or another program. */
  readonly server: string | Program;
  readonly env: NodeJS.ProcessEnv;
  readonly output: OutputReceivers;
  /** Prints a message on the terminal of the command. */
  readonly say: (line: string) => void;
  readonly onStart: (pid: number) => void;
  /** Milliseconds between two health pings. */
  readonly pingMs?: number;
}

const onEachLine = (stream: Readable | null, onLine: (line: string) => void): void => {
  if (stream) createInterface({ input: stream }).on('line', onLine);
};

interface WatchOptions {
  readonly ping: (onAnswer: () => void) => void;
  readonly pingMs: number;
  /** Returns how many pings in a row may stay unanswered now. */
  readonly maxUnanswered: () => number;
  readonly onHang: (why: string) => void;
}

/** Sends health pings to a process. Calls `onHang` if it no longer answers, or if a signal stopped it. */
const watch = (child: ChildProcess, { ping, pingMs, maxUnanswered, onHang }: WatchOptions): void => {
  let unanswered = 0;
  let stoppedPings = 0;
  const timer = setInterval(() => {
    const isStopped = child.pid !== undefined && readProcessUsage(child.pid)?.state === 'stopped';
    stoppedPings = isStopped ? stoppedPings + 1 : 0;
    if (stoppedPings >= MAX_STOPPED_PINGS) onHang('was stopped by a signal');
    else if (unanswered >= maxUnanswered()) onHang('no longer answers');
    unanswered += 1;
    ping(() => {
      unanswered = 0;
    });
  }, pingMs);
  child.once('exit', () => clearInterval(timer));
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const end = (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (!child || hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT_MS);
    child.once('exit', () => {
      clearTimeout(killTimer);
      resolve();
    });
    child.kill(signal);
  });
};

/**
 * Kills the child processes that a process left when it ended. They would keep its port, and a render worker that loops would keep a
 * CPU. The group is its own, since it was started `detached`.
 */
const killGroup = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // No child process is left.
  }
};

const ownCommand = (script: string): Program['command'] => [
  process.execPath,
  ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []),
  join(root, script),
];

/** Keeps a server running until it is stopped. Starts it again when it ends, and replaces it when it hangs. */
export const superviseProcess = ({
  name,
  server,
  env,
  output,
  say,
  onStart,
  pingMs = PING_MS,
}: SupervisedProcessOptions) => {
  const program = typeof server === 'string' ? undefined : server;
  const [file, ...args] = typeof server === 'string' ? ownCommand(server) : server.command;
  let isStopped = false;
  let restartDelayMs = FIRST_WAIT_MS;
  let child: ChildProcess | undefined;
  let wasReady = false;
  const ready = new Promise<string>((resolve, reject) => {
    const restart = (why: string): void => {
      if (isStopped) return;
      if (!wasReady) return reject(new Error(`${name} did not start (${why})`));
      say(`${name} ended (${why}) and is restarted`);
      setTimeout(() => void (isStopped || run()), restartDelayMs);
      restartDelayMs = Math.min(restartDelayMs * 2, LONGEST_WAIT_MS);
    };
    const launch = (): void => {
      let isReady = false;
      const onReady = (address: string): void => {
        restartDelayMs = FIRST_WAIT_MS;
        isReady = true;
        wasReady = true;
        resolve(address);
      };
      // A server of this project ends when this channel closes, so that it does not outlive the supervisor.
      const started = spawn(file, args, {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe', ...(program ? [] : ['ipc' as const])],
        detached: true,
      });
      child = started;
      if (started.pid !== undefined) onStart(started.pid);
      onEachLine(started.stderr, output.error);
      onEachLine(started.stdout, (line) => {
        // This line holds a password, which must not be in a log.
        if (line.startsWith('development admin: ')) return say(line);
        (line.startsWith('{') ? output.log : output.line)(line);
        const address = /^\w+ ready (\S+)$/.exec(line)?.[1];
        if (address !== undefined && !program) onReady(address);
      });
      let onAnswer = (): void => undefined;
      started.on('message', () => onAnswer());
      const ping = (callback: () => void): void => {
        onAnswer = callback;
        if (started.connected) started.send('alive?', () => undefined);
        void program?.isAnswering().then(
          (isWell) => isWell && callback(),
          () => undefined,
        );
      };
      // A process that could not be started has no `exit` event, which would end the pings.
      if (started.pid !== undefined)
        watch(started, {
          ping,
          pingMs,
          maxUnanswered: () => (isReady ? MAX_UNANSWERED : READY_TIMEOUT_MS / pingMs),
          onHang: (why) => {
            say(`${name} (process ${started.pid}) ${why} and is replaced`);
            started.kill('SIGKILL');
          },
        });
      const waitUntilReady = async ({ isAnswering, address }: Program): Promise<void> => {
        while (!hasEnded(started)) {
          if (await isAnswering().catch(() => false)) return onReady(address);
          await pause(READY_CHECK_MS);
        }
      };
      if (program) void waitUntilReady(program);
      started.once('error', ({ message }) => void (started.pid === undefined && restart(message)));
      started.once('exit', (code, signal) => {
        killGroup(started.pid);
        program?.onEnd?.();
        restart(signal ?? `exit code ${code}`);
      });
    };
    const run = async (): Promise<void> => {
      try {
        await program?.prepare?.();
      } catch (error) {
        return restart(error instanceof Error ? error.message : String(error));
      }
      if (!isStopped) launch();
    };
    void run();
    setTimeout(
      () => reject(new Error(`${name} is not ready after ${READY_TIMEOUT_MS / 1000} s`)),
      READY_TIMEOUT_MS,
    ).unref();
  });
  return {
    /** Resolves with the server's address once it is ready. */
    ready,
    stop: (): Promise<void> => {
      isStopped = true;
      return end(child, program?.endSignal ?? 'SIGTERM');
    },
  };
};

export type SupervisedProcess = ReturnType<typeof superviseProcess>;
