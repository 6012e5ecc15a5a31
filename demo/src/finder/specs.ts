import type { VehicleSpecs } from '@caravan/api/schema';
import { marqueOf } from '../facts/names';
import { equipmentOf } from './equipment';
import type { Subject } from './subject';

const fuelKeys: Record<string, string> = { LPG: 'lpg' };

/** The key of a fuel among the localised terms. */
export const fuelKey = (fuel: string): string => fuelKeys[fuel] ?? fuel;

/** Kept only where it is known: a line that says nothing of any vehicle of this kind is not shown. */
const known = (code: string, value: number | null): VehicleSpecs => (value === null ? {} : { [code]: value });

const driveline = ({ engine }: Subject): VehicleSpecs => ({
  fuel: fuelKey(engine.fuel),
  ...(engine.fuel === 'electric' ? {} : { engineCc: engine.engineCc }),
  power: engine.powerKw,
  ...known('torque', engine.torqueNm),
  gearbox: engine.gearbox,
  ...(engine.gears === null || engine.gears === 1 ? {} : { gears: engine.gears }),
  drive: engine.drive,
  ...known('zeroTo100', engine.zeroTo100s),
});

const energy = ({ engine }: Subject): VehicleSpecs => ({
  ...(engine.fuel === 'electric' ? {} : { consumption: engine.consumptionL100 }),
  ...known('battery', engine.batteryKwh),
  ...(engine.rangeKm === null ? {} : { range: engine.rangeKm, rangeCycle: engine.rangeCycle }),
});

const body = ({ generation }: Subject): VehicleSpecs => ({
  length: generation.lengthMm,
  width: generation.widthMm,
  height: generation.heightMm,
  wheelbase: generation.wheelbaseMm,
  ...known('clearance', generation.clearanceMm),
  boot: generation.bootL,
});

/** When the technical inspection has to be renewed: yearly, every two years for cars under eight; unknown abroad and before customs. */
const inspectionOf = ({ isCleared, country, age, random }: Subject, today: string): string | null => {
  const months = random.whole(2, age < 8 ? 23 : 11);
  if (!isCleared || country !== 'georgia') {
    return null;
  }
  const [year = 2026, month = 1] = today.split('-').map(Number);
  const due = year * 12 + month - 1 + months;
  return `${String(Math.floor(due / 12))}-${String((due % 12) + 1).padStart(2, '0')}`;
};

const papers = (subject: Subject, today: string): VehicleSpecs => ({
  origin: subject.origin,
  customs: subject.isCleared ? 'cleared' : 'notCleared',
  inspection: inspectionOf(subject, today),
});

/** What is known of a vehicle, by the codes of the attributes. */
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
  ...driveline(subject),
  ...energy(subject),
  ...body(subject),
  ...papers(subject, today),
  ...equipmentOf(subject),
});
