/** Milliseconds between two health checks, and their timeout: a hung API is noticed within 3 s. */
const INTERVAL_MS = 300;
const TIMEOUT_MS = 2600;
/** Milliseconds. If this process was itself later than that, a missing answer proves nothing about the API. */
const TOLERANCE_MS = 300;
/** Milliseconds without an answer after which requests under way are aborted and new ones refused. */
const UNAVAILABLE_AFTER_MS = 5000;

/**
 * `responsive`: the API answers, or its connections fail at once. `unresponsive`: it takes connections and does not answer. `unavailable`:
 * it has not answered for so long that it hangs.
 */
export type ApiState = 'responsive' | 'unresponsive' | 'unavailable';

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

const check = async (address: string, timeoutMs: number): Promise<ApiState | 'unknown'> => {
  const startedAt = performance.now();
  try {
    await (await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })).arrayBuffer();
    return 'responsive';
  } catch (error) {
    if (!isTimeout(error)) return 'responsive';
    return performance.now() - startedAt < timeoutMs + TOLERANCE_MS ? 'unresponsive' : 'unknown';
  }
};

/** Checks the API's health until stopped. `timeoutFactor` multiplies the timeouts, for slow machines. */
export const watchApi = (api: string, timeoutFactor = 1) => {
  const listeners: (() => void)[] = [];
  let state: ApiState = 'responsive';
  let lastAnswerAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const checkAgain = async (): Promise<void> => {
    const checkedState = await check(`${api}/health`, TIMEOUT_MS * timeoutFactor);
    if (isStopped) return;
    if (checkedState !== 'unknown') state = checkedState;
    if (state === 'responsive') lastAnswerAt = performance.now();
    else if (performance.now() - lastAnswerAt > UNAVAILABLE_AFTER_MS * timeoutFactor) {
      state = 'unavailable';
      for (const listener of listeners) listener();
    }
    timer = setTimeout(() => void checkAgain(), INTERVAL_MS);
    timer.unref();
  };
  void checkAgain();

  return {
    state: (): ApiState => state,
    /** Calls `listener` when the API becomes unavailable: nothing under way will be answered. */
    onUnavailable: (listener: () => void): void => void listeners.push(listener),
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

export type ApiWatch = ReturnType<typeof watchApi>;
