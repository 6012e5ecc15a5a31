import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts `perSecond` tasks a second, without waiting for their ends. Returns a function that stops this and waits for the running
 * tasks.
 */
export const startAtRate = (perSecond: number, task: (number: number) => Promise<void>): (() => Promise<void>) => {
  const controller = new AbortController();
  const running = new Set<Promise<void>>();
  const loop = (async () => {
    for (let number = 0; !controller.signal.aborted; number += 1) {
      const promise = task(number).finally(() => running.delete(promise));
      running.add(promise);
      await pause(1000 / perSecond);
    }
  })();
  return async () => {
    controller.abort();
    await loop;
    await Promise.all(running);
  };
};
