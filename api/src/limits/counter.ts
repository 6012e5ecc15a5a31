interface CounterOptions {
  readonly windowMs: number;
  /** Keys kept at most; those counted longest ago are forgotten first. */
  readonly keptKeys: number;
}

/** Counts per key in windows of a fixed length. All methods that ask give the seconds to wait, 0 where there is room. */
export interface WindowCounter {
  /** Whether a further one would be too much; counts nothing. */
  readonly wait: (key: string, max: number) => number;
  /** Counts one, or as many as it weighs, unless there is no room for any. */
  readonly count: (key: string, max: number, weight?: number) => number;
  readonly size: () => number;
}

interface Window {
  readonly endsAt: number;
  taken: number;
}

/** A counter whose memory is bounded. `now` in milliseconds. */
export const makeCounter = ({ windowMs, keptKeys }: CounterOptions, now: () => number): WindowCounter => {
  const windows = new Map<string, Window>();

  const secondsTo = (moment: number): number => Math.max(1, Math.ceil((moment - now()) / 1000));

  const current = (key: string): Window | undefined => {
    const found = windows.get(key);
    return found !== undefined && found.endsAt > now() ? found : undefined;
  };

  const wait = (key: string, max: number): number => {
    const found = current(key);
    return found !== undefined && found.taken >= max ? secondsTo(found.endsAt) : 0;
  };

  const shrink = (): void => {
    const [oldest] = windows.keys();
    if (windows.size > keptKeys && oldest !== undefined) {
      windows.delete(oldest);
    }
  };

  return {
    wait,
    count: (key, max, weight = 1) => {
      const seconds = wait(key, max);
      if (seconds > 0) {
        return seconds;
      }
      const window = current(key) ?? { endsAt: now() + windowMs, taken: 0 };
      window.taken += weight;
      windows.delete(key);
      windows.set(key, window);
      shrink();
      return 0;
    },
    size: () => windows.size,
  };
};
