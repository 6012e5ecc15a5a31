/** Settles like `work`, or rejects with the error of `late` after `milliseconds`. */
export const limited = <T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Settles like `work`, or rejects with the error of `late` if `work` did not call `alive` for `milliseconds`. */
export const limitIdle = <T>(
  work: (alive: () => void) => Promise<T>,
  milliseconds: number,
  late: () => Error,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (): void => reject(late());
    let timer = setTimeout(end, milliseconds);
    const alive = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds);
    };
    let isOver = false;
    work(() => (isOver ? undefined : alive()))
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
