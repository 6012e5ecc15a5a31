import { inBoth } from '@caravan/shared/terms';
import { type ConditionNote, fixed } from './conditionNote';
import en from './en/steering.json' with { type: 'json' };
import ge from './ge/steering.json' with { type: 'json' };

const said = inBoth(en, ge);

/** Sentences about right-hand drive. */
export const steering: readonly ConditionNote[] = [
  { when: ({ isRightHand }) => isRightHand, say: fixed(said.rightHandDriveAs) },
  { when: ({ isRightHand }) => isRightHand, say: fixed(said.theWheelIsOn) },
  { when: ({ isRightHand }) => isRightHand, say: fixed(said.aJapaneseCarIn) },
  { when: ({ isRightHand }) => isRightHand, say: fixed(said.rightHandDriveOvertaking) },
];
