import { inBoth } from '@caravan/shared/terms';
import type { Subject } from '../subject';
import { burnsFuel, type ConditionNote, filled, fixed, isHybrid, isOld } from './conditionNote';
import en from './en/service.json' with { type: 'json' };
import ge from './ge/service.json' with { type: 'json' };

const said = inBoth(en, ge);

const thousandsOf = (km: number): number => Math.max(1, Math.round(km / 1000));
const hasBattery = ({ engine }: Subject): boolean => engine.batteryKwh !== null;
/** Returns the battery's health in per cent. */
const batteryHealth = ({ age, odometer }: Subject): number =>
  Math.round(99 - Math.min(4, age * 1.6) - Math.min(9, odometer / 22_000));

export const service: readonly ConditionNote[] = [
  {
    when: (subject) => burnsFuel(subject) && subject.odometer > 30_000,
    say: filled(said.oilAndFilters, ({ odometer }) => ({ thousands: String(thousandsOf(odometer) - 2) })),
  },
  {
    when: ({ engine, odometer }) => engine.gearbox === 'automatic' && engine.gears !== 1 && odometer > 80_000,
    say: filled(said.gearboxOil, ({ odometer }) => ({
      thousands: String(Math.floor(thousandsOf(odometer) / 20) * 20),
    })),
  },
  { when: (subject) => isHybrid(subject) && subject.age >= 4, say: fixed(said.theHybridBatteryHas) },
  { when: (subject) => isHybrid(subject) && subject.odometer > 150_000, say: fixed(said.hybridBatteryReplacedWith) },
  {
    when: (subject) => hasBattery(subject) && subject.odometer > 8_000,
    say: filled(said.batteryTest, (subject) => ({ health: String(batteryHealth(subject)) })),
  },
  { when: ({ engine }) => engine.fuel === 'diesel', say: fixed(said.injectorsWereCheckedOn) },
  { when: ({ engine }) => engine.fuel === 'LPG', say: fixed(said.theGasCylinderWas) },
  { when: isOld, say: fixed(said.brakeDiscsAndPads) },
  { when: (subject) => isOld(subject) && subject.isCleared, say: fixed(said.theFrontSuspensionWas) },
  { when: (subject) => isOld(subject) && subject.year >= 2010, say: fixed(said.airConditioningWasRefilled) },
  {
    when: ({ age, odometer, isCleared }) => isCleared && age >= 2 && odometer < 120_000,
    say: fixed(said.servicedAtOneGarage),
  },
  { when: ({ age }) => age >= 3, say: fixed(said.theStarterBatteryIs) },
];
