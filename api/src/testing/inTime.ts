import { setImmediate as nextTurn } from 'node:timers/promises';

const turns = async (isEnough: () => boolean): Promise<void> => {
  while (!isEnough()) {
    await nextTurn();
  }
};

/** Runs something that hangs with a fake clock. Advances it by `milliseconds` as soon as `waits` returns true. */
export const afterTime = async <T>(
  milliseconds: number,
  waits: () => boolean,
  begin: () => PromiseLike<T>,
): Promise<T> => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  try {
    const outcome = Promise.resolve(begin());
    await turns(waits);
    jest.advanceTimersByTime(milliseconds);
    return await outcome;
  } finally {
    jest.useRealTimers();
  }
};
