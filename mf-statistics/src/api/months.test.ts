import { addMonths, monthsBackFrom, previousMonth, tbilisiDay } from './months';

describe('months', () => {
  it('are counted over the turn of the year', () => {
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(monthsBackFrom('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  });

  it('end with the one before today', () => {
    expect(previousMonth('2026-11-01')).toBe('2026-10');
    expect(previousMonth('2026-01-31')).toBe('2025-12');
  });

  it('follow the calendar of Tbilisi, where the day begins four hours earlier', () => {
    expect(tbilisiDay(new Date('2026-10-31T19:59:00Z'))).toBe('2026-10-31');
    expect(tbilisiDay(new Date('2026-10-31T20:00:00Z'))).toBe('2026-11-01');
  });
});
