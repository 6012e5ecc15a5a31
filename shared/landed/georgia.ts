import type { ImportedCar, UnknownPart } from './car';
import { countedEngine, yearOf } from './car';
import { exactRange, rangeOf } from './range';
import type { Clearance, ClearanceRefusal } from './receipt';
import { clearanceOf } from './receipt';
import type { GeorgiaTariff } from './tariff';

/** Customs counts in steps of 100 cm³, upwards. */
const roundedUpCm3 = (cm3: number): number => Math.ceil(cm3 / 100) * 100;

/** Returns the age that counts in Georgia: year of declaration less year of manufacture. */
const agesOf = ({ madeFrom, madeTo }: ImportedCar, declaredOn: string): number[] => {
  const [youngest, oldest] = [yearOf(declaredOn) - yearOf(madeTo), yearOf(declaredOn) - yearOf(madeFrom)];
  return Array.from({ length: oldest - youngest + 1 }, (_, index) => Math.max(0, youngest + index));
};

const exciseBand = ({ excise }: GeorgiaTariff, age: number) => {
  const band = excise.byAge.find(({ upToYears }) => upToYears === null || age <= upToYears);
  if (band === undefined) throw new Error(`the tariff of Georgia has no excise for an age of ${String(age)} years`);
  return band;
};

/** Import tax in whole lari. Counts in parts of a lari, as 1,400 × (0.05 + 0.0025 × 15) is just below 122.5 in floating point. */
const importTaxOf = (
  { importTax: { gelPerCm3, gelPerCm3AndYear } }: GeorgiaTariff,
  age: number,
  cm3: number,
): number => {
  const parts = 1_000_000;
  return Math.round((cm3 * (Math.round(gelPerCm3 * parts) + Math.round(gelPerCm3AndYear * parts) * age)) / parts);
};

const isHybrid = ({ fuel }: ImportedCar): boolean => fuel === 'hybrid' || isPlugIn(fuel);
const isPlugIn = (fuel: ImportedCar['fuel']): boolean => fuel === 'plugInHybrid' || fuel === 'rangeExtender';

/** Customs clearance of a car that an individual imports to Georgia, in lari. It does not depend on the price. */
export const clearInGeorgia = (
  tariff: GeorgiaTariff,
  car: ImportedCar,
  declaredOn: string,
): Clearance<'GEL'> | ClearanceRefusal => {
  const isElectric = car.fuel === 'electric';
  const engine = countedEngine(car);
  if (engine === null) return 'noEngine';
  const volumes = [...new Set([roundedUpCm3(engine.low), roundedUpCm3(engine.high)])];
  const ages = agesOf(car, declaredOn);
  const isRight = car.steering === 'right';
  const { excise, importTax, vat, fees } = tariff;

  const unknown: UnknownPart[] = [
    ...(volumes.length > 1 ? (['engine'] as const) : []),
    ...(ages.length > 1 && !isElectric ? (['madeOn'] as const) : []),
  ];
  const points = ages.flatMap((age) => volumes.map((cm3) => ({ age, cm3 })));

  const isExciseReduced = (age: number): boolean => isHybrid(car) && !isRight && age <= excise.hybridUpToYears;
  const exciseOf = (age: number, cm3: number): number[] => {
    if (isElectric) return isRight ? Object.values(excise.electricRightHandGel) : [0];
    const fullExcise = cm3 * exciseBand(tariff, age).gelPerCm3;
    if (isRight) return [fullExcise * excise.rightHandFactor];
    if (!isExciseReduced(age)) return [fullExcise];
    const reduced = fullExcise * excise.hybridFactor;
    // No source says whether plug-in hybrids count as hybrids.
    return isPlugIn(car.fuel) ? [reduced, fullExcise] : [reduced];
  };
  const isPlugInGuess = isPlugIn(car.fuel) && ages.some(isExciseReduced);
  const exciseUnknown: UnknownPart[] = [
    ...unknown,
    ...(isPlugInGuess ? (['plugIn'] as const) : []),
    ...(isElectric && isRight ? (['electricRightHand'] as const) : []),
    ...(car.steering === null ? (['steering'] as const) : []),
  ];
  const [age = 0] = ages;
  const band = exciseBand(tariff, age);
  return clearanceOf('GEL', [
    {
      key: exciseKey(car, isRight, isExciseReduced(age)),
      amount: rangeOf(
        'GEL',
        points.flatMap((point) => exciseOf(point.age, point.cm3)),
      ),
      values: {
        age,
        cm3: volumes.at(-1) ?? 0,
        rate: band.gelPerCm3,
        factor: isRight ? excise.rightHandFactor : excise.hybridFactor,
      },
      basis: isPlugInGuess ? excise.plugInBasis : (band.basis ?? excise.basis),
      unknown: exciseUnknown,
    },
    {
      key: isElectric ? 'importTaxElectric' : 'importTax',
      amount: rangeOf(
        'GEL',
        points.map((point) => importTaxOf(tariff, point.age, point.cm3)),
      ),
      values: { age, cm3: volumes.at(-1) ?? 0, rate: importTax.gelPerCm3, yearly: importTax.gelPerCm3AndYear },
      basis: importTax.basis,
      unknown,
    },
    ...fees.map((fee) => ({
      key: fee.key,
      amount: exactRange('GEL', fee.gel),
      values: {},
      basis: fee.basis,
      unknown: [],
    })),
    { key: 'vat', amount: exactRange('GEL', 0), values: { percent: vat.percent }, basis: vat.basis, unknown: [] },
  ]);
};

const exciseKey = ({ fuel }: ImportedCar, isRight: boolean, isReduced: boolean): string => {
  if (fuel === 'electric') return isRight ? 'exciseElectricRight' : 'exciseElectric';
  if (isRight) return 'exciseRight';
  return isReduced ? 'exciseHybrid' : 'excise';
};
