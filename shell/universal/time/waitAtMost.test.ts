/** @jest-environment node */
import { waitAtMost } from './waitAtMost';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const hang = new Promise<never>(() => {});
const failing = () => Promise.reject(new Error('broken'));

describe('a timeout', () => {
  it('settles like the work and leaves no timer', async () => {
    await waitAtMost(Promise.resolve('done'), 400);
    await expect(waitAtMost(failing(), 400)).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('resolves if the work takes too long', async () => {
    const work = waitAtMost(hang, 400);
    const onEnd = jest.fn();
    void work.then(onEnd);
    await jest.advanceTimersByTimeAsync(399);
    expect(onEnd).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
