import { timeRangeOf } from './timeRange';

it('names the range of a list, and nothing for an empty one', () => {
  expect(timeRangeOf([{ name: '2025-10' }, { name: '2025-11' }])).toBe('2025-10 – 2025-11');
  expect(timeRangeOf([])).toBe('');
});
