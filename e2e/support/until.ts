/** Milliseconds of the first pause between two attempts, and of the longest. */
const PAUSE_MS = { first: 25, longest: 150 };
/** Each pause is so much longer than the one before: an attempt takes CPU time of the browser and the site, which others need. */
const PAUSE_FACTOR = 1.3;

interface UntilOptions {
  /** Returns what the error says of the state when time is up. Default: the condition itself. */
  readonly state?: (() => string) | undefined;
  /** Milliseconds between two attempts. Default: 25, and more with each attempt. */
  readonly pauseMs?: number;
  readonly limitMs?: number;
}

/** Puppeteer's errors of a look at a document that is being left. The next attempt looks at the new document. */
const isPageReplaced = (error: unknown): boolean =>
  error instanceof Error &&
  /Execution context (?:was destroyed|is not available)|Cannot find context|Inspected target navigated|[Nn]ode with given id/.test(
    error.message,
  );

/**
 * Retries a condition until it resolves with true. The only way in which tests and the gate wait for a state. Rejects
 * after 60 s, or `limitMs`. An error of the condition ends the wait, unless it comes from a page that loads another document.
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
  // Also ends an attempt that never resolves: a page in an endless loop does not answer.
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
