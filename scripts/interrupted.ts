const cleanUps = new Set<() => Promise<void>>();
let isWatched = false;

/** Runs `stop` where the process is told to end before the returned function takes it back. */
export const onInterrupt = (stop: () => Promise<void>): (() => void) => {
  cleanUps.add(stop);
  if (!isWatched) {
    isWatched = true;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        void Promise.allSettled([...cleanUps].map((each) => each())).then(() => process.exit(130));
      });
    }
  }
  return () => cleanUps.delete(stop);
};
