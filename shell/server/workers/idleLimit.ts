/** Milliseconds over which the CPU time of a worker without requests is measured. */
const WINDOW_MS = 30_000;
/** The share of one core that it may use. */
const MAX_CORES = 0.8;

/** Limits the CPU time that a worker uses although it has no request, also that of its other threads: no ping shows it. */
export const createIdleLimit = () => {
  let start: { readonly at: number; readonly cpuMs: number } | null = null;
  return {
    /** The worker has a request. */
    reset: (): void => {
      start = null;
    },
    /** Returns whether a worker without a request used too much. `cpuMs`: the CPU time of all its threads until `now`. */
    isExceeded: (now: number, cpuMs: number): boolean => {
      start ??= { at: now, cpuMs };
      const passedMs = now - start.at;
      if (passedMs < WINDOW_MS) return false;
      const isTooMuch = cpuMs - start.cpuMs > MAX_CORES * passedMs;
      start = { at: now, cpuMs };
      return isTooMuch;
    },
  };
};

export type IdleLimit = ReturnType<typeof createIdleLimit>;
