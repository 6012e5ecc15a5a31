import { createSharedCounter, type TakeShare } from './sharedCounter';

const windowMs = 60_000;
const options = { windowMs, maxKeys: 100 };

/** Counts in memory, as a database does. */
const createCounts = () => {
  const counts = new Map<string, number>();
  const takeShare = jest.fn<ReturnType<TakeShare>, Parameters<TakeShare>>(async (key, requested, max) => {
    const used = counts.get(key) ?? 0;
    counts.set(key, used + requested);
    return { count: Math.min(requested, Math.max(0, max - used)), leftMs: windowMs };
  });
  return { counts, takeShare };
};

const countAdmitted = (answers: readonly number[]): number => answers.filter((seconds) => seconds === 0).length;

it.each([1, 7, 20, 40, 100])('two processes admit %d together instead of twice as many [REL-10]', async (max) => {
  const { takeShare } = createCounts();
  const processes = [1, 2].map(() => createSharedCounter(options, takeShare, () => 1));
  const answers = await Promise.all(
    Array.from({ length: 3 * max }, () => processes.map((each) => each.count('a', max))).flat(),
  );
  expect(countAdmitted(answers)).toBe(max);
  expect(new Set(answers)).toEqual(new Set([0, 60]));
  expect(processes.map((each) => each.wait('a'))).toEqual([60, 60]);
  expect(processes.map((each) => each.wait('b'))).toEqual([0, 0]);
});

it('a process asks the database twenty times for a whole quota [REL-10]', async () => {
  const { takeShare } = createCounts();
  const counter = createSharedCounter(options, takeShare, () => 1);
  await Promise.all(Array.from({ length: 1200 }, () => counter.count('a', 1200)));
  expect(takeShare).toHaveBeenCalledTimes(20);
  for (let count = 0; count < 100; count += 1) expect(await counter.count('a', 1200)).toBe(60);
  expect(takeShare).toHaveBeenCalledTimes(21);
});

it('counts weights, of which the last may exceed the limit [REL-10]', async () => {
  const { takeShare } = createCounts();
  const counter = createSharedCounter(options, takeShare, () => 1);
  const answers = [
    await counter.count('a', 100, 60),
    await counter.count('a', 100, 60),
    await counter.count('a', 100, 60),
  ];
  expect(answers).toEqual([0, 0, 60]);
});

it('a new window begins when the database says so [REL-10]', async () => {
  let now = 1;
  const { counts, takeShare } = createCounts();
  const counter = createSharedCounter(options, takeShare, () => now);
  expect([await counter.count('a', 1), await counter.count('a', 1)]).toEqual([0, 60]);
  counts.clear();
  now = 59_500;
  expect(await counter.count('a', 1)).toBe(1);
  now = 60_002;
  expect(await counter.count('a', 1)).toBe(0);
});

it('a process counts the limit by itself while the database fails [REL-10]', async () => {
  const { takeShare } = createCounts();
  const counter = createSharedCounter(options, takeShare, () => 1);
  expect(countAdmitted(await Promise.all(Array.from({ length: 10 }, () => counter.count('a', 40))))).toBe(10);
  takeShare.mockRejectedValue(new Error('the database is unavailable'));
  expect(countAdmitted(await Promise.all(Array.from({ length: 100 }, () => counter.count('b', 40))))).toBe(40);
});
