import { inBoth } from '@caravan/shared/terms';
import { formatNumber } from '@caravan/shared/format';
import type { Subject } from '../subject';
import { type ConditionNote, filled, fixed } from './conditionNote';
import en from './en/use.json' with { type: 'json' };
import ge from './ge/use.json' with { type: 'json' };

const said = inBoth(en, ge);

const isFresh = ({ odometer }: Subject): boolean => odometer < 6_000;

export const use: readonly ConditionNote[] = [
  { when: ({ history: { fleet }, odometer }) => fleet === true && odometer > 90_000, say: fixed(said.itWorkedAsA) },
  { when: ({ history: { fleet } }) => fleet === true, say: fixed(said.aFormerCompanyCar) },
  { when: ({ history: { fleet } }) => fleet === true, say: fixed(said.exRentalWithThe) },
  { when: ({ history: { owners }, age }) => owners === 1 && age >= 3, say: fixed(said.oneOwnerFromThe) },
  { when: ({ history: { owners }, age }) => owners === 1 && age >= 3, say: fixed(said.singleOwnerNonSmoker) },
  {
    when: ({ history: { owners } }) => owners !== null && owners >= 4,
    say: filled(said.manyOwners, ({ history: { owners } }) => ({ owners: String(owners ?? 0) })),
  },
  {
    when: ({ odometer, age }) => age >= 4 && odometer < 130_000 && odometer / age < 9_500,
    say: filled(said.drivenLittle, ({ odometer }, language) => ({ km: formatNumber(odometer, language) })),
  },
  {
    when: ({ odometer }) => odometer > 200_000,
    say: filled(said.overThousands, ({ odometer }, language) => ({
      thousands: formatNumber(Math.floor(odometer / 10_000) * 10, language),
    })),
  },
  { when: ({ odometer }) => odometer > 180_000, say: fixed(said.theMileageIsHigh) },
  { when: isFresh, say: fixed(said.practicallyNewThereIs) },
  {
    when: isFresh,
    say: filled(said.wayToThePort, ({ odometer }, language) => ({ km: formatNumber(odometer, language) })),
  },
  {
    when: ({ odometer, age, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 2 && odometer > 20_000 && odometer < 120_000,
    say: fixed(said.usedInTheFamily),
  },
  {
    when: ({ odometer, age, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 3 && odometer > 60_000,
    say: fixed(said.dailyDriverOfA),
  },
  {
    when: ({ age, odometer, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 3 && odometer > 40_000,
    say: fixed(said.theSecondCarOf),
  },
  { when: ({ age, odometer }) => age >= 4 && odometer > 90_000, say: fixed(said.mostlyMotorwayTheSeat) },
  { when: ({ history: { owners }, age }) => owners === 2 && age >= 3, say: fixed(said.twoOwnersTheSecond) },
  { when: ({ history: { owners }, age }) => owners === 3 && age >= 5, say: fixed(said.threeOwnersEachOf) },
  {
    when: ({ age, odometer, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 1 && age <= 4 && odometer >= 6_000,
    say: fixed(said.boughtForALong),
  },
  { when: ({ age, odometer }) => age >= 7 && odometer > 100_000, say: fixed(said.itHasWorkedAll) },
];
