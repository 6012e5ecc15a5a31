import { clearInAzerbaijan } from './azerbaijan';
import type { ImportedCar, UnknownPart } from './car';
import { addYears } from './car';
import { clearInGeorgia } from './georgia';
import type { MoneyRange } from './range';
import { convertedRange, sumOf } from './range';
import type { Clearance, ClearanceRefusal } from './receipt';
import { unknownIn } from './receipt';
import type { Basis, ImportCountry, Tariff } from './tariff';
import { tariffOn } from './tariff';
import type { DeliveredPrice, MissingPart } from './transport';

/** Exchange rates: units of a currency for one dollar. */
export interface ImportRates {
  readonly GEL: number;
  readonly AZN: number;
}

/** The inputs of a landed price, except for the car. */
export interface ImportBasis {
  readonly country: ImportCountry;
  /** The day of the customs declaration. Its tariff and the car's age on it count. */
  readonly declaredOn: string;
  readonly tariffs: readonly Tariff[];
  readonly rates: ImportRates;
}

/** Why a landed price is not known. */
export type Problem = ClearanceRefusal | MissingPart;

/** The rule that refuses a car, or would refuse it if it was made early. Days are `YYYY-MM-DD`. */
export interface AgeLimit {
  /** The highest age that is admitted. */
  readonly years: number;
  /** Cars made before this day are refused on the day of declaration. */
  readonly madeSince: string;
  /** The last day on which this car may have been made. */
  readonly madeTo: string;
  readonly basis: Basis;
}

/**
 * The price of a car with transport and customs clearance. `clearance` may be known without a price at the border. `total` is price and
 * clearance, in dollars. `unknown`: the parts that make it a range or an assumption. `ageLimit`: present if the car is or may be too old.
 */
export interface LandedPrice {
  readonly country: ImportCountry;
  readonly declaredOn: string;
  readonly delivered: DeliveredPrice | null;
  readonly clearance: Clearance | null;
  readonly total: MoneyRange<'USD'> | null;
  readonly unknown: readonly UnknownPart[];
  readonly problem: Problem | null;
  readonly ageLimit?: AgeLimit;
  /** Present if the price only holds if the car was made on one of its later possible days: the age limit refuses the earlier ones. */
  readonly mayBeTooOld?: true;
  /** Present if the car may not be admitted to the road of the country. Sources disagree on it. */
  readonly isRoadUseDoubtful?: true;
}

const clear = (
  { country, declaredOn, tariffs, rates }: ImportBasis,
  car: ImportedCar,
  delivered: DeliveredPrice | MissingPart,
): Clearance | Problem => {
  if (country === 'georgia') {
    const georgia = tariffOn(tariffs, country, declaredOn);
    return georgia ? clearInGeorgia(georgia, car, declaredOn) : 'noTariff';
  }
  const azerbaijan = tariffOn(tariffs, country, declaredOn);
  if (!azerbaijan) return 'noTariff';
  if (typeof delivered === 'string') return delivered;
  return clearInAzerbaijan(azerbaijan, car, declaredOn, convertedRange(delivered.usd, 'AZN', rates.AZN), rates.AZN);
};

/** Returns the age limit if it refuses one of the days on which the car may have been made. */
const ageLimitOf = ({ country, declaredOn, tariffs }: ImportBasis, car: ImportedCar): AgeLimit | undefined => {
  if (country === 'georgia') return undefined;
  const { years, basis } = tariffOn(tariffs, country, declaredOn)?.ageLimit ?? {};
  if (years === undefined || basis === undefined) return undefined;
  // `Date` turns 29 February into a day that exists.
  const madeSince = new Date(addYears(declaredOn, -years)).toISOString().slice(0, 10);
  return car.madeFrom < madeSince ? { years, madeSince, madeTo: car.madeTo, basis } : undefined;
};

export const landedPrice = (
  basis: ImportBasis,
  car: ImportedCar,
  delivered: DeliveredPrice | MissingPart,
): LandedPrice => {
  const { country, declaredOn, rates } = basis;
  const clearance = clear(basis, car, delivered);
  const ageLimit = ageLimitOf(basis, car);
  const isRoadUseDoubtful = country === 'azerbaijan' && car.steering === 'right';
  const common = {
    country,
    declaredOn,
    delivered: typeof delivered === 'string' ? null : delivered,
    ...(ageLimit && { ageLimit }),
    ...(isRoadUseDoubtful && ({ isRoadUseDoubtful } as const)),
  };
  if (typeof clearance === 'string')
    return { ...common, clearance: null, total: null, unknown: [], problem: clearance };
  if (typeof delivered === 'string')
    return { ...common, clearance, total: null, unknown: unknownIn(clearance), problem: delivered };
  const freight: UnknownPart[] = delivered.usd.low === delivered.usd.high ? [] : ['freight'];
  const madeOn: UnknownPart[] = ageLimit ? ['madeOn'] : [];
  const unknown = [...new Set([...unknownIn(clearance), ...madeOn, ...freight])];
  const inUsd = convertedRange(
    clearance.total,
    'USD',
    1 / (clearance.total.currency === 'GEL' ? rates.GEL : rates.AZN),
  );
  const total = sumOf('USD', [delivered.usd, inUsd]);
  return { ...common, ...(ageLimit && { mayBeTooOld: true }), clearance, total, unknown, problem: null };
};
