/**
 * Runs a task for all who ask while it runs the time before: one after the other, and nobody gets the result of a run that
 * had begun before he asked.
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
