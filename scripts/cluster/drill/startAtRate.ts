import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts tasks at an even rate, so many a second, without waiting for their ends. Returns a function that stops this and waits for the
 * tasks that run.
 */
export const startAtRate = (rate: number, task: (number: number) => Promise<void>): (() => Promise<void>) => {
  const over = new AbortController();
  const running = new Set<Promise<void>>();
  const going = (async () => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const one = task(number).finally(() => running.delete(one));
      running.add(one);
      await pause(1000 / rate);
    }
  })();
  return async () => {
    over.abort();
    await going;
    await Promise.all(running);
  };
};
