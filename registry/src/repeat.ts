/** Does work again and again, with a pause between, until the returned function is called. */
export const repeat = (work: () => Promise<void>, pauseMs: number): (() => void) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    await work();
    if (!isStopped) timer = setTimeout(() => void run(), pauseMs);
  };
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};
