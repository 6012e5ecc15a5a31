/**
 * Returns a function that runs a task at most once at a time. Callers during a run share the next run, so that no caller gets
 * the result of a run that began before its call.
 */
export const nextRun = <T>(task: () => Promise<T>): (() => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      const run = task();
      last = run.catch(() => undefined);
      return run;
    });
    return next;
  };
};
