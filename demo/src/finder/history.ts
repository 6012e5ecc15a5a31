import type { Random } from '../random/random';
import type { History, Origin } from './vehicleFacts';

const dayMs = 86_400_000;

interface VehiclePast {
  readonly origin: Origin;
  readonly fuel: string;
  readonly segment: string;
  readonly age: number;
  readonly odometerKm: number;
  readonly updatedAt: Date;
}

const accidentsOf = (random: Random, { origin, age }: VehiclePast): number => {
  // Many imports come from American auctions of damaged cars.
  const shares = age < 2 ? [95, 5] : origin === 'us' ? [54, 34, 10, 2] : [70, 23, 6, 1];
  return random.pickWeighted([0, 1, 2, 3], (count) => shares[count] ?? 0);
};

const ownersOf = (random: Random, age: number): number =>
  age < 2 ? 1 : 1 + random.integer(0, Math.min(4, Math.floor(age / 3)));

const fleetShare = ({ fuel, segment, age, odometerKm }: VehiclePast): number => {
  if (age < 2 || age > 14 || segment === 'large') return 0;
  return fuel === 'LPG' ? 0.7 : odometerKm / age > 16_000 ? 0.2 : 0.06;
};

/** Returns a history that fits age, mileage and origin. Every seventh vehicle was never checked, so its accidents are unknown. */
export const historyOf = (random: Random, past: VehiclePast): History => {
  const isChecked = random.next() < 0.86;
  const days = random.between(1, 40);
  const accidents = accidentsOf(random, past);
  const owners = ownersOf(random, past.age);
  const [ownersKnown, inspected, fleetKnown, fleet] = [random.next(), random.next(), random.next(), random.next()];
  return {
    checkedAt: isChecked ? new Date(past.updatedAt.getTime() - Math.floor(days * dayMs)) : null,
    accidents: isChecked ? accidents : null,
    owners: isChecked || ownersKnown < 0.5 ? owners : null,
    hasCcicInspection: past.origin === 'china' ? (isChecked ? inspected < 0.8 : null) : false,
    wasFleetCar: fleetKnown < 0.88 ? fleet < fleetShare(past) : null,
  };
};
