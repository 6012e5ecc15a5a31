import { createCounter } from './counter';

it('allows its limit in each window and returns the seconds to wait', () => {
  let now = 1;
  const counter = createCounter({ windowMs: 60_000, maxKeys: 10, now: () => now });
  const countThree = () => Array.from({ length: 3 }, () => counter.count('a', 2));
  expect(countThree()).toEqual([0, 0, 60]);
  now = 59_500;
  expect([counter.wait('a', 2), counter.wait('b', 2)]).toEqual([1, 0]);
  now = 60_002;
  expect(countThree()).toEqual([0, 0, 60]);
});

it('takes no more memory than it may use [REL-3]', () => {
  const counter = createCounter({ windowMs: 60_000, maxKeys: 100 });
  for (let index = 0; index < 10_000; index += 1) counter.count(`client-${String(index)}`, 5);
  expect(counter.size()).toBe(100);
});
