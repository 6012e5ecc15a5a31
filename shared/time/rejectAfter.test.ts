/** @jest-environment node */
import { rejectAfter } from '.';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const createError = () => new Error('late');

it('settles like the work and leaves no timer', async () => {
  expect(await rejectAfter(Promise.resolve('done'), 400, createError)).toBe('done');
  await expect(rejectAfter(Promise.reject(new Error('broken')), 400, createError)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('rejects if the work takes too long', async () => {
  const failed = rejectAfter(new Promise<never>(() => {}), 400, createError).catch(String);
  await jest.advanceTimersByTimeAsync(400);
  expect(await failed).toBe('Error: late');
});
