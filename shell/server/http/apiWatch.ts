/** Milliseconds between two health checks, and until one counts as unanswered: a hung API is noticed within 3 s. */
const INTERVAL = 300;
const TIMEOUT = 2600;
/** Milliseconds. If this process was itself later than that, a missing answer proves nothing about the API. */
const TOLERANCE = 300;
/** Milliseconds without an answer after which requests under way are aborted and new ones refused. */
const GIVE_UP = 5000;

/**
 * `refusing`: nobody listens at its address, or something else does. `silent`: it takes connections and answers nothing;
 * `lost`: for so long that it hangs.
 */
export type ApiState = 'answering' | 'refusing' | 'silent' | 'lost';

export interface ApiWatch {
  readonly state: () => ApiState;
  /** Hears that the API has been silent for so long that nothing under way will be answered. */
  readonly onGivenUp: (listener: () => void) => void;
  readonly stop: () => void;
}

const isLate = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

const ask = async (address: string, timeoutMs: number): Promise<ApiState | 'unknown'> => {
  const started = performance.now();
  try {
    await (await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })).arrayBuffer();
    return 'answering';
  } catch (error) {
    if (!isLate(error)) return 'refusing';
    const took = performance.now() - started;
    return took < timeoutMs + TOLERANCE ? 'silent' : 'unknown';
  }
};

/** Checks the API's health until stopped. `timeoutFactor` multiplies the timeouts, for machines that are slow. */
export const watchApi = (api: string, timeoutFactor = 1): ApiWatch => {
  const listeners: (() => void)[] = [];
  let state: ApiState = 'answering';
  let heard = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async (): Promise<void> => {
    const found = await ask(`${api}/health`, TIMEOUT * timeoutFactor);
    if (stopped) return;
    if (found !== 'unknown') state = found;
    if (state === 'answering' || state === 'refusing') heard = performance.now();
    else if (performance.now() - heard > GIVE_UP * timeoutFactor) {
      state = 'lost';
      for (const listener of listeners) listener();
    }
    timer = setTimeout(() => void look(), INTERVAL);
    timer.unref();
  };
  void look();

  return {
    state: () => state,
    onGivenUp: (listener) => void listeners.push(listener),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
