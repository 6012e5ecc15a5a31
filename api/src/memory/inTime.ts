/** Waits for a promise. Rejects with the error of `late` if it takes longer than `ms`. */
export const inTime = async <T>(promise: PromiseLike<T>, ms: number, late: () => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
