import { setImmediate as nextTick } from 'node:timers/promises';

const waitUntil = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) {
    await nextTick();
  }
};

/** Runs a task that hangs, with a fake clock. Advances the clock by `milliseconds` as soon as `waits` returns true. */
export const afterTime = async <T>(
  milliseconds: number,
  waits: () => boolean,
  begin: () => PromiseLike<T>,
): Promise<T> => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  try {
    const outcome = Promise.resolve(begin());
    await waitUntil(waits);
    jest.advanceTimersByTime(milliseconds);
    return await outcome;
  } finally {
    jest.useRealTimers();
  }
};
