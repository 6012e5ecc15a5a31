import { coalesceRuns } from './coalesceRuns';

const createControlledRun = () => {
  const ends: ((value: number) => void)[] = [];
  const run = coalesceRuns(() => new Promise<number>((resolve) => ends.push(resolve)));
  return { ends, run };
};

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

it('shares one run among calls before its start and another among those during it', async () => {
  const { ends, run } = createControlledRun();
  const first = [run(), run()];
  await nextTick();
  const second = [run(), run()];
  await nextTick();
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  await nextTick();
  expect(ends).toHaveLength(2);
  ends[1]?.(2);
  expect(await Promise.all([...first, ...second])).toEqual([1, 1, 2, 2]);
});

it('runs again after a failure', async () => {
  const task = jest.fn(() => Promise.resolve(1)).mockRejectedValueOnce(new Error('unavailable'));
  const run = coalesceRuns(task);
  await expect(run()).rejects.toThrow('unavailable');
  expect(await run()).toBe(1);
});
