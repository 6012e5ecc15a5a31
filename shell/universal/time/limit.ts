/** Resolves or rejects like `work`; after `milliseconds` without an end it rejects with what `late` makes. */
export const limited = <T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
