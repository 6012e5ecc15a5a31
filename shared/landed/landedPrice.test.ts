/** @jest-environment node */
import fc from 'fast-check';
import published from './testing/georgia-results.json';
import { inAzerbaijan, inGeorgia, carMadeIn, rates } from './testing/importBasis';
import type { Clearance, Fuel, ImportBasis, ImportedCar } from '.';
import { exactRange, landedPrice } from '.';

/** Creates a car that was made on one day, so that it has one age in Azerbaijan. */
const madeOn = (day: string, cm3: number, fuel: Fuel = 'petrol'): ImportedCar => ({
  madeFrom: day,
  madeTo: day,
  fuel,
  engineCm3: { low: cm3, high: cm3 },
  steering: 'left',
});

const deliveredFor = (usd: number) => ({ usd: exactRange('USD', usd), freight: null });
const clearanceOf = (basis: ImportBasis, car: ImportedCar, usd = 10_000): Clearance => {
  const { clearance, problem } = landedPrice(basis, car, deliveredFor(usd));
  if (clearance === null) throw new Error(`no clearance: ${String(problem)}`);
  return clearance;
};
const amount = ({ lines }: Clearance, start: string): number => {
  const found = lines.find(({ key }) => key.startsWith(start));
  if (!found) throw new Error(`no line ${start}`);
  expect(found.amount.low).toBe(found.amount.high);
  return found.amount.high;
};
const fuelOf: Readonly<Record<string, Fuel>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  electric: 'electric',
};

describe('Georgia', () => {
  const lines: Readonly<Record<string, string>> = {
    excise: 'excise',
    importTax: 'importTax',
    customsServiceTax: 'customsService',
    processing: 'processing',
    expertAppraisal: 'expert',
    declaration: 'declaration',
    internalTransit: 'transit',
  };

  it.each(published.cases)(
    'agrees line by line with the calculator of myauto.ge: $id, $car [LAND-3] [LAND-5]',
    (run) => {
      const fuel = fuelOf[run.fuel];
      if (!fuel) throw new Error(`unknown fuel ${run.fuel}`);
      const car = carMadeIn({
        year: run.year,
        cm3: run.cc,
        fuel,
        steering: run.steering === 'right' ? 'right' : 'left',
      });
      const clearance = clearanceOf(inGeorgia(`${String(run.declared)}-08-09`), car);
      // The sources disagree on electric cars with the wheel on the right: the calculator's amount is the lower one.
      const wrong = Object.entries(run.breakdownGel).filter(([key, gel]) => {
        const line = clearance.lines.find((each) => each.key.startsWith(lines[key] ?? key));
        return line === undefined || Math.abs(line.amount.low - gel) > published.toleranceGel;
      });
      expect(wrong).toEqual([]);
      expect(clearance.total.low).toBeGreaterThanOrEqual(run.totalGel - published.toleranceGel);
      expect(clearance.total.low).toBeLessThanOrEqual(run.totalGel + published.toleranceGel);
    },
  );

  it.each([
    ['2026-12-31', 3610],
    ['2027-01-01', 9615],
  ])('charges a 2.0 l car of 2020 declared on %s %i lari [LAND-3] [LAND-5]', (declaredOn, total) => {
    expect(clearanceOf(inGeorgia(declaredOn), carMadeIn({ year: 2020, cm3: 2000 })).total).toEqual(
      exactRange('GEL', total),
    );
  });

  it.each([
    [6, 2500, 3750],
    [7, 2000, 9000],
    [7, 1500, 6750],
  ])('charges an excise at %i years and %i cm³ of %i lari, as Espero reports [LAND-5]', (age, cm3, excise) => {
    expect(amount(clearanceOf(inGeorgia('2026-06-01'), carMadeIn({ year: 2026 - age, cm3 })), 'excise')).toBe(excise);
  });

  it('takes the tariff of the day of declaration [LAND-3] [LAND-5]', () => {
    const car = carMadeIn({ year: 2019, cm3: 1600 });
    expect(amount(clearanceOf(inGeorgia('2026-04-01'), car), 'excise')).toBe(1280);
    expect(amount(clearanceOf(inGeorgia('2026-04-02'), car), 'excise')).toBe(7200);
  });

  it('charges a hybrid over six years the whole excise [LAND-3] [LAND-5]', () => {
    const hybrid = (year: number) =>
      amount(clearanceOf(inGeorgia('2026-06-01'), carMadeIn({ year, cm3: 2000, fuel: 'hybrid' })), 'excise');
    expect([hybrid(2020), hybrid(2019), hybrid(2017)]).toEqual([1200, 9000, 9000]);
  });

  it('rounds the engine up to 100 cm³ [LAND-3]', () => {
    const excise = (cm3: number) =>
      amount(clearanceOf(inGeorgia('2026-06-01'), carMadeIn({ year: 2022, cm3 })), 'excise');
    expect([excise(1500), excise(1501), excise(1600)]).toEqual([2250, 2400, 2400]);
  });

  it('rounds an import tax of half a lari up [LAND-3]', () => {
    expect(amount(clearanceOf(inGeorgia('2026-06-01'), carMadeIn({ year: 2011, cm3: 1400 })), 'importTax')).toBe(123);
  });

  it('gives a range of assumed confidence for a plug-in hybrid [LAND-1] [LAND-2]', () => {
    const clearance = clearanceOf(inGeorgia('2026-06-01'), carMadeIn({ year: 2023, cm3: 1500, fuel: 'plugInHybrid' }));
    const [excise] = clearance.lines;
    expect(excise).toMatchObject({
      amount: { low: 900, high: 2250 },
      unknown: ['plugIn'],
      basis: { confidence: 'assumed' },
    });
  });

  it('names the engine as unknown if it has two possible volumes [LAND-1]', () => {
    const car = { ...carMadeIn({ year: 2023, cm3: 0 }), engineCm3: { low: 1500, high: 2000 } };
    const price = landedPrice(inGeorgia('2026-06-01'), car, deliveredFor(10_000));
    expect(price.unknown).toEqual(['engine']);
    expect(price.clearance?.lines[0]?.amount).toEqual({ currency: 'GEL', low: 2250, high: 3000 });
  });

  it('has no clearance without an engine volume', () => {
    const car = { ...carMadeIn({ year: 2023, cm3: 0 }), engineCm3: null };
    expect(landedPrice(inGeorgia('2026-06-01'), car, deliveredFor(1))).toMatchObject({
      problem: 'noEngine',
      total: null,
    });
  });

  it('has no clearance on a day without a tariff', () => {
    expect(landedPrice(inGeorgia('2016-12-31'), carMadeIn({ year: 2015, cm3: 1500 }), deliveredFor(1)).problem).toBe(
      'noTariff',
    );
  });
});

describe('Azerbaijan', () => {
  it.each([
    ['petrol', 8400],
    ['diesel', 11_200],
  ] as const)('charges a 3.0 l %s car over seven years an excise of %i manat [LAND-4] [LAND-5]', (fuel, excise) => {
    expect(amount(clearanceOf(inAzerbaijan('2026-06-01'), madeOn('2018-05-01', 3000, fuel)), 'excise')).toBe(excise);
  });

  it('agrees with the report on a hybrid of 20,000 manat before and after 2026 [LAND-4] [LAND-5]', () => {
    const hybrid = madeOn('2024-06-01', 1800, 'hybrid');
    const cleared = (declaredOn: string) => {
      const clearance = clearanceOf(inAzerbaijan(declaredOn), hybrid, 20_000 / rates.AZN);
      return [amount(clearance, 'duty'), amount(clearance, 'excise'), amount(clearance, 'vat')].map(Math.round);
    };
    expect(cleared('2025-12-31')).toEqual([3672, 540, 0]);
    expect(cleared('2026-01-01')).toEqual([3672, 540, 4364]);
  });

  it('charges an electric car of 20,000 manat about 3,851 manat [LAND-4] [LAND-5]', () => {
    const clearance = clearanceOf(inAzerbaijan('2026-06-01'), madeOn('2024-06-01', 0, 'electric'), 20_000 / rates.AZN);
    expect(20_000 + clearance.total.high).toBeCloseTo(23_850.8, 1);
    expect([amount(clearance, 'duty'), amount(clearance, 'excise')]).toEqual([0, 0]);
  });

  it('charges an electric car over three years about 36 % of its value [LAND-4] [LAND-5]', () => {
    const clearance = clearanceOf(inAzerbaijan('2026-06-01'), madeOn('2022-06-01', 0, 'electric'), 20_000 / rates.AZN);
    const ofValue = (amount(clearance, 'duty') + amount(clearance, 'vat')) / 20_000;
    expect(ofValue).toBeCloseTo(0.357, 2);
  });

  it.each([
    ['2016-06-01', null],
    ['2016-05-31', 'tooOld'],
  ])('lets a car made on %s in on 1 June 2026 with the problem %s [LAND-4]', (day, problem) => {
    expect(landedPrice(inAzerbaijan('2026-06-01'), madeOn(day, 1500), deliveredFor(5000)).problem).toBe(problem);
  });

  it('names the age limit that refuses a car and its first allowed day [LAND-4]', () => {
    const { ageLimit } = landedPrice(inAzerbaijan('2026-06-01'), madeOn('2015-03-31', 1500), deliveredFor(5000));
    expect(ageLimit).toMatchObject({ years: 10, madeSince: '2016-06-01', madeTo: '2015-03-31' });
    expect(ageLimit?.basis.since).toBe('2023-04-28');
    const onLeapDay = landedPrice(inAzerbaijan('2028-02-29'), madeOn('2015-03-31', 1500), deliveredFor(5000));
    expect(onLeapDay.ageLimit?.madeSince).toBe('2018-03-01');
  });

  it.each([
    ['2025-06-01', 0.4],
    ['2025-05-31', 0.7],
  ])('charges a car made on %s a duty of $%d for each cm³ [LAND-4]', (day, rate) => {
    expect(amount(clearanceOf(inAzerbaijan('2026-06-01'), madeOn(day, 1500)), 'duty')).toBeCloseTo(
      1500 * rate * 1.7,
      6,
    );
  });

  it.each([
    ['2022-06-02', 0],
    ['2022-06-01', 400],
    ['2019-06-01', 700],
  ])('charges a car made on %s a disposal fee of %i manat [LAND-4]', (day, fee) => {
    expect(amount(clearanceOf(inAzerbaijan('2026-06-01'), madeOn(day, 1500)), 'disposal')).toBe(fee);
  });

  it.each([
    [1000, 15],
    [1001, 60],
    [50_001, 200],
  ])('charges a customs value of %i manat a fee of %i manat [LAND-4]', (value, fee) => {
    const clearance = clearanceOf(inAzerbaijan('2026-06-01'), madeOn('2023-06-01', 1500), value / rates.AZN);
    expect(amount(clearance, 'feeByValue')).toBe(fee);
  });

  it('says of right-hand drive alone that its use on the road is doubtful [LAND-2]', () => {
    const doubtOf = (basis: ImportBasis, steering: 'left' | 'right') =>
      landedPrice(basis, carMadeIn({ year: 2023, cm3: 1500, steering }), deliveredFor(5000)).isRoadUseDoubtful;
    expect(doubtOf(inAzerbaijan('2026-06-01'), 'right')).toBe(true);
    expect(doubtOf(inAzerbaijan('2026-06-01'), 'left')).toBeUndefined();
    expect(doubtOf(inGeorgia('2026-06-01'), 'right')).toBeUndefined();
  });

  it('needs a price, as duty and VAT depend on it', () => {
    expect(landedPrice(inAzerbaijan('2026-06-01'), madeOn('2023-06-01', 1500), 'noPrice').problem).toBe('noPrice');
  });
});

describe('properties', () => {
  const cars = fc.record({
    year: fc.integer({ min: 2017, max: 2026 }),
    cm3: fc.integer({ min: 600, max: 6000 }),
    fuel: fc.constantFrom<Fuel>('petrol', 'diesel', 'hybrid'),
  });

  it('never charges an older car of a band less in Georgia', () => {
    fc.assert(
      fc.property(cars, (car) => {
        const older = clearanceOf(inGeorgia('2026-12-01'), carMadeIn({ ...car, year: car.year - 1 })).total.low;
        expect(older).toBeGreaterThanOrEqual(clearanceOf(inGeorgia('2026-12-01'), carMadeIn(car)).total.low);
      }),
    );
  });

  it('never charges an electric car excise', () => {
    fc.assert(
      fc.property(
        cars,
        fc.constantFrom(inGeorgia('2026-12-01'), inAzerbaijan('2026-12-01')),
        ({ year, cm3 }, basis) => {
          expect(amount(clearanceOf(basis, carMadeIn({ year, cm3, fuel: 'electric' })), 'excise')).toBe(0);
        },
      ),
    );
  });

  it('contains the price of every car that a range stands for', () => {
    fc.assert(
      fc.property(
        cars,
        fc.integer({ min: 600, max: 6000 }),
        fc.integer({ min: 0, max: 364 }),
        fc.constantFrom(inGeorgia('2026-07-15'), inAzerbaijan('2026-07-15')),
        (car, otherCm3, dayOfYear, basis) => {
          const [low, high] = [Math.min(car.cm3, otherCm3), Math.max(car.cm3, otherCm3)];
          const range = landedPrice(basis, { ...carMadeIn(car), engineCm3: { low, high } }, deliveredFor(9000)).total;
          const day = new Date(Date.UTC(car.year, 0, 1 + dayOfYear)).toISOString().slice(0, 10);
          const point = landedPrice(basis, madeOn(day, car.cm3, car.fuel), deliveredFor(9000)).total;
          if (!point) return;
          expect(range?.low).toBeLessThanOrEqual(point.low + 1e-6);
          expect(range?.high).toBeGreaterThanOrEqual(point.high - 1e-6);
        },
      ),
    );
  });
});
