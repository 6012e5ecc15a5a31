import type { Document } from '@caravan/api/downloads';
import { LOCALES, type Language } from '@caravan/shared/terms';
import en from '../en/glossary.json' with { type: 'json' };
import ge from '../ge/glossary.json' with { type: 'json' };

const words = { en, ge };

/** Trade terms in both languages, sorted in the document's language. */
export const glossary = (language: Language): Document => {
  const { entries, head, ...texts } = words[language];
  const translations = words[language === 'ge' ? 'en' : 'ge'].entries;
  const collator = new Intl.Collator(LOCALES[language]);
  const rows = entries.map(({ word, meaning }, index) => [word, translations[index]?.word ?? '', meaning]);
  return {
    ...texts,
    blocks: [{ kind: 'table', head, rows: rows.toSorted(([a = ''], [b = '']) => collator.compare(a, b)) }],
  };
};
