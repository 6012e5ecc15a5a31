/** Waits for `work` at most `milliseconds`; work that takes longer goes on. Rejects if `work` fails in time. */
export const withTimeout = async (work: Promise<unknown>, milliseconds: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
};
