/** Waits for `work`, but no longer than `milliseconds`: what is late goes on by itself. Rejects where `work` fails in time. */
export const withPatience = async (work: Promise<unknown>, milliseconds: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
};
