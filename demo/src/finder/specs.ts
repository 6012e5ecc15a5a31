import type { VehicleSpecs } from '@caravan/api/schema';
import { firstMakeOf } from '../facts/names';
import { equipmentOf } from './equipment';
import type { VehicleFacts } from './vehicleFacts';

const fuelKeys: Record<string, string> = { LPG: 'lpg' };

/** Returns the translation key of a fuel. */
export const fuelKey = (fuel: string): string => fuelKeys[fuel] ?? fuel;

/** Leaves out an unknown value, so that the page does not show its line. */
const ifKnown = (code: string, value: number | null): VehicleSpecs => (value === null ? {} : { [code]: value });

const drivelineSpecs = ({ engine }: VehicleFacts): VehicleSpecs => ({
  fuel: fuelKey(engine.fuel),
  ...(engine.fuel === 'electric' ? {} : { engineCc: engine.engineCc }),
  power: engine.powerKw,
  ...ifKnown('torque', engine.torqueNm),
  gearbox: engine.gearbox,
  ...(engine.gears === null || engine.gears === 1 ? {} : { gears: engine.gears }),
  drive: engine.drive,
  ...ifKnown('zeroTo100', engine.zeroTo100s),
});

const energySpecs = ({ engine }: VehicleFacts): VehicleSpecs => ({
  ...(engine.fuel === 'electric' ? {} : { consumption: engine.consumptionL100 }),
  ...ifKnown('battery', engine.batteryKwh),
  ...(engine.rangeKm === null ? {} : { range: engine.rangeKm, rangeCycle: engine.rangeCycle }),
});

const bodySpecs = ({ generation }: VehicleFacts): VehicleSpecs => ({
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
const inspectionOf = ({ isCustomsCleared, country, age, random }: VehicleFacts, today: string): string | null => {
  const months = random.integer(2, age < 8 ? 23 : 11);
  if (!isCustomsCleared || country !== 'georgia') return null;
  const [year = 2026, month = 1] = today.split('-').map(Number);
  const due = year * 12 + month - 1 + months;
  return `${String(Math.floor(due / 12))}-${String((due % 12) + 1).padStart(2, '0')}`;
};

const documentSpecs = (facts: VehicleFacts, today: string): VehicleSpecs => ({
  origin: facts.origin,
  customs: facts.isCustomsCleared ? 'cleared' : 'notCleared',
  inspection: inspectionOf(facts, today),
});

/** Returns the specifications of a vehicle by the codes of the attributes. */
export const specsOf = (facts: VehicleFacts, today: string, model: string, interior: string): VehicleSpecs => ({
  brand: facts.generation.make ?? firstMakeOf(facts.brand),
  model,
  ...(facts.generation.series === null ? {} : { series: facts.generation.series }),
  year: facts.year,
  body: facts.generation.body,
  doors: facts.generation.doors,
  seats: facts.generation.seats,
  steering: facts.isRightHandDrive ? 'rightHand' : 'leftHand',
  interior,
  ...drivelineSpecs(facts),
  ...energySpecs(facts),
  ...bodySpecs(facts),
  ...documentSpecs(facts, today),
  ...equipmentOf(facts),
});
