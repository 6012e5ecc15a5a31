import type { Document } from '@caravan/api/downloads';
import type { Language } from '@caravan/shared/terms';
import en from '../en/checklist.json' with { type: 'json' };
import ge from '../ge/checklist.json' with { type: 'json' };

/** Returns a checklist for buyers of used cars from China. */
export const checklist = (language: Language): Document => {
  const { groups, ...head } = { en, ge }[language];
  return {
    ...head,
    blocks: groups.flatMap(({ title, items }) => [
      { kind: 'heading', text: title },
      { kind: 'checks', items },
    ]),
  };
};
