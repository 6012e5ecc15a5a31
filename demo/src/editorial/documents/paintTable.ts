import { csvOf } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';
import { paintFacts } from '../../facts/facts';
import { paintWord } from './paintWords';

const heads = {
  en: ['Name', 'Category', 'Group', 'Finish', 'Colour (hex)', 'Second colour (hex)'],
  ge: ['დასახელება', 'კატეგორია', 'ჯგუფი', 'ზედაპირი', 'ფერი (hex)', 'მეორე ფერი (hex)'],
};

/** Returns a CSV file of the colour viewer's paints and films, with the hex values that the viewer shows. */
export const paintTable = (language: Language): string =>
  csvOf(
    [
      heads[language],
      ...paintFacts.map(({ name, category, group, finish, hex, secondaryHex }) => [
        name,
        paintWord(category, language),
        paintWord(group, language),
        paintWord(finish, language),
        hex,
        secondaryHex ?? null,
      ]),
    ],
    language,
  );
