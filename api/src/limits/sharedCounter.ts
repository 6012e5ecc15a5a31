import type { CounterOptions, WindowCounter } from '@caravan/shared/http';
import { LRUCache } from 'lru-cache';

/** A part of a key's quota, which the caller may use until the window ends. */
export interface GrantedShare {
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly leftMs: number;
}

/** Takes up to `requested` of what all processes together may count for a key. Rejects if the database does not answer in time. */
export type TakeShare = (key: string, requested: number, max: number) => Promise<GrantedShare>;

/** A process takes a quota in this many parts: fewer parts need fewer statements, more parts leave less unused in another process. */
const partsPerQuota = 20;

interface Share {
  left: number;
  /** Nothing more can be taken in this window. */
  readonly isLast: boolean;
}

/**
 * Creates a counter whose limit holds for all processes together. A process takes a part of the quota from the database and counts it
 * down in memory. If the database does not answer, the process counts the whole limit by itself until the window ends.
 */
export const createSharedCounter = ({ windowMs, maxKeys }: CounterOptions, takeShare: TakeShare, now: () => number) => {
  const shares = new LRUCache<string, Share>({
    maxSize: maxKeys,
    sizeCalculation: () => 1,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now },
  });
  /** Requests for the same key wait for one statement. */
  const runningTakes = new Map<string, Promise<void>>();

  const takeNext = async (key: string, max: number, weight: number): Promise<void> => {
    const requested = Math.max(weight, Math.ceil(max / partsPerQuota));
    try {
      const { count, leftMs } = await takeShare(key, requested, max);
      shares.set(key, { left: count, isLast: count < requested }, { ttl: Math.max(1, Math.ceil(leftMs)) });
    } catch {
      shares.set(key, { left: max, isLast: true });
    } finally {
      runningTakes.delete(key);
    }
  };

  const wait = (key: string): number => {
    const share = shares.get(key);
    return share === undefined || share.left > 0 || !share.isLast
      ? 0
      : Math.max(1, Math.ceil(shares.getRemainingTTL(key) / 1000));
  };

  return {
    wait,
    count: async (key: string, max: number, weight = 1): Promise<number> => {
      for (;;) {
        const seconds = wait(key);
        if (seconds > 0) return seconds;
        const share = shares.get(key);
        if (share !== undefined && share.left > 0) {
          share.left -= weight;
          return 0;
        }
        const running = runningTakes.get(key) ?? takeNext(key, max, weight);
        if (!runningTakes.has(key)) runningTakes.set(key, running);
        await running;
      }
    },
  } satisfies WindowCounter;
};
