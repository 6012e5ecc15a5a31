/** @jest-environment node */
import type { LandedPrice } from '.';
import { exactRange, lastOrderDay } from '.';

/** Returns a landed price that changes on one day. */
const changing =
  (onDay: string, change: number) =>
  (declaredOn: string): LandedPrice => ({
    country: 'georgia',
    declaredOn,
    delivered: null,
    clearance: { lines: [], total: exactRange('GEL', 0) },
    total: exactRange('USD', declaredOn < onDay ? 17_000 : 17_000 + change),
    unknown: [],
    problem: null,
  });

it('names the last day to order before the price rises [LAND-7]', () => {
  expect(lastOrderDay(changing('2027-01-01', 2310), '2026-10-01', 60)).toEqual({
    day: '2026-11-01',
    changesOn: '2027-01-01',
    changeUsd: 2310,
    isExact: true,
    deliveryDays: 60,
  });
});

it('says that the change is not exact if it moves one end of the price only [LAND-7]', () => {
  const range = { currency: 'USD', low: 15_000, high: 17_000 } as const;
  const rising = (declaredOn: string): LandedPrice => {
    const price = changing('2030-01-01', 0)(declaredOn);
    return { ...price, total: declaredOn < '2027-01-01' ? range : { ...range, low: 16_500 } };
  };
  expect(lastOrderDay(rising, '2026-10-01', 60)).toMatchObject({ changeUsd: 1500, isExact: false });
});

it.each([
  ['is $100 or less', '2027-01-01', 100, '2026-10-01'],
  ['is more than 120 days ahead', '2027-01-30', 500, '2026-10-01'],
  ['can no longer be met', '2027-01-01', 500, '2026-11-20'],
])('names no day if the change %s [LAND-7]', (_, onDay, change, today) => {
  expect(lastOrderDay(changing(onDay, change), today, 60)).toBeUndefined();
});

it('says that a car can no longer be imported [LAND-7]', () => {
  const ending = (declaredOn: string): LandedPrice => {
    const price = changing('2030-01-01', 0)(declaredOn);
    return declaredOn < '2026-12-24' ? price : { ...price, clearance: null, total: null, problem: 'tooOld' };
  };
  expect(lastOrderDay(ending, '2026-11-01', 45)).toMatchObject({ day: '2026-11-08', changeUsd: null });
});
