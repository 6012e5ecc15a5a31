/** Settles like `work`, or rejects with the error of `createError` after `timeoutMs`. */
export const rejectAfter = <T>(work: PromiseLike<T>, timeoutMs: number, createError: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), timeoutMs);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
