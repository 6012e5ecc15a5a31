const cleanUps = new Set<() => Promise<void>>();
let isWatched = false;
let isEnding = false;

const endProcess = (exitCode: number): void => {
  if (isEnding) return;
  isEnding = true;
  void Promise.allSettled([...cleanUps].map((each) => each())).then(() => process.exit(exitCode));
};

const watch = (exitCode: number): void => {
  isWatched = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endProcess(exitCode));
  // Someone killed `bootstrap.mjs`, which started this process.
  process.on('disconnect', () => endProcess(exitCode));
  if (process.send && !process.connected) endProcess(exitCode);
  process.channel?.unref();
  // Writing to a closed terminal fails, but the clean-up must continue.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

/** Runs `stop` before a signal, or the end of the parent process, ends this process. Returns a function that cancels this. */
export const onInterrupt = (stop: () => Promise<void>, exitCode = 130): (() => void) => {
  cleanUps.add(stop);
  if (!isWatched) watch(exitCode);
  return () => cleanUps.delete(stop);
};
