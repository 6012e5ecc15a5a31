import { createLimits, type Limit, type SharedCounts } from './limits';

const options = { name: 'pages', windowMs: 60_000, maxKeys: 100 };

/** Counts in memory, as Valkey counts them. */
const createSharedCounts = () => {
  const counts = new Map<string, number>();
  return {
    count: jest.fn<Promise<number>, [string, number]>(async (key) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts.get(key) ?? 0;
    }),
    has: async (key) => counts.has(key),
  } satisfies SharedCounts;
};

const unavailable: SharedCounts = {
  count: () => Promise.reject(new Error('unavailable')),
  has: () => Promise.reject(new Error('unavailable')),
};

/** Sends as many requests of a client to each limit in turn. Returns how many were admitted. */
const countAdmitted = async (limits: readonly Limit[], times: number, max: number): Promise<number> => {
  const answers: boolean[] = [];
  for (let time = 0; time < times; time += 1)
    for (const limit of limits) answers.push(await limit.admits('client', max));
  return answers.filter(Boolean).length;
};

it.each([1, 7, 40])('two processes admit %d together, and not twice as many [REL-10]', async (max) => {
  const sharedCounts = createSharedCounts();
  const limits = [1, 2].map(() => createLimits(sharedCounts)(options));
  expect(await countAdmitted(limits, 3 * max, max)).toBe(max);
});

it.each([
  ['without shared counts', null],
  ['while shared counts are unavailable', unavailable],
])('a process counts the limit by itself %s [REL-10]', async (_when, sharedCounts) => {
  expect(await countAdmitted([createLimits(sharedCounts)(options)], 20, 7)).toBe(7);
});

it('a process that has counted the whole limit no longer asks the shared counts [REL-10]', async () => {
  const sharedCounts = createSharedCounts();
  await countAdmitted([createLimits(sharedCounts)(options)], 1000, 5);
  expect(sharedCounts.count).toHaveBeenCalledTimes(5);
});

it('limits of different names count the same key apart', async () => {
  const create = createLimits(createSharedCounts());
  expect(await create(options).admits('client', 1)).toBe(true);
  expect(await create({ ...options, name: 'reports' }).admits('client', 1)).toBe(true);
});

it('a key that one process counted is known to the other', async () => {
  const create = createLimits(createSharedCounts());
  const [first, second] = [create(options), create(options)];
  expect(await second.has('client')).toBe(false);
  await first.admits('client', 1);
  expect(await second.has('client')).toBe(true);
});

it('an uncounted key is unknown while shared counts are unavailable', async () => {
  expect(await createLimits(unavailable)(options).has('client')).toBe(false);
});
