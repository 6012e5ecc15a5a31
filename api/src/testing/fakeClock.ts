import { setImmediate as nextTick } from 'node:timers/promises';

const waitUntil = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await nextTick();
};

/** Sources of time that a fake clock leaves alone: databases and sockets answer by them. */
const doNotFake = ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] as const;

/** Stops all timeouts in the tests of a file, so that a slow machine reaches none. */
export const setUpNoTimeouts = (): void => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: [...doNotFake] }));
  afterEach(() => jest.useRealTimers());
};

/** Runs a task that hangs, with a fake clock. Advances the clock by `milliseconds` as soon as `isWaiting` returns true. */
export const afterTime = async <T>(
  milliseconds: number,
  isWaiting: () => boolean,
  task: () => PromiseLike<T>,
): Promise<T> => {
  jest.useFakeTimers({ doNotFake: [...doNotFake] });
  try {
    const outcome = Promise.resolve(task());
    await waitUntil(isWaiting);
    jest.advanceTimersByTime(milliseconds);
    return await outcome;
  } finally {
    jest.useRealTimers();
  }
};
