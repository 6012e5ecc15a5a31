import { daysOf, endOfStatistics, lastPeriod } from './periods';

const at = (day: string): number => Date.parse(`${day}T15:00:00Z`);

it.each([
  ['2026-11-20', undefined, '2026-10-01', '2026-09-01', '2025-10-01', '2026-10'],
  ['2026-11-01', undefined, '2026-10-01', '2026-09-01', '2025-10-01', '2026-10'],
  ['2026-10-31', undefined, '2026-09-01', '2026-08-01', '2025-09-01', '2026-09'],
  ['2026-01-15', undefined, '2025-12-01', '2025-11-01', '2024-12-01', '2025-12'],
  ['2026-11-20', '2026-03', '2026-03-01', '2026-02-01', '2025-03-01', '2026-03'],
  ['2026-11-20', '2026-11', '2026-10-01', '2026-09-01', '2025-10-01', '2026-10'],
  ['2026-11-20', '2099-12', '2026-10-01', '2026-09-01', '2025-10-01', '2026-10'],
] as const)('on %s, asked for %s, the last month begins on %s', (day, month, first, before, yearBefore, name) => {
  expect(lastPeriod(1, at(day), month)).toEqual({ first, before, yearBefore, name });
});

it.each([
  ['2026-11-20', undefined, '2026-11-09', '2026-11-02', '2025-11-10', '2026-11-09 – 2026-11-15'],
  ['2026-11-22', undefined, '2026-11-09', '2026-11-02', '2025-11-10', '2026-11-09 – 2026-11-15'],
  ['2026-11-23', undefined, '2026-11-16', '2026-11-09', '2025-11-17', '2026-11-16 – 2026-11-22'],
  // The week from 26 October ends in November, and was not over yet on the last of October.
  ['2026-11-20', '2026-10', '2026-10-26', '2026-10-19', '2025-10-27', '2026-10-26 – 2026-11-01'],
  ['2026-10-31', '2026-10', '2026-10-19', '2026-10-12', '2025-10-20', '2026-10-19 – 2026-10-25'],
  ['2026-11-20', '2099-12', '2026-11-09', '2026-11-02', '2025-11-10', '2026-11-09 – 2026-11-15'],
] as const)('on %s, asked for %s, the last week begins on %s', (day, month, first, before, yearBefore, name) => {
  expect(lastPeriod(2, at(day), month)).toEqual({ first, before, yearBefore, name });
});

it.each([
  ['2026-11-20', undefined, '2026-10-21', '2026-11-20'],
  ['2026-11-20', '2026-10', '2026-10-01', '2026-11-01'],
  ['2026-11-20', '2026-11', '2026-11-01', '2026-11-20'],
  ['2026-11-01', '2026-11', '2026-11-01', '2026-11-01'],
  ['2024-03-01', '2024-02', '2024-02-01', '2024-03-01'],
] as const)('on %s, asked for %s, days run from %s to before %s', (day, month, from, before) => {
  expect(daysOf(at(day), month)).toEqual({ from, before });
});

it('ends statistics before the running week or month, whatever month is asked for', () => {
  expect(endOfStatistics(1, at('2026-11-20'))).toBe('2026-11-01');
  expect(endOfStatistics(2, at('2026-11-20'))).toBe('2026-11-16');
  expect(endOfStatistics(1, at('2026-11-20'), '2026-07')).toBe('2026-08-01');
  expect(endOfStatistics(2, at('2026-11-20'), '2030-01')).toBe('2026-11-16');
});
