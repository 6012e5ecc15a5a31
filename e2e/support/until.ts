/** Milliseconds of the first pause between two attempts and of the longest. */
const PAUSE_MS = { first: 25, longest: 150 };
/** Factor from one pause to the next. Attempts take CPU time of the browser and the site. */
const PAUSE_FACTOR = 1.3;

interface UntilOptions {
  /** Describes the state for the error at the timeout. Default: the source of the condition. */
  readonly state?: (() => string) | undefined;
  /** Milliseconds between two attempts. Default: 25, rising to 150. */
  readonly pauseMs?: number;
  readonly limitMs?: number;
}

/** Puppeteer throws these errors if the page leaves its document meanwhile. The next attempt runs in the new document. */
const isPageReplaced = (error: unknown): boolean =>
  error instanceof Error &&
  /Execution context (?:was destroyed|is not available)|Cannot find context|Inspected target navigated|[Nn]ode with given id/.test(
    error.message,
  );

/**
 * Retries a condition until it resolves with true. Tests and the gate wait for states only by this function. Rejects after 60 s or
 * `limitMs`. Rejects with an error of the condition, unless a page that loads another document caused it.
 */
export const until = async (
  condition: () => Promise<boolean | undefined>,
  { state = () => String(condition), pauseMs, limitMs = 60_000 }: UntilOptions = {},
): Promise<void> => {
  const controller = new AbortController();
  let pause = pauseMs ?? PAUSE_MS.first;
  const retry = async (): Promise<void> => {
    while (!controller.signal.aborted) {
      const isMet = await condition().catch((error: unknown) => {
        if (isPageReplaced(error)) return false;
        throw error;
      });
      if (isMet) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (pauseMs === undefined) pause = Math.min(pause * PAUSE_FACTOR, PAUSE_MS.longest);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Also ends an attempt that never resolves, as in a page with an endless loop.
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`a condition was not met within ${limitMs / 1000} s: ${state()}`)),
      limitMs,
    );
  });
  try {
    await Promise.race([retry(), timeout]);
  } finally {
    controller.abort();
    clearTimeout(timer);
  }
};

/** Resolves with whether a promise fulfils, for conditions of {@link until}. */
export const succeeds = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );
