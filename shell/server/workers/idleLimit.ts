/** Milliseconds without requests after which the CPU time in them is judged. */
const WINDOW_MS = 30_000;
/** The share of one core that it may use. */
const MAX_CORES = 0.8;

/**
 * Limits the CPU time that a worker uses although it has no request, also that of its other threads: no ping shows it. Adds up the times
 * between requests, because a worker of a site with visitors never waits for 30 s.
 */
export const createIdleLimit = () => {
  /** The last measurement, if the worker has had no request since. */
  let last: { readonly at: number; readonly cpuMs: number } | null = null;
  let idleMs = 0;
  let usedMs = 0;

  const measure = (at: number, cpuMs: number): void => {
    if (last) {
      idleMs += at - last.at;
      usedMs += cpuMs - last.cpuMs;
    }
    last = { at, cpuMs };
  };

  return {
    /** The worker gets a request. `readCpuMs` reads the CPU time of all its threads, and is called only if that is measured. */
    pause: (now: number, readCpuMs: () => number | undefined): void => {
      const cpuMs = last ? readCpuMs() : undefined;
      if (cpuMs !== undefined) measure(now, cpuMs);
      last = null;
    },
    /** Returns whether a worker without a request used too much. `cpuMs`: the CPU time of all its threads until `now`. */
    isExceeded: (now: number, cpuMs: number): boolean => {
      measure(now, cpuMs);
      if (idleMs < WINDOW_MS) return false;
      const isTooMuch = usedMs > MAX_CORES * idleMs;
      idleMs = 0;
      usedMs = 0;
      return isTooMuch;
    },
  };
};

export type IdleLimit = ReturnType<typeof createIdleLimit>;
