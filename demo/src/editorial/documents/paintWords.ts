import type { Language } from '@caravan/shared/terms';
import en from '../en/paintWords.json' with { type: 'json' };
import ge from '../ge/paintWords.json' with { type: 'json' };

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ge };

/** Translates a word of the paint facts. Names of paints are not translated. */
export const paintWord = (word: string, language: Language): string => words[language][word] ?? word;
