/** @jest-environment node */
import { formatDate } from '../format';
import {
  addDays,
  addMonths,
  daysInMonth,
  lastWeek,
  mondayOf,
  monthsBackFrom,
  newestMonth,
  siteDay,
  siteMidnight,
} from './calendar';

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
])('on %s the newest month with figures is %s [SAL-6] [RNK-3]', (day, month) => {
  expect(newestMonth(day)).toBe(month);
});

it('has days of Tbilisi, four hours ahead of UTC in summer and winter', () => {
  expect(siteDay(Date.parse('2026-10-31T19:59:59Z'))).toBe('2026-10-31');
  expect(siteDay(Date.parse('2026-10-31T20:00:00Z'))).toBe('2026-11-01');
  for (const month of ['2026-01', '2026-07']) {
    const midnight = siteMidnight(`${month}-15`);
    expect(formatDate(midnight, 'en', { time: true })).toMatch(/^15 .*, 00:00$/);
    expect([siteDay(midnight - 1), siteDay(midnight)]).toEqual([`${month}-14`, `${month}-15`]);
  }
});

it('finds the last complete week and previous months', () => {
  expect([lastWeek('2026-11-22'), lastWeek('2026-11-23')]).toEqual(['2026-11-09', '2026-11-16']);
  expect(monthsBackFrom('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
});
