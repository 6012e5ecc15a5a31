/** Settles like `work`, or rejects with the error of `createError` after `milliseconds`. */
export const limited = <T>(work: Promise<T>, milliseconds: number, createError: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Settles like `work`, or rejects with the error of `createError` if `work` did not call `restart` for `milliseconds`. */
export const limitIdle = <T>(
  work: (restart: () => void) => Promise<T>,
  milliseconds: number,
  createError: () => Error,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (): void => reject(createError());
    let timer = setTimeout(end, milliseconds);
    const restart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds);
    };
    let isOver = false;
    work(() => (isOver ? undefined : restart()))
      .then(resolve, reject)
      .finally(() => {
        isOver = true;
        clearTimeout(timer);
      });
  });

/** Settles like the newest attempt, or resolves with an earlier attempt that finishes first. */
export const firstFinished = <T>(newest: Promise<T>, earlier: readonly Promise<T>[]): Promise<T> =>
  new Promise((resolve, reject) => {
    newest.then(resolve, reject);
    for (const attempt of earlier) attempt.then(resolve, () => undefined);
  });
