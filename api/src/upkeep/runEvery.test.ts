import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { runEvery } from './runEvery';

let app: FastifyInstance;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  app = fastify();
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
});

/** Creates a task that ends when the test calls `end`. */
const createTask = () => {
  const ends: (() => void)[] = [];
  const task = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = () => ends.shift()?.();
  return { task, end };
};

it('repeats a task, but never runs it twice at a time', async () => {
  const { task, end } = createTask();
  runEvery(app, 1_000, task);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(2);
  end();
});

it('runs a task when it is asked to, and again if it was asked during the run', async () => {
  const { task, end } = createTask();
  const runNow = runEvery(app, 1_000, task);
  runNow();
  expect(task).toHaveBeenCalledTimes(1);
  runNow();
  runNow();
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(2);
  end();
  await jest.advanceTimersByTimeAsync(999);
  expect(task).toHaveBeenCalledTimes(2);
});

it('continues after a failure', async () => {
  const task = jest.fn(() => Promise.reject(new Error('the database is unavailable')));
  runEvery(app, 1_000, task);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(task).toHaveBeenCalledTimes(3);
});

it('aborts the signal of a running task when the server closes', async () => {
  const signals: AbortSignal[] = [];
  const runNow = runEvery(app, 1_000, (signal) => {
    signals.push(signal);
    return new Promise((resolve) => signal.addEventListener('abort', resolve));
  });
  runNow();
  runNow();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await app.close();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('waits for a running task before closing, and starts none after that', async () => {
  const { task, end } = createTask();
  const closed = jest.fn<void, []>();
  app.addHook('onClose', async () => {
    closed();
  });
  runEvery(app, 1_000, task);
  await jest.advanceTimersByTimeAsync(1_000);
  const closing = app.close();
  await jest.advanceTimersByTimeAsync(5_000);
  await new Promise(setImmediate);
  expect(closed).not.toHaveBeenCalled();
  end();
  await closing;
  expect(closed).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(1);
});
