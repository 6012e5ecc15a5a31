import type { Language } from '@caravan/shared/terms';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

/** Translations of keys in the database, by the project's Georgian glossary. */
const terms = { en, ge };

export type TermKey = keyof typeof en;

const isKey = (key: string): key is TermKey => Object.hasOwn(en, key);

/** Translates the words of a trim level, such as `Luxury AWD`. */
export const levelOf = (level: string, language: Language): string =>
  level
    .split(' ')
    .map((word) => termOf(word, language))
    .join(' ');

/** Translates a key. Returns an unknown key as it is. */
export const termOf = (key: string, language: Language): string => (isKey(key) ? terms[language][key] : key);
