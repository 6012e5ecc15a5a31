import { nextRun } from './nextRun';

const inHand = () => {
  const ends: ((value: number) => void)[] = [];
  const run = nextRun(
    () =>
      new Promise<number>((resolve) => {
        ends.push(resolve);
      }),
  );
  return { ends, run };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs once for calls before its start, and once more for calls during the run', async () => {
  const { ends, run } = inHand();
  const first = [run(), run()];
  await turn();
  const second = [run(), run()];
  await turn();
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.(2);
  expect(await Promise.all([...first, ...second])).toEqual([1, 1, 2, 2]);
});

it('runs again after a failure', async () => {
  const task = jest.fn(() => Promise.resolve(1)).mockRejectedValueOnce(new Error('away'));
  const run = nextRun(task);
  await expect(run()).rejects.toThrow('away');
  expect(await run()).toBe(1);
});
