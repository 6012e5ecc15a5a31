import type { ImportedCar, UnknownPart } from './car';
import { addYears, countedEngine } from './car';
import type { MoneyRange } from './range';
import { exactRange, rangeOf } from './range';
import type { Clearance, ClearanceRefusal } from './receipt';
import { clearanceOf } from './receipt';
import type { AzerbaijanTariff } from './tariff';

/** Ages in years at which a rule of the tariff changes. */
const ageBoundaries = ({ ageLimit, duty, vat, disposal }: AzerbaijanTariff): number[] => [
  ageLimit.years,
  duty.newUpToYears,
  duty.electricFreeUpToYears,
  3,
  7,
  ...disposal.byAge.map(({ fromYears }) => fromYears),
  ...[vat.hybridExemption, vat.electricExemption].flatMap((exemption) => exemption?.upToYears ?? []),
];

/** Days of manufacture that cover every rule that may apply to the car. */
const daysToCheck = (tariff: AzerbaijanTariff, { madeFrom, madeTo }: ImportedCar, declaredOn: string): string[] => {
  const boundaryDays = ageBoundaries(tariff)
    .map((years) => addYears(declaredOn, -years))
    .filter((day) => madeFrom < day && day < madeTo);
  const days = [madeFrom, ...boundaryDays, madeTo].toSorted();
  // A rule changes on its boundary or the day after, so a day between two boundaries is checked too.
  return [...new Set(days.flatMap((day, index) => [day, middleOf(day, days[index + 1] ?? day)]))];
};

const middleOf = (from: string, to: string): string =>
  new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString().slice(0, 10);

/** Returns whether a car is older than some years on a day. */
const isOver = (madeOn: string, years: number, onDay: string): boolean => addYears(madeOn, years) < onDay;
/** Returns whether a car has reached an age on a day. */
const isAtLeast = (madeOn: string, years: number, onDay: string): boolean => addYears(madeOn, years) <= onDay;

interface Point {
  readonly madeOn: string;
  readonly cm3: number;
  /** Customs value in manat. */
  readonly value: number;
}

/** Returns the amounts of one fully known car, in manat. `rate`: manat for one dollar. */
const amountsOf = (tariff: AzerbaijanTariff, { fuel }: ImportedCar, point: Point, declaredOn: string, rate: number) => {
  const { madeOn, cm3, value } = point;
  const isOlderThan = (years: number): boolean => isOver(madeOn, years, declaredOn);
  const { duty: duties, excise: excises, vat: vats } = tariff;
  const isElectric = fuel === 'electric';
  const dutyBands = isOlderThan(duties.newUpToYears) ? duties.older : duties.new;
  const dutyBand = dutyBands.find(({ upToCm3 }) => upToCm3 === null || cm3 <= upToCm3);
  const electricDuty = isOlderThan(duties.electricFreeUpToYears) ? (value * duties.electricPercent) / 100 : 0;
  const duty = isElectric ? electricDuty : cm3 * (dutyBand?.usdPerCm3 ?? 0) * rate;

  const band = excises.bands.findLast(({ overCm3 }) => cm3 > overCm3);
  const olderBand = isOlderThan(3)
    ? excises.bandsOver3Years.find(({ overCm3 }) => overCm3 === band?.overCm3)
    : undefined;
  const { overCm3, baseAzn, aznPerCm3 } = olderBand ?? band ?? { overCm3: 0, baseAzn: 0, aznPerCm3: 0 };
  const factor = isOlderThan(7) ? excises.factorsOver7Years[fuel === 'diesel' ? 'diesel' : 'petrol'] : 1;
  const excise = isElectric ? 0 : (baseAzn + (cm3 - overCm3) * aznPerCm3) * factor;

  const exemption = isElectric
    ? vats.electricExemption
    : fuel === 'petrol' || fuel === 'diesel'
      ? null
      : vats.hybridExemption;
  const isExempt =
    exemption !== null &&
    (exemption.upToYears === null || !isOlderThan(exemption.upToYears)) &&
    (exemption.upToCm3 === null || cm3 <= exemption.upToCm3);
  const vatFees = tariff.fees.reduce((sum, { azn, isInVat = false }) => (isInVat ? sum + azn : sum), 0);
  const vat = isExempt ? 0 : ((value + duty + excise + vatFees) * vats.percent) / 100;

  const disposal =
    tariff.disposal.byAge.findLast(({ fromYears }) => isAtLeast(madeOn, fromYears, declaredOn))?.azn ?? 0;
  const feeByValue = tariff.feeByValue.bands.find(({ upToAzn }) => upToAzn === null || value <= upToAzn)?.azn ?? 0;
  return {
    duty,
    excise,
    vat,
    disposal,
    feeByValue,
    factor,
    isOlderBand: olderBand !== undefined,
    dutyRate: dutyBand?.usdPerCm3 ?? 0,
  };
};

/**
 * Customs clearance of a car in Azerbaijan, in manat. `value`: its price with transport to the border, in manat. `rate`: manat for
 * one dollar.
 */
export const clearInAzerbaijan = (
  tariff: AzerbaijanTariff,
  car: ImportedCar,
  declaredOn: string,
  value: MoneyRange<'AZN'>,
  rate: number,
): Clearance<'AZN'> | ClearanceRefusal => {
  const isElectric = car.fuel === 'electric';
  const counted = countedEngine(car);
  if (counted === null) return 'noEngine';
  const days = daysToCheck(tariff, car, declaredOn).filter((day) => !isOver(day, tariff.ageLimit.years, declaredOn));
  const { low, high } = counted;
  const volumes = [...new Set([low, high])];
  const values = [...new Set([value.low, value.high])];
  const points = days.flatMap((madeOn) =>
    volumes.flatMap((cm3) =>
      values.map((each) => amountsOf(tariff, car, { madeOn, cm3, value: each }, declaredOn, rate)),
    ),
  );
  const [first] = points;
  if (first === undefined) return 'tooOld';

  const line = (
    key: string,
    field: 'duty' | 'excise' | 'vat' | 'disposal' | 'feeByValue',
    basis: AzerbaijanTariff['vat']['basis'],
    numbers: Readonly<Record<string, number>>,
    /** Parts that the amount depends on, except for the day of manufacture. */
    parts: readonly UnknownPart[],
  ) => {
    const amount = rangeOf(
      'AZN',
      points.map((point) => point[field]),
    );
    // Points are sorted by day.
    const isByDay = points.some((point, index) => point[field] !== points[index % pointsPerDay]?.[field]);
    const unknown = [...parts, ...(isByDay ? (['madeOn'] as const) : [])];
    return { key, amount, basis, values: numbers, unknown: amount.low === amount.high ? [] : unknown };
  };
  const pointsPerDay = volumes.length * values.length;
  const engine: UnknownPart[] = volumes.length > 1 ? ['engine'] : [];
  const freight: UnknownPart[] = values.length > 1 ? ['freight'] : [];
  const { duty, excise, vat, disposal, feeByValue, fees } = tariff;
  const cm3 = high;
  return clearanceOf('AZN', [
    line(
      isElectric ? 'dutyElectric' : 'duty',
      'duty',
      isElectric ? duty.electricBasis : duty.basis,
      { cm3, rate: first.dutyRate, percent: duty.electricPercent, years: duty.electricFreeUpToYears },
      isElectric ? freight : engine,
    ),
    line(
      isElectric ? 'exciseElectric' : 'exciseBands',
      'excise',
      first.factor === 1 ? (first.isOlderBand ? excise.over3YearsBasis : excise.basis) : excise.factorBasis,
      { cm3, factor: first.factor },
      engine,
    ),
    line('vatAzerbaijan', 'vat', vat.basis, { percent: vat.percent }, [...engine, ...freight]),
    line('disposal', 'disposal', disposal.basis, {}, []),
    line('feeByValue', 'feeByValue', feeByValue.basis, {}, freight),
    ...fees.map((fee) => ({
      key: fee.key,
      amount: exactRange('AZN', fee.azn),
      values: {},
      basis: fee.basis,
      unknown: [],
    })),
  ]);
};
