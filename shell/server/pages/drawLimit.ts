import { networkOf } from '@caravan/shared/http';

const MINUTE = 60_000;
/** Pages that one address may have drawn at the same time: room remains for everybody else. */
const AT_ONCE = 24;
/** Addresses that are counted at most; the next ones begin a new minute for all. */
const ADDRESSES = 50_000;

/** One address has more pages drawn than its share. */
export class TooManyPages extends Error {
  constructor() {
    super('one address asks for too many pages');
  }
}

/**
 * Lets each address have `aMinute` pages drawn in a minute. Pages that are kept cost nothing, and are not counted. `now` in
 * monotonic milliseconds.
 */
export const createDrawLimit = (aMinute: number, now: () => number) => {
  const taken = new Map<string, number>();
  const running = new Map<string, number>();
  let ends = 0;

  return async <T>(address: string | undefined, draw: () => Promise<T>): Promise<T> => {
    if (now() >= ends || taken.size >= ADDRESSES) {
      ends = now() + MINUTE;
      taken.clear();
    }
    const network = networkOf(address ?? '');
    const [drawn, drawing] = [taken.get(network) ?? 0, running.get(network) ?? 0];
    if (drawn >= aMinute || drawing >= AT_ONCE) throw new TooManyPages();
    taken.set(network, drawn + 1);
    running.set(network, drawing + 1);
    try {
      return await draw();
    } finally {
      const left = (running.get(network) ?? 1) - 1;
      if (left > 0) running.set(network, left);
      else running.delete(network);
    }
  };
};
