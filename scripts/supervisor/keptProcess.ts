import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { readProcessUse } from '../../shell/server/workers/processUse';
import { root } from '../workspaces';

/** Milliseconds before a part that ended is started again, doubled each time up to the longest. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Milliseconds until a part that is not ready is given up; the first start makes the demo data. */
const READY_LIMIT = 300_000;
/** Milliseconds in which a part that was told to end finishes what it answers, with room. */
const END_LIMIT = 12_000;
/** Milliseconds between two questions whether a part lives, and how many in a row may stay unanswered. */
const LIVE_LOOK = 5000;
const MOST_UNANSWERED = 6;
/** Questions in a row that find a part stopped by a signal before it is replaced. */
const MOST_STOPPED = 2;

/** Where what a part says goes: lines of its log (JSON) and others from its output, and what it complains of. */
export interface Said {
  readonly log: (line: string) => void;
  readonly line: (line: string) => void;
  readonly complaint: (line: string) => void;
}

export interface KeptOptions {
  readonly name: string;
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
  readonly said: Said;
  /** Tells people. */
  readonly say: (line: string) => void;
  readonly onStart: (pid: number) => void;
  /** Milliseconds between two questions whether it lives. */
  readonly look?: number;
}

export interface KeptProcess {
  /** The address that it says it answers at. */
  readonly ready: Promise<string>;
  readonly stop: () => Promise<void>;
}

const eachLine = (stream: Readable | null, take: (line: string) => void): void => {
  if (stream) createInterface({ input: stream }).on('line', take);
};

/** Asks a process again and again whether it lives. One that no longer answers, or is stopped, can only be killed. */
const watch = (
  child: ChildProcess,
  look: number,
  mostUnanswered: () => number,
  onSilent: (why: string) => void,
): void => {
  let unanswered = 0;
  let stopped = 0;
  child.on('message', () => {
    unanswered = 0;
  });
  const timer = setInterval(() => {
    const isStopped = child.pid !== undefined && readProcessUse(child.pid)?.state === 'stopped';
    stopped = isStopped ? stopped + 1 : 0;
    if (stopped >= MOST_STOPPED) onSilent('is stopped by a signal');
    else if (unanswered >= mostUnanswered()) onSilent('does not answer any more');
    unanswered += 1;
    if (child.connected) child.send('alive?', () => undefined);
  }, look);
  child.once('exit', () => clearInterval(timer));
};

const end = (child: ChildProcess | undefined): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), END_LIMIT);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
};

/** Keeps a server running until it is stopped: starts it again when it ends by itself, and replaces it when it hangs. */
export const keepProcess = ({ name, script, env, said, say, onStart, look = LIVE_LOOK }: KeptOptions): KeptProcess => {
  let stopped = false;
  let wait = FIRST_WAIT;
  let child: ChildProcess | undefined;
  let wasReady = false;
  const ready = new Promise<string>((resolve, reject) => {
    const run = (): void => {
      let isReady = false;
      // The channel tells it that this process is gone, however that came: it ends then.
      const started = spawn(process.execPath, [join(root, script)], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        detached: true,
      });
      child = started;
      if (started.pid !== undefined) onStart(started.pid);
      eachLine(started.stderr, said.complaint);
      eachLine(started.stdout, (line) => {
        // The one thing that the API tells people and not logs: a password that it keeps nowhere.
        if (line.startsWith('development admin: ')) return say(line);
        (line.startsWith('{') ? said.log : said.line)(line);
        const address = /^\w+ ready (\S+)$/.exec(line)?.[1];
        if (address === undefined) return;
        wait = FIRST_WAIT;
        isReady = true;
        wasReady = true;
        resolve(address);
      });
      watch(
        started,
        look,
        () => (isReady ? MOST_UNANSWERED : READY_LIMIT / LIVE_LOOK),
        (why) => {
          say(`${name} (process ${started.pid}) ${why}; it is replaced`);
          started.kill('SIGKILL');
        },
      );
      const again = (why: string): void => {
        if (stopped) return;
        if (!wasReady) return reject(new Error(`${name} did not start (${why})`));
        say(`${name} ended (${why}); it starts again`);
        setTimeout(() => stopped || run(), wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      };
      // The machine had no room for it: then nothing exits.
      started.once('error', ({ message }) => void (started.pid === undefined && again(message)));
      started.once('exit', (code, signal) => again(signal ?? `exit code ${code}`));
    };
    run();
    setTimeout(() => reject(new Error(`${name} is not ready after ${READY_LIMIT / 1000} s`)), READY_LIMIT).unref();
  });
  return {
    ready,
    stop: () => {
      stopped = true;
      return end(child);
    },
  };
};
