/** @jest-environment node */
import { inAzerbaijan, carMadeIn } from './testing/importBasis';
import type { ImportedCar } from '.';
import { exactRange, landedPrice } from '.';

const ranged = { usd: { currency: 'USD', low: 10_000, high: 10_500 }, freight: null } as const;
const unknownOf = (car: ImportedCar) => {
  const { clearance } = landedPrice(inAzerbaijan('2026-06-01'), car, ranged);
  return Object.fromEntries((clearance?.lines ?? []).map(({ key, unknown }) => [key, unknown]));
};

it('names the date of manufacture only where the amount depends on it [LAND-1]', () => {
  expect(unknownOf(carMadeIn({ year: 2021, cm3: 1500 }))).toMatchObject({
    duty: [],
    vatAzerbaijan: ['freight'],
    disposal: [],
  });
  expect(unknownOf(carMadeIn({ year: 2022, cm3: 1500 }))).toMatchObject({
    vatAzerbaijan: ['freight'],
    disposal: ['madeOn'],
  });
  expect(unknownOf(carMadeIn({ year: 2025, cm3: 1500 }))).toMatchObject({ vatAzerbaijan: ['freight', 'madeOn'] });
});

describe('a car of 2016 and unknown month, declared in Azerbaijan', () => {
  const exact = { usd: exactRange('USD', 5000), freight: null };
  const priceOn = (declaredOn: string) =>
    landedPrice(inAzerbaijan(declaredOn), carMadeIn({ year: 2016, cm3: 1500 }), exact);

  it('may be over the age limit, though its amounts are exact [LAND-1] [LAND-4]', () => {
    const { total, unknown, mayBeTooOld, ageLimit } = priceOn('2026-11-30');
    expect(total?.low).toBe(total?.high);
    expect([unknown, mayBeTooOld]).toEqual([['madeOn'], true]);
    expect(ageLimit).toMatchObject({ years: 10, madeSince: '2016-11-30', madeTo: '2016-12-31' });
  });

  it('is surely admitted on 1 January [LAND-4]', () => {
    const { unknown, mayBeTooOld, ageLimit } = priceOn('2026-01-01');
    expect([unknown, mayBeTooOld, ageLimit]).toEqual([[], undefined, undefined]);
  });

  it('is surely refused a year later [LAND-4]', () => {
    const { problem, mayBeTooOld } = priceOn('2027-01-01');
    expect([problem, mayBeTooOld]).toEqual(['tooOld', undefined]);
  });
});

it('names the date of manufacture of an electric car around three years only [LAND-1]', () => {
  const electric = (year: number) => unknownOf(carMadeIn({ year, cm3: 0, fuel: 'electric' }));
  expect(electric(2021)).toMatchObject({ dutyElectric: ['freight'], vatAzerbaijan: ['freight'] });
  expect(electric(2023)).toMatchObject({ dutyElectric: ['freight', 'madeOn'] });
});
