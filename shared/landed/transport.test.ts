/** @jest-environment node */
import { deliveredTo, exactRange, landedPrice } from '.';
import { carMadeIn, inGeorgia } from './testing/importBasis';

const prices = { fobUsd: 10_000, fobCity: 'Shanghai', cifUsd: 12_500, cifCity: 'Poti' };
const freight = {
  from: 'Shanghai',
  country: 'azerbaijan',
  offers: 20,
  lowUsd: 2400,
  medianUsd: 2500,
  highUsd: 2700,
} as const;

it('takes CIF to a port of the country [LAND-6]', () => {
  expect(deliveredTo('georgia', prices, [freight])).toEqual({ usd: exactRange('USD', 12_500), freight: null });
});

it('adds the quartiles of freight to FOB for another country [LAND-6]', () => {
  const usd = { currency: 'USD', low: 12_400, high: 12_700 };
  expect(deliveredTo('azerbaijan', prices, [freight])).toEqual({ usd, freight });
});

it('knows no freight from fewer than 20 offers [LAND-6]', () => {
  expect(deliveredTo('azerbaijan', prices, [{ ...freight, offers: 19 }])).toBe('noFreight');
});

it('misses the price, not the freight, of a car without FOB [LAND-6]', () => {
  expect(deliveredTo('azerbaijan', { ...prices, fobUsd: null }, [freight])).toBe('noPrice');
});

it.each(['noPrice', 'noFreight'] as const)('leaves the clearance in Georgia known with %s [LAND-3]', (missing) => {
  const { clearance, problem, total } = landedPrice(
    inGeorgia('2026-06-01'),
    carMadeIn({ year: 2020, cm3: 2000 }),
    missing,
  );
  expect([clearance?.total, total, problem]).toEqual([exactRange('GEL', 3610), null, missing]);
});
