const cleanUps = new Set<() => Promise<void>>();
let isWatched = false;
let isEnding = false;

const end = (exitCode: number): void => {
  if (isEnding) return;
  isEnding = true;
  void Promise.allSettled([...cleanUps].map((each) => each())).then(() => process.exit(exitCode));
};

const watch = (exitCode: number): void => {
  isWatched = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(exitCode));
  // `bootstrap.mjs`, which started this process, was killed.
  process.on('disconnect', () => end(exitCode));
  if (process.send && !process.connected) end(exitCode);
  process.channel?.unref();
  // A terminal that is closed takes no more lines; what was started must end all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

/** Runs `stop` where the process is told to end, or loses who started it, before the returned function takes it back. */
export const onInterrupt = (stop: () => Promise<void>, exitCode = 130): (() => void) => {
  cleanUps.add(stop);
  if (!isWatched) watch(exitCode);
  return () => cleanUps.delete(stop);
};
