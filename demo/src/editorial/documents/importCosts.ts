import { type Document, formatLari } from '@caravan/api/downloads';
import { formatNumber } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';
import en from '../en/importCosts.json' with { type: 'json' };
import ge from '../ge/importCosts.json' with { type: 'json' };

/** Excise in Georgia from April 2026, in lari for each cubic centimetre. */
const gelPerCc = { young: 1.5, old: 4.5 } as const;

const engines = [1_200, 1_400, 1_500, 1_600, 1_800, 2_000, 2_400, 2_500, 3_000, 3_500] as const;

const sources = [
  'jam-news.net/import-of-cars-over-six-years-old-into-georgia',
  'espero.ge/articles/en/car-import-duties-in-georgia-in-2026-new-rates-examples-and-what-has-changed.html',
].join(', ');

const words = { en, ge };

/** A table of excise by engine size and age. */
export const importCosts = (language: Language): Document => {
  const { title, lead, table, head, unit, special, specials, reckon, reckonText, foot } = words[language];
  return {
    title,
    lead,
    blocks: [
      { kind: 'heading', text: table },
      {
        kind: 'table',
        head,
        rows: engines.map((cc) => [
          `${formatNumber(cc, language)}\u00A0${unit}`,
          formatLari(cc * gelPerCc.young, language),
          formatLari(cc * gelPerCc.old, language),
          formatLari(cc * (gelPerCc.old - gelPerCc.young), language),
        ]),
      },
      { kind: 'heading', text: special },
      { kind: 'table', head: [], rows: specials },
      { kind: 'heading', text: reckon },
      { kind: 'text', text: reckonText },
    ],
    foot: `${foot} ${sources}`,
  };
};
