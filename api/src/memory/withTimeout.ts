/** Waits for a promise. Rejects with the error of `createTimeoutError` after `timeoutMs`. */
export const withTimeout = async <T>(
  promise: PromiseLike<T>,
  timeoutMs: number,
  createTimeoutError: () => Error,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createTimeoutError()), timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
