/** @jest-environment node */
import { siteDay } from '@caravan/shared/terms';
import { saleMonths } from './rankingView';

describe('sale months', () => {
  it.each([
    ['2026-11-20', ['2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05']],
    ['2026-11-10', ['2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05']],
    ['2026-11-09', ['2026-09', '2026-08', '2026-07', '2026-06', '2026-05', '2026-04']],
    ['2026-02-01', ['2025-12', '2025-11', '2025-10', '2025-09', '2025-08', '2025-07']],
    ['2026-01-31', ['2025-12', '2025-11', '2025-10', '2025-09', '2025-08', '2025-07']],
  ])('are, on %s, six from one month back, two before the tenth, newest first [RNK-3]', (today, months) => {
    expect(saleMonths(today)).toEqual(months);
  });

  it('follow the calendar of Tbilisi', () => {
    expect(siteDay(Date.parse('2026-11-09T19:59:00Z'))).toBe('2026-11-09');
    expect(siteDay(Date.parse('2026-11-09T20:00:00Z'))).toBe('2026-11-10');
  });
});
