/** Resolves or rejects like `work`; after `milliseconds` without an end it rejects with what `late` makes. */
export const limited = <T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Ends `work` with what `late` makes after `milliseconds` of silence: time in which it called `alive` not once. Work that goes on
 * is waited for, however slow.
 */
export const limitSilence = <T>(
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

/** Ends as the newest try does, or with the first of the earlier ones that arrives after all. */
export const firstWhole = <T>(newest: Promise<T>, earlier: readonly Promise<T>[]): Promise<T> =>
  new Promise((resolve, reject) => {
    newest.then(resolve, reject);
    for (const attempt of earlier) attempt.then(resolve, () => undefined);
  });
