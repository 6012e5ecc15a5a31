import { watchApi, type ApiWatch } from './apiWatch';

let watch: ApiWatch;
/** Ends the last health check. */
let checks: { readonly succeeds: () => void; readonly fails: () => void; readonly timesOut: () => void };
let timeoutMs = 0;
const interval = 300;

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};
const advanceTime = async (milliseconds: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await settle();
};
const endCheck = async (outcome: keyof typeof checks): Promise<void> => {
  checks[outcome]();
  await settle();
};

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    timeoutMs = milliseconds;
    return new AbortController().signal;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        checks = {
          succeeds: () => resolve(new Response('')),
          fails: () => reject(new TypeError('fetch failed')),
          timesOut: () => reject(new DOMException('aborted', 'TimeoutError')),
        };
      }),
  );
  watch = watchApi('http://api.test');
  await endCheck('succeeds');
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

describe('the watch of the API', () => {
  it('notices a hung API within 3 s, and its recovery [REL-2]', async () => {
    await advanceTime(interval);
    await advanceTime(timeoutMs);
    await endCheck('timesOut');
    expect([watch.state(), interval + timeoutMs < 3000]).toEqual(['unresponsive', true]);
    await advanceTime(interval);
    await endCheck('succeeds');
    expect(watch.state()).toBe('responsive');
  });

  it('does not take a refused connection for a hang', async () => {
    await advanceTime(interval);
    await endCheck('fails');
    expect(watch.state()).toBe('responsive');
  });

  it('draws no conclusion if this process was blocked itself', async () => {
    await advanceTime(interval);
    await advanceTime(timeoutMs + 1000);
    await endCheck('timesOut');
    expect(watch.state()).toBe('responsive');
  });

  it('multiplies its timeouts', async () => {
    const usualTimeoutMs = timeoutMs;
    watch.stop();
    watch = watchApi('http://api.test', 10);
    expect(timeoutMs).toBe(usualTimeoutMs * 10);
  });

  it('reports an unavailable API after some seconds without an answer', async () => {
    const unavailable = jest.fn();
    watch.onUnavailable(unavailable);
    const hang = async (): Promise<void> => {
      await advanceTime(interval);
      await advanceTime(timeoutMs);
      await endCheck('timesOut');
    };
    await hang();
    expect(unavailable).not.toHaveBeenCalled();
    await hang();
    expect(unavailable).toHaveBeenCalledTimes(1);
  });
});
