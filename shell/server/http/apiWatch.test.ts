import { watchApi, type ApiWatch } from './apiWatch';

let watch: ApiWatch;
/** How the last question ends. */
let answer: { readonly well: () => void; readonly badly: () => void; readonly late: () => void };
let patience = 0;
const interval = 300;

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};
const pass = async (milliseconds: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await settled();
};
const end = async (how: keyof typeof answer): Promise<void> => {
  answer[how]();
  await settled();
};

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    patience = milliseconds;
    return new AbortController().signal;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = {
          well: () => resolve(new Response('')),
          badly: () => reject(new TypeError('fetch failed')),
          late: () => reject(new DOMException('aborted', 'TimeoutError')),
        };
      }),
  );
  watch = watchApi('http://api.test');
  await end('well');
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

describe('whether the API answers', () => {
  it('is noticed within 3 s where it takes connections and says nothing, and as soon where it is back [REL-2]', async () => {
    // It stops right after it answered.
    await pass(interval);
    await pass(patience);
    await end('late');
    expect([watch.state(), interval + patience < 3000]).toEqual(['silent', true]);
    await pass(interval);
    await end('well');
    expect(watch.state()).toBe('answering');
  });

  it('is known at once where nobody listens', async () => {
    await pass(interval);
    await end('badly');
    expect(watch.state()).toBe('refusing');
  });

  it('cannot be told by a server that was itself too busy to listen', async () => {
    await pass(interval);
    await pass(patience + 1000);
    await end('late');
    expect(watch.state()).toBe('answering');
  });

  it('waits longer on a machine whose timeouts are multiplied', async () => {
    const usual = patience;
    watch.stop();
    watch = watchApi('http://api.test', 10);
    expect(patience).toBe(usual * 10);
  });

  it('is given up after some seconds of silence, and not for a slow moment', async () => {
    const given = jest.fn();
    watch.onGivenUp(given);
    const silence = async (): Promise<void> => {
      await pass(interval);
      await pass(patience);
      await end('late');
    };
    await silence();
    expect(given).not.toHaveBeenCalled();
    await silence();
    expect(given).toHaveBeenCalledTimes(1);
  });
});
