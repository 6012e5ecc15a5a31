/** @jest-environment node */
import { inAzerbaijan, carMadeIn } from './testing/importBasis';
import type { ImportedCar } from '.';
import { landedPrice } from '.';

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

it('names the date of manufacture of a car that may be over the age limit [LAND-1]', () => {
  expect(unknownOf(carMadeIn({ year: 2016, cm3: 1500 }))).toMatchObject({ vatAzerbaijan: ['freight', 'madeOn'] });
  expect(unknownOf(carMadeIn({ year: 2017, cm3: 1500 }))).toMatchObject({ vatAzerbaijan: ['freight'] });
});

it('names the date of manufacture of an electric car around three years only [LAND-1]', () => {
  const electric = (year: number) => unknownOf(carMadeIn({ year, cm3: 0, fuel: 'electric' }));
  expect(electric(2021)).toMatchObject({ dutyElectric: ['freight'], vatAzerbaijan: ['freight'] });
  expect(electric(2023)).toMatchObject({ dutyElectric: ['freight', 'madeOn'] });
});
