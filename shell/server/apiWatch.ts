/** Milliseconds between two questions, and until one without an answer says that the API hangs: noticed within 3 s. */
const INTERVAL = 300;
const PATIENCE = 2600;
/** Milliseconds by which this process itself may be late: later, and it cannot tell whose fault a silence is. */
const TOLERANCE = 300;
/** Milliseconds of silence after which what is under way is given up, and nothing more asked: a slow machine is not a hung one. */
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

const ask = async (address: string): Promise<ApiState | 'unknown'> => {
  const started = performance.now();
  try {
    await (await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })).arrayBuffer();
    return 'answering';
  } catch (error) {
    if (!isLate(error)) return 'refusing';
    const took = performance.now() - started;
    return took < PATIENCE + TOLERANCE ? 'silent' : 'unknown';
  }
};

/** Asks the API again and again whether it lives. */
export const watchApi = (api: string): ApiWatch => {
  const listeners: (() => void)[] = [];
  let state: ApiState = 'answering';
  let heard = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async (): Promise<void> => {
    const found = await ask(`${api}/health`);
    if (stopped) return;
    if (found !== 'unknown') state = found;
    if (state === 'answering' || state === 'refusing') heard = performance.now();
    else if (performance.now() - heard > GIVE_UP) {
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
