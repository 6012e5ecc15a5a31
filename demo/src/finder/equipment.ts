import type { VehicleSpecs } from '@caravan/api/schema';
import type { VehicleFacts } from './vehicleFacts';

const premiumBrands = new Set(['Lexus', 'BMW', 'Mercedes-Benz', 'Tesla', 'Zeekr', 'Li Auto']);
const basicBrands = new Set(['LADA', 'Ravon / Daewoo']);
const isChinese = (brand: string): boolean => ['BYD', 'Changan', 'Haval', 'Chery', 'Zeekr', 'Li Auto'].includes(brand);

const sizes: Readonly<Record<string, number>> = { small: 0, compact: 1, midsize: 2, large: 3 };

/** Returns the equipment level from 0 to about 10. It rises with make, segment and model year. */
const levelOf = ({ brand, segment, year, random }: VehicleFacts): number => {
  const brandLevel = premiumBrands.has(brand) ? 2.5 : basicBrands.has(brand) ? -2 : isChinese(brand) ? 2 : 0;
  return Math.max(
    0,
    brandLevel + (sizes[segment] ?? 1) + Math.max(-2, (year - 2012) * 0.4) + random.between(-0.8, 1.2),
  );
};

/** Returns the value of the last step that the level reaches, or `lowest`. */
const stepAt = <T>(level: number, lowest: T, ...steps: readonly (readonly [from: number, value: T])[]): T =>
  steps.findLast(([from]) => level >= from)?.[1] ?? lowest;

const yesIfAtLeast = (level: number, from: number): string => (level >= from ? 'yes' : 'no');

const wheelInches = (level: number, { segment, generation }: VehicleFacts): number =>
  Math.min(21, 14 + (sizes[segment] ?? 1) + (generation.body === 'suv' ? 1 : 0) + Math.floor(level / 3));

const screenOf = (level: number, { year, brand }: VehicleFacts): number | null => {
  if (brand === 'Tesla') return 15;
  const inches = stepAt(level, 0, [3, 7], [5, 8], [6.5, 10.3], [8, 12.3]);
  const screenInches = isChinese(brand) ? Math.max(12.8, inches) : inches;
  return year < 2010 || screenInches === 0 ? null : screenInches;
};

/** Returns typical equipment for make, segment and year, as values of the attributes. */
export const equipmentOf = (facts: VehicleFacts): VehicleSpecs => {
  const { brand, year, age, random } = facts;
  const level = levelOf(facts);
  const isOld = year < 2008;
  const screen = screenOf(level, facts);
  return {
    climate: stepAt(
      level,
      basicBrands.has(brand) && isOld ? 'no' : 'manualAc',
      [0.5, 'manualAc'],
      [3, 'climate1'],
      [4.5, 'climate2'],
      [8.5, 'climate3'],
    ),
    upholstery: stepAt(level, 'fabric', [3.5, 'partLeather'], [4.5, 'artificialLeather'], [6, 'leather']),
    seatHeating: stepAt(level, 'no', [4, 'frontSeats'], [7.5, 'allSeats']),
    parkingAid: stepAt(
      level,
      'no',
      [2.5, 'rearSensors'],
      [3.5, 'rearCamera'],
      [5.5, 'cameraAndSensors'],
      [8, 'camera360'],
    ),
    cruise: stepAt(level, 'no', [2.5, 'cruise'], [6.5, 'adaptiveCruise']),
    keyless: yesIfAtLeast(level, 4),
    roof: stepAt(
      level,
      'no',
      [5.5, random.next() < 0.6 ? 'sunroof' : 'no'],
      [7.5, random.next() < 0.75 ? 'panoramicRoof' : 'no'],
    ),
    ...(screen === null ? {} : { screen }),
    wheels: wheelInches(level, facts),
    airbags: basicBrands.has(brand) ? (isOld ? 0 : 2) : stepAt(level, 2, [1, 4], [2.5, 6], [6, 8], [8.5, 10]),
    blindSpot: yesIfAtLeast(level, year < 2013 ? 99 : 6.2),
    laneAssist: yesIfAtLeast(level, year < 2015 ? 99 : 6.6),
    headlights: stepAt(
      level,
      'halogen',
      [3.5, year < 2016 ? 'xenon' : 'ledLights'],
      [8.5, year < 2017 ? 'ledLights' : 'matrixLights'],
    ),
    keys: random.next() < 0.25 && age > 3 ? 1 : 2,
    serviceBook:
      random.next() < 0.2
        ? null
        : age < 2 || random.next() < 0.35
          ? 'fullBook'
          : random.next() < 0.6
            ? 'partBook'
            : 'no',
  };
};
