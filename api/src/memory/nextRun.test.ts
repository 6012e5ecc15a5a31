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

it('runs once for all who ask before it begins, and once more for all who ask while it runs', async () => {
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

it('goes on after a run that failed', async () => {
  const task = jest.fn(() => Promise.resolve(1)).mockRejectedValueOnce(new Error('away'));
  const run = nextRun(task);
  await expect(run()).rejects.toThrow('away');
  expect(await run()).toBe(1);
});
