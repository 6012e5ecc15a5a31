/** Waits for `work` at most `timeoutMs`; work that takes longer goes on. Rejects if `work` fails in time. */
export const waitAtMost = async (work: Promise<unknown>, timeoutMs: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};
