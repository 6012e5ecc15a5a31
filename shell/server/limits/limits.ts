import { createCounter, type CounterOptions } from '@caravan/shared/http';

/** Counts of all shell servers of a site together. Both functions reject while the counts are unavailable. */
export interface SharedCounts {
  /** Counts a key. Returns its count in the window that began with the first one. */
  readonly count: (key: string, windowMs: number) => Promise<number>;
  readonly has: (key: string) => Promise<boolean>;
}

export interface LimitOptions extends CounterOptions {
  /** Limits of different names count the same key separately. */
  readonly name: string;
}

export interface Limit {
  /** Counts a key. Returns whether its count in the window is at most `max`. */
  readonly admits: (key: string, max: number) => Promise<boolean>;
  /** Returns whether a key was counted in its window. */
  readonly has: (key: string) => Promise<boolean>;
}

export type CreateLimit = (options: LimitOptions) => Limit;

/** Options of limits per minute. */
export const PER_MINUTE = { windowMs: 60_000, maxKeys: 50_000 };

/** Creates limits for all shell servers together. Without shared counts, or while they are unavailable, a limit holds for this process alone. */
export const createLimits =
  (sharedCounts: SharedCounts | null): CreateLimit =>
  ({ name, ...options }) => {
    const localCounter = createCounter(options);
    const sharedKey = (key: string): string => `${name} ${key}`;
    return {
      admits: async (key, max) => {
        // Also counted here, in case shared counts become unavailable. A client over the limit of this process causes no more shared counts.
        if (localCounter.count(key, max) > 0) return false;
        return !sharedCounts || (await sharedCounts.count(sharedKey(key), options.windowMs).catch(() => 0)) <= max;
      },
      has: async (key) =>
        localCounter.has(key) || (sharedCounts !== null && (await sharedCounts.has(sharedKey(key)).catch(() => false))),
    };
  };
