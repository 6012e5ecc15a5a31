import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { sourceFolder } from '../folders';

const childFile = resolve(sourceFolder, 'previews/rasterise.child.mjs');

const slowestMs = 20_000;

const answer = v.union([
  v.object({ id: v.number(), png: v.instance(Uint8Array) }),
  v.object({ id: v.number(), failure: v.string() }),
]);

export interface Rasteriser {
  /** A drawing as PNG, in the drawing's own size. */
  readonly png: (svg: string) => Promise<Buffer>;
  readonly close: () => void;
}

interface Task {
  readonly svg: string;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Running extends Task {
  readonly id: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * A process that turns drawings into pixels, one after the other; started by the first, replaced when it dies. A
 * thread would not do: the drawing that resvg dies of would take the server with it, here it costs only itself.
 */
export const makeRasteriser = (file = childFile, patienceMs = slowestMs): Rasteriser => {
  const waiting: Task[] = [];
  let running: Running | undefined;
  let child: ChildProcess | undefined;
  let count = 0;

  const finish = (end: (task: Task) => void): void => {
    const done = running;
    running = undefined;
    if (done !== undefined) {
      clearTimeout(done.timer);
      end(done);
    }
    next();
  };

  const giveUp = (gone: ChildProcess, reason: string): void => {
    if (child === gone) {
      child = undefined;
      gone.kill('SIGKILL');
      finish((task) => {
        task.reject(new Error(`a drawing cannot be rasterised: ${reason}`));
      });
    }
  };

  const receive = (message: unknown): void => {
    const given = v.parse(answer, message);
    if (given.id === running?.id) {
      finish((task) => {
        if ('png' in given) {
          task.resolve(Buffer.from(given.png));
        } else {
          task.reject(new Error(`a drawing cannot be rasterised: ${given.failure}`));
        }
      });
    }
  };

  const start = (): ChildProcess => {
    const started = fork(file, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (started.pid !== undefined) {
      // Whoever waits for a page goes before.
      setPriority(started.pid, constants.priority.PRIORITY_LOW);
    }
    // The server may end while it draws.
    started.unref();
    started.channel?.unref();
    started.on('message', receive);
    started.on('error', (error) => {
      giveUp(started, error.message);
    });
    started.on('exit', (code, signal) => {
      giveUp(started, `the process ended with ${String(signal ?? code)}`);
    });
    return started;
  };

  const next = (): void => {
    const task = running === undefined ? waiting.shift() : undefined;
    if (task === undefined) {
      return;
    }
    child ??= start();
    const current = child;
    count += 1;
    const timer = setTimeout(() => {
      giveUp(current, 'it takes too long');
    }, patienceMs);
    running = { ...task, id: count, timer };
    current.send({ id: count, svg: task.svg });
  };

  return {
    png: (svg) =>
      new Promise((resolvePng, reject) => {
        waiting.push({ svg, resolve: resolvePng, reject });
        next();
      }),
    close: () => {
      for (const task of waiting.splice(0)) {
        task.reject(new Error('the server closes'));
      }
      if (child !== undefined) {
        giveUp(child, 'the server closes');
      }
    },
  };
};
