import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import PQueue from 'p-queue';
import * as v from 'valibot';

/** A file that Node runs, and the arguments of Node. */
export interface Program {
  readonly file: string;
  readonly execArgv: string[];
}

/** Runs tasks in a child process, each of which makes a file. Rejects with `failure` and the reason. */
export interface ChildWorker<Task> {
  readonly run: (task: Task) => Promise<Buffer>;
  readonly close: () => void;
}

interface ChildWorkerOptions {
  readonly program: Program;
  /** The beginning of each error message. */
  readonly failure: string;
  readonly timeoutMs: number;
}

const answer = v.union([v.object({ made: v.instance(Uint8Array) }), v.object({ failure: v.string() })]);
// The arguments of the child's events.
const messageEvent = v.looseTuple([answer]);
const exitEvent = v.tuple([v.nullable(v.number()), v.nullable(v.string())]);

const start = ({ file, execArgv }: Program): ChildProcess => {
  const child = fork(file, { serialization: 'advanced', execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  // The server may end while the child works.
  child.unref();
  child.channel?.unref();
  // `once` below rejects for the error as well. Without a listener an error between two tasks would end the server.
  child.on('error', () => undefined);
  return child;
};

const rejectOnExit = async (child: ChildProcess, signal: AbortSignal): Promise<never> => {
  const [code, killedBy] = v.parse(exitEvent, await once(child, 'exit', { signal }));
  throw new Error(`the process ended with ${String(killedBy ?? code)}`);
};

/**
 * Runs one task at a time in a child process, which starts with the first task and ends after the last. A thread would not
 * do: a crash of a native library would end the server. The program answers `{ asked }` with `{ made }` or `{ failure }`.
 */
export const createChildWorker = <Task>({ program, failure, timeoutMs }: ChildWorkerOptions): ChildWorker<Task> => {
  const queue = new PQueue({ concurrency: 1 });
  const closing = new AbortController();
  let child: ChildProcess | undefined;

  const createError = (reason: string): Error => new Error(`${failure}: ${reason}`);
  const closedError = createError('the server closes');

  const stop = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const sendTask = async (worker: ChildProcess, task: Task): Promise<v.InferOutput<typeof answer>> => {
    const finished = new AbortController();
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([finished.signal, closing.signal, timeout]);
    try {
      const reply = once(worker, 'message', { signal });
      const exit = rejectOnExit(worker, signal);
      worker.send({ asked: task });
      return v.parse(messageEvent, await Promise.race([reply, exit]))[0];
    } catch (error) {
      stop();
      if (closing.signal.aborted) throw closedError;
      throw createError(
        timeout.aborted
          ? `it takes more than ${String(timeoutMs)} ms`
          : error instanceof Error
            ? error.message
            : String(error),
      );
    } finally {
      finished.abort();
    }
  };

  const runTask = async (task: Task): Promise<Buffer> => {
    if (child?.connected !== true) child = start(program);
    const reply = await sendTask(child, task);
    if (queue.size === 0) stop();
    if ('failure' in reply) throw createError(reply.failure);
    return Buffer.from(reply.made);
  };

  return {
    run: (task) => queue.add(() => runTask(task), { signal: closing.signal }),
    close: () => closing.abort(closedError),
  };
};
