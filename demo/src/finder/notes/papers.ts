import { inBoth } from '@caravan/shared/terms';
import { type ConditionNote, filled, fixed } from './conditionNote';
import en from './en/papers.json' with { type: 'json' };
import ge from './ge/papers.json' with { type: 'json' };

const said = inBoth(en, ge);

/** Sentences about customs and plates. */
export const papers: readonly ConditionNote[] = [
  { when: ({ isCleared, country }) => isCleared && country === 'georgia', say: fixed(said.customsArePaidRe) },
  { when: ({ isCleared, country }) => isCleared && country === 'georgia', say: fixed(said.clearedAndOnGeorgian) },
  { when: ({ isCleared, country }) => !isCleared && country === 'georgia', say: fixed(said.notClearedYetThe) },
  { when: ({ isCleared, country }) => !isCleared && country === 'georgia', say: fixed(said.itStandsInThe) },
  {
    when: ({ isCleared, country }) => isCleared && country === 'azerbaijan',
    say: filled(said.clearedInAzerbaijan, ({ district }) => ({ district })),
  },
  { when: ({ isCleared, country }) => isCleared && country === 'azerbaijan', say: fixed(said.papersAreInOrder) },
  { when: ({ isCleared, country }) => isCleared && country === 'georgia', say: fixed(said.allFeesAreSettled) },
  { when: ({ isCleared, country }) => isCleared && country === 'georgia', say: fixed(said.clearedTheServiceHall) },
  { when: ({ isCleared, country }) => !isCleared && country === 'georgia', say: fixed(said.transitPapersForNinety) },
  { when: ({ isCleared, country }) => !isCleared && country === 'georgia', say: fixed(said.customsAreStillTo) },
  { when: ({ isCleared, country }) => !isCleared && country === 'azerbaijan', say: fixed(said.notClearedInAzerbaijan) },
  { when: ({ isCleared, country }) => !isCleared && country === 'azerbaijan', say: fixed(said.thePriceIsWithout) },
  { when: ({ isCleared, country }) => isCleared && country === 'azerbaijan', say: fixed(said.dutyPaidPlatesStay) },
];
