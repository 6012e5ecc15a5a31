import { inBoth } from '@caravan/shared/terms';
import { type ConditionNote, fixed, isOld } from './conditionNote';
import en from './en/wear.json' with { type: 'json' };
import ge from './ge/wear.json' with { type: 'json' };

const said = inBoth(en, ge);

export const wear: readonly ConditionNote[] = [
  {
    when: (subject) => isOld(subject) && subject.isCleared && subject.country === 'georgia',
    say: fixed(said.stoneChipsOnThe),
  },
  { when: isOld, say: fixed(said.theBolsterOfThe) },
  { when: ({ age }) => age >= 2, say: fixed(said.aCoinSizedDent) },
  { when: ({ age }) => age >= 3, say: fixed(said.oneWheelIsKerbed) },
  { when: isOld, say: fixed(said.theFrontTyresWill) },
  { when: ({ age }) => age >= 2, say: fixed(said.aChipInThe) },
  { when: isOld, say: fixed(said.theSteeringWheelShines) },
  { when: ({ age }) => age >= 8, say: fixed(said.theHeadlightsWerePolished) },
  { when: ({ age, origin }) => age >= 6 && origin !== 'china', say: fixed(said.someSurfaceRustOn) },
  { when: ({ age }) => age >= 1 && age < 5, say: fixed(said.noScratchThatA) },
  { when: ({ age, odometer }) => age < 6 && odometer > 5_000, say: fixed(said.theRearBumperCarries) },
  { when: ({ age }) => age >= 4, say: fixed(said.theCabinWasCleaned) },
];
