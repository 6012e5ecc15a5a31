/** Settles like `work`, or rejects with the error of `createError` if `work` did not call `restart` for `timeoutMs`. */
export const limitIdle = <T>(
  work: (restart: () => void) => Promise<T>,
  timeoutMs: number,
  createError: () => Error,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const rejectWithError = (): void => reject(createError());
    let timer = setTimeout(rejectWithError, timeoutMs);
    const restart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(rejectWithError, timeoutMs);
    };
    let hasEnded = false;
    work(() => (hasEnded ? undefined : restart()))
      .then(resolve, reject)
      .finally(() => {
        hasEnded = true;
        clearTimeout(timer);
      });
  });

/** Settles like the newest attempt, or resolves with an earlier attempt that finishes first. */
export const firstFinished = <T>(newest: Promise<T>, earlierAttempts: readonly Promise<T>[]): Promise<T> =>
  new Promise((resolve, reject) => {
    newest.then(resolve, reject);
    for (const attempt of earlierAttempts) attempt.then(resolve, () => undefined);
  });
