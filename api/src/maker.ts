import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import * as v from 'valibot';

/** A file that Node runs, and what it needs to run it. */
export interface Program {
  readonly file: string;
  readonly execArgv: string[];
}

/** What makes files of what it is asked for, in a process of its own. Rejects with `failure` and why. */
export interface Maker<Asked> {
  readonly make: (asked: Asked) => Promise<Buffer>;
  readonly close: () => void;
}

interface MakerOptions {
  readonly program: Program;
  /** What a failure begins with. */
  readonly failure: string;
  /** Milliseconds that one may take. */
  readonly patienceMs: number;
}

const answer = v.union([
  v.object({ id: v.number(), made: v.instance(Uint8Array) }),
  v.object({ id: v.number(), failure: v.string() }),
]);

interface Task<Asked> {
  readonly id: number;
  readonly asked: Asked;
  readonly resolve: (made: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A process that makes one after the other, which calls need not wait for; started when there is something to do, ended when
 * nothing is left, replaced when it dies. A thread would not do: what a native library dies of would take the server with it,
 * here it costs only itself. The program answers `{ id, asked }` with `{ id, made }` or `{ id, failure }`.
 */
export const makeMaker = <Asked>({ program, failure, patienceMs }: MakerOptions): Maker<Asked> => {
  const waiting: Task<Asked>[] = [];
  let running: Task<Asked> | undefined;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;

  const failed = (why: string): Error => new Error(`${failure}: ${why}`);

  const letGo = (): void => {
    const gone = child;
    child = undefined;
    gone?.kill('SIGKILL');
  };

  const finish = (end: (task: Task<Asked>) => void): void => {
    clearTimeout(timer);
    const done = running;
    running = undefined;
    if (done !== undefined) {
      end(done);
    }
    next();
  };

  const giveUp = (gone: ChildProcess, why: string): void => {
    if (child === gone) {
      letGo();
      finish(({ reject }) => {
        reject(failed(why));
      });
    }
  };

  const receive = (message: unknown): void => {
    const given = v.parse(answer, message);
    if (given.id === running?.id) {
      finish(({ resolve, reject }) => {
        if ('made' in given) {
          resolve(Buffer.from(given.made));
        } else {
          reject(failed(given.failure));
        }
      });
    }
  };

  const start = (): ChildProcess => {
    const { file, execArgv } = program;
    const started = fork(file, { serialization: 'advanced', execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    // The server may end while it works.
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
    if (running !== undefined) {
      return;
    }
    running = waiting.shift();
    if (running === undefined) {
      letGo();
      return;
    }
    const working = (child ??= start());
    timer = setTimeout(() => {
      giveUp(working, 'it takes too long');
    }, patienceMs);
    working.send({ id: running.id, asked: running.asked });
  };

  return {
    make: (asked) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.push({ id: count, asked, resolve, reject });
        next();
      }),
    close: () => {
      for (const { reject } of waiting.splice(0)) {
        reject(failed('the server closes'));
      }
      if (child !== undefined) {
        giveUp(child, 'the server closes');
      }
    },
  };
};
