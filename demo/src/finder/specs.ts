import type { VehicleSpecs } from '@caravan/api/schema';
import { marqueOf } from '../facts/names';
import { equipmentOf } from './equipment';
import type { Subject } from './subject';

const fuelKeys: Record<string, string> = { LPG: 'lpg' };

/** Returns the translation key of a fuel. */
export const fuelKey = (fuel: string): string => fuelKeys[fuel] ?? fuel;

/** Leaves out an unknown value, so that the page does not show its line. */
const ifKnown = (code: string, value: number | null): VehicleSpecs => (value === null ? {} : { [code]: value });

const drivelineSpecs = ({ engine }: Subject): VehicleSpecs => ({
  fuel: fuelKey(engine.fuel),
  ...(engine.fuel === 'electric' ? {} : { engineCc: engine.engineCc }),
  power: engine.powerKw,
  ...ifKnown('torque', engine.torqueNm),
  gearbox: engine.gearbox,
  ...(engine.gears === null || engine.gears === 1 ? {} : { gears: engine.gears }),
  drive: engine.drive,
  ...ifKnown('zeroTo100', engine.zeroTo100s),
});

const energySpecs = ({ engine }: Subject): VehicleSpecs => ({
  ...(engine.fuel === 'electric' ? {} : { consumption: engine.consumptionL100 }),
  ...ifKnown('battery', engine.batteryKwh),
  ...(engine.rangeKm === null ? {} : { range: engine.rangeKm, rangeCycle: engine.rangeCycle }),
});

const bodySpecs = ({ generation }: Subject): VehicleSpecs => ({
  length: generation.lengthMm,
  width: generation.widthMm,
  height: generation.heightMm,
  wheelbase: generation.wheelbaseMm,
  ...ifKnown('clearance', generation.clearanceMm),
  boot: generation.bootL,
});

/**
 * Returns the month (YYYY-MM) in which the technical inspection expires. It is valid for one year, or two for cars younger than eight
 * years. Unknown outside of Georgia and before customs are paid.
 */
const inspectionOf = ({ isCleared, country, age, random }: Subject, today: string): string | null => {
  const months = random.integer(2, age < 8 ? 23 : 11);
  if (!isCleared || country !== 'georgia') return null;
  const [year = 2026, month = 1] = today.split('-').map(Number);
  const due = year * 12 + month - 1 + months;
  return `${String(Math.floor(due / 12))}-${String((due % 12) + 1).padStart(2, '0')}`;
};

const papersSpecs = (subject: Subject, today: string): VehicleSpecs => ({
  origin: subject.origin,
  customs: subject.isCleared ? 'cleared' : 'notCleared',
  inspection: inspectionOf(subject, today),
});

/** Returns the specifications of a vehicle by the codes of the attributes. */
export const specsOf = (subject: Subject, today: string, model: string, interior: string): VehicleSpecs => ({
  brand: subject.generation.marque ?? marqueOf(subject.brand),
  model,
  ...(subject.generation.series === null ? {} : { series: subject.generation.series }),
  year: subject.year,
  body: subject.generation.body,
  doors: subject.generation.doors,
  seats: subject.generation.seats,
  steering: subject.isRightHand ? 'rightHand' : 'leftHand',
  interior,
  ...drivelineSpecs(subject),
  ...energySpecs(subject),
  ...bodySpecs(subject),
  ...papersSpecs(subject, today),
  ...equipmentOf(subject),
});
