/** @jest-environment node */
import { requestedRange, chinaTime, daysIn, timesOf, presetsOf, rangeAddress } from './range';

const today = '2026-11-22';
const rangeOf = (from: string | null, to: string | null) => requestedRange({ from, to }, today);

describe('the range of the dashboard [DSH-3]', () => {
  it('defaults to the last 31 days up to yesterday in Tbilisi', () => {
    const { days, faults } = rangeOf(null, null);
    expect(days).toEqual({ from: '2026-10-22', to: '2026-11-21' });
    expect(daysIn(days)).toBe(31);
    expect(faults).toEqual({});
    const { startTime, endTime } = timesOf(days);
    expect(new Date(startTime).toISOString()).toBe('2026-10-21T20:00:00.000Z');
    expect(new Date(endTime).toISOString()).toBe('2026-11-21T19:59:59.999Z');
  });

  it('has at most 31 days across daylight saving changes', () => {
    const { startTime, endTime } = timesOf(rangeOf('2026-03-01', '2026-03-31').days);
    expect(endTime + 1 - startTime).toBe(31 * 86_400_000);
  });

  it.each([
    ['ends 31 days after its start', '2026-01-10', '2026-03-15', '2026-01-10', '2026-02-09', { to: 'tooLong' }],
    [
      'is cut at 31 days also where its end is in the future',
      '2026-09-01',
      '2026-11-30',
      '2026-09-01',
      '2026-10-01',
      { to: 'tooLong' },
    ],
    ['ends with yesterday', '2026-11-10', '2026-11-22', '2026-11-10', '2026-11-21', { to: 'future' }],
    ['has no start in the future', '2027-01-01', null, '2026-11-21', '2026-11-21', { from: 'future' }],
    [
      'is one day where the end is before the start',
      '2026-11-10',
      '2026-11-01',
      '2026-11-10',
      '2026-11-10',
      { to: 'reversed' },
    ],
    [
      'begins with the last day of a month that has no 30th',
      '2026-02-30',
      '2026-03-02',
      '2026-02-28',
      '2026-03-02',
      { from: 'impossible' },
    ],
    ['ignores a start that is no date', 'autumn', '2026-11-20', '2026-10-21', '2026-11-20', { from: 'impossible' }],
    ['ignores an end that is no date', '2026-10-01', '20.10.2026', '2026-10-01', '2026-10-31', { to: 'impossible' }],
    [
      'has no days before the first',
      '1969-12-30',
      '1970-01-02',
      '2000-01-01',
      '2000-01-01',
      { from: 'tooEarly', to: 'tooEarly' },
    ],
    ['begins with the first day at the earliest', null, '2000-01-05', '2000-01-01', '2000-01-05', {}],
    [
      'begins with the first day for an early month without that day',
      '0001-02-30',
      '2000-01-02',
      '2000-01-01',
      '2000-01-02',
      { from: 'impossible' },
    ],
    ['ends with yesterday without an end', '2026-11-15', null, '2026-11-15', '2026-11-21', {}],
  ])('%s and names the fault', (_case, from, to, first, last, expectedFaults) => {
    const { days, faults } = rangeOf(from, to);
    expect(days).toEqual({ from: first, to: last });
    const kinds = Object.fromEntries(Object.entries(faults).map(([side, fault]) => [side, fault.kind]));
    expect(kinds).toEqual(expectedFaults);
  });

  it('is stored in the address, except the default', () => {
    expect(rangeAddress(rangeOf(null, null).days, false, today)).toBe('/dashboard');
    expect(rangeAddress({ from: '2026-11-01', to: '2026-11-02' }, false, today)).toBe(
      '/dashboard?from=2026-11-01&to=2026-11-02',
    );
  });

  it.each(['2026-11-22', '2026-12-01', '2026-03-31', '2024-03-01'])('offers ranges of 31 days at most on %s', (day) => {
    for (const { days } of presetsOf(day)) {
      expect(requestedRange(days, day)).toEqual({ days, faults: {} });
    }
    expect(new Set(presetsOf(day).map(({ days }) => days.from)).size).toBeGreaterThan(2);
  });
});

it('writes moments in China time [DSH-5]', () => {
  expect(chinaTime(Date.parse('2026-11-21T17:30:00Z') / 1000)).toBe('2026-11-22 01:30');
});
