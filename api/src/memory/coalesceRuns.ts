/**
 * Returns a function that runs a task at most once at a time. Callers during a run share the next run, so that no caller gets
 * the result of a run that began before its call.
 */
export const coalesceRuns = <T>(task: () => Promise<T>): (() => Promise<T>) => {
  let lastRun: Promise<unknown> = Promise.resolve();
  let nextRun: Promise<T> | undefined;
  return () => {
    nextRun ??= lastRun.then(() => {
      nextRun = undefined;
      const run = task();
      lastRun = run.catch(() => undefined);
      return run;
    });
    return nextRun;
  };
};
