import { daysOf, endOfStatistics, lastPeriod } from './periods';

const afternoonOf = (day: string): number => Date.parse(`${day}T15:00:00Z`);

it.each([
  ['2026-11-20', undefined, '2026-10-01', '2026-09-01', '2025-10-01', '2026-10'],
  ['2026-11-09', undefined, '2026-09-01', '2026-08-01', '2025-09-01', '2026-09'],
  ['2026-11-10', undefined, '2026-10-01', '2026-09-01', '2025-10-01', '2026-10'],
  ['2026-11-05', '2026-10', '2026-09-01', '2026-08-01', '2025-09-01', '2026-09'],
  ['2026-10-31', undefined, '2026-09-01', '2026-08-01', '2025-09-01', '2026-09'],
  ['2026-01-15', undefined, '2025-12-01', '2025-11-01', '2024-12-01', '2025-12'],
  ['2026-11-20', '2026-03', '2026-03-01', '2026-02-01', '2025-03-01', '2026-03'],
  ['2026-11-20', '2026-11', '2026-10-01', '2026-09-01', '2025-10-01', '2026-10'],
  ['2026-11-20', '2099-12', '2026-10-01', '2026-09-01', '2025-10-01', '2026-10'],
] as const)(
  'on %s, asked for %s, the last month begins on %s [SAL-8]',
  (day, month, first, before, yearBefore, name) => {
    expect(lastPeriod(1, afternoonOf(day), month)).toEqual({ first, before, yearBefore, name });
  },
);

it.each([
  ['2026-11-20', undefined, '2026-11-09', '2026-11-02', '2025-11-10', '2026-11-09 – 2026-11-15'],
  ['2026-11-22', undefined, '2026-11-09', '2026-11-02', '2025-11-10', '2026-11-09 – 2026-11-15'],
  ['2026-11-23', undefined, '2026-11-16', '2026-11-09', '2025-11-17', '2026-11-16 – 2026-11-22'],
  // The week from 26 October ends in November but has its Thursday in October. That from 28 September belongs to October, too.
  ['2026-11-20', '2026-10', '2026-10-26', '2026-10-19', '2025-10-27', '2026-10-26 – 2026-11-01'],
  ['2026-10-31', '2026-10', '2026-10-19', '2026-10-12', '2025-10-20', '2026-10-19 – 2026-10-25'],
  ['2026-11-20', '2026-09', '2026-09-21', '2026-09-14', '2025-09-22', '2026-09-21 – 2026-09-27'],
  ['2026-11-20', '2026-05', '2026-05-25', '2026-05-18', '2025-05-26', '2026-05-25 – 2026-05-31'],
  ['2026-11-20', '2026-04', '2026-04-27', '2026-04-20', '2025-04-28', '2026-04-27 – 2026-05-03'],
  ['2026-11-20', '2099-12', '2026-11-09', '2026-11-02', '2025-11-10', '2026-11-09 – 2026-11-15'],
] as const)(
  'on %s, asked for %s, the last week begins on %s [SAL-8]',
  (day, month, first, before, yearBefore, name) => {
    expect(lastPeriod(2, afternoonOf(day), month)).toEqual({ first, before, yearBefore, name });
  },
);

it.each([
  ['2026-11-20', undefined, '2026-10-21', '2026-11-20'],
  ['2026-11-20', '2026-10', '2026-10-01', '2026-11-01'],
  ['2026-11-20', '2026-11', '2026-11-01', '2026-11-20'],
  ['2026-11-01', '2026-11', '2026-11-01', '2026-11-01'],
  ['2024-03-01', '2024-02', '2024-02-01', '2024-03-01'],
] as const)('on %s, asked for %s, days run from %s to before %s', (day, month, from, before) => {
  expect(daysOf(afternoonOf(day), month)).toEqual({ from, before });
});

it('ends statistics before the current week or month for any requested month', () => {
  expect(endOfStatistics(1, afternoonOf('2026-11-20'))).toBe('2026-11-01');
  expect(endOfStatistics(2, afternoonOf('2026-11-20'))).toBe('2026-11-16');
  expect(endOfStatistics(1, afternoonOf('2026-11-20'), '2026-07')).toBe('2026-08-01');
  expect(endOfStatistics(2, afternoonOf('2026-11-20'), '2030-01')).toBe('2026-11-16');
  expect(endOfStatistics(2, afternoonOf('2026-11-20'), '2026-09')).toBe('2026-09-28');
});
