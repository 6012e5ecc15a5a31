import PQueue from 'p-queue';

/** More work waits than can be done in time. */
export class Overloaded extends Error {
  constructor() {
    super('this server has more work than it can do in time');
  }
}

/**
 * Creates a queue that runs `concurrency` tasks at a time. It rejects a task with {@link Overloaded} if `maxTasks` run or wait already,
 * or if its signal aborts before it runs. A task that runs goes on to its end.
 */
export const createQueue = (concurrency: number, maxTasks = Infinity) => {
  const queue = new PQueue({ concurrency });
  return async <T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (signal?.aborted || queue.size + queue.pending >= maxTasks) throw new Overloaded();
    if (!signal) return queue.add<Promise<T>>(task);
    // p-queue would also reject a task that runs, and start another one beside it.
    const queueAbort = new AbortController();
    const abort = (): void => queueAbort.abort(new Overloaded());
    signal.addEventListener('abort', abort, { once: true });
    const start = (): Promise<T> => {
      signal.removeEventListener('abort', abort);
      return task();
    };
    return queue.add<Promise<T>>(start, { signal: queueAbort.signal });
  };
};
