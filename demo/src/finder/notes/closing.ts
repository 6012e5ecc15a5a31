import { inBoth } from '@caravan/shared/terms';
import { burnsFuel, type ConditionNote, filled, fixed, isOld } from './conditionNote';
import en from './en/closing.json' with { type: 'json' };
import ge from './ge/closing.json' with { type: 'json' };

const said = inBoth(en, ge);

export const closing: readonly ConditionNote[] = [
  { say: fixed(said.aLittleRoomFor) },
  { say: fixed(said.thePriceIsFinal) },
  { say: fixed(said.comeWithYourMechanic) },
  { when: ({ district }) => district === 'Rustavi', say: fixed(said.standsAtTheRustavi) },
  { when: ({ district }) => district === 'Rustavi', say: fixed(said.askForLevanAt) },
  { when: ({ district }) => district === 'Tbilisi', say: fixed(said.canBeSeenIn) },
  { when: ({ district }) => district === 'Tbilisi', say: fixed(said.testDriveAlongThe) },
  { when: ({ district }) => district === 'Batumi', say: fixed(said.batumiForASerious) },
  { when: ({ district, isCleared }) => district === 'Poti' && !isCleared, say: fixed(said.straightOffTheFerry) },
  { when: ({ district }) => district === 'Kutaisi', say: fixed(said.inKutaisiNearThe) },
  { when: ({ country }) => country === 'azerbaijan', say: filled(said.seenIn, ({ district }) => ({ district })) },
  { when: ({ age }) => age >= 4, say: fixed(said.anExchangeForSomething) },
  { say: fixed(said.weSendAVideo), when: burnsFuel },
  { when: isOld, say: fixed(said.winterTyresOnSteel) },
  { when: ({ age }) => age < 5, say: fixed(said.instalmentsThroughABank) },
  { say: fixed(said.noMiddlemenPleaseThey) },
  { when: ({ country }) => country === 'georgia', say: fixed(said.forBuyersFromThe) },
  { when: ({ origin, age }) => origin === 'china' && age <= 3, say: fixed(said.softwareSpeaksEnglishThe) },
];
