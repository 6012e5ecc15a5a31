/** Creates timeouts of attempts that run at the same time. `restartTimeouts` restarts all of them. */
export const createIdleTimeouts = () => {
  const restarts = new Set<() => void>();
  return {
    restartTimeouts: (): void => {
      for (const restart of restarts) restart();
    },
    /** Settles like `work`, or rejects with the error of `createError` after `timeoutMs` without a restart. */
    runUntilIdle: <T>(work: () => Promise<T>, timeoutMs: number, createError: () => Error): Promise<T> =>
      new Promise((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const restart = (): void => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            restarts.delete(restart);
            reject(createError());
          }, timeoutMs);
        };
        restart();
        restarts.add(restart);
        work()
          .then(resolve, reject)
          .finally(() => {
            restarts.delete(restart);
            clearTimeout(timer);
          });
      }),
  };
};

/** Settles like the newest attempt, or resolves with an earlier attempt that finishes first. */
export const firstFinished = <T>(newest: Promise<T>, earlierAttempts: readonly Promise<T>[]): Promise<T> =>
  new Promise((resolve, reject) => {
    newest.then(resolve, reject);
    for (const attempt of earlierAttempts) attempt.then(resolve, () => undefined);
  });
