import { addDays, addMonths, daysInMonth, endOfStatistics, mondayOf, newestRankingMonth } from './periods';
import { timeRangeOf } from './timeRange';

const at = (day: string): number => Date.parse(`${day}T15:00:00Z`);

it('adds days and months over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-11', 14)).toBe('2028-01');
  expect(daysInMonth('2024-02')).toBe(29);
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
])('finds the Monday of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it.each([
  ['2026-11-09', '2026-09'],
  ['2026-11-10', '2026-10'],
  ['2026-01-09', '2025-11'],
  ['2026-01-10', '2025-12'],
])('on %s the newest ranking is that of %s', (day, month) => {
  expect(newestRankingMonth(at(day))).toBe(month);
});

it('ends statistics before the running week or month, whatever month is asked for', () => {
  expect(endOfStatistics(1, at('2026-11-20'))).toBe('2026-11-01');
  expect(endOfStatistics(2, at('2026-11-20'))).toBe('2026-11-16');
  expect(endOfStatistics(1, at('2026-11-20'), '2026-07')).toBe('2026-08-01');
  expect(endOfStatistics(2, at('2026-11-20'), '2030-01')).toBe('2026-11-16');
});

it('names the range of a list, and nothing for an empty one', () => {
  expect(timeRangeOf([{ name: '2025-10' }, { name: '2025-11' }])).toBe('2025-10 – 2025-11');
  expect(timeRangeOf([])).toBe('');
});
