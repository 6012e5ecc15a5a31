import type { Language } from '@caravan/shared/terms';
import { termOf } from '../../terms/terms';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

/**
 * Words for keys that the database stores as values of attributes. Keys that are missing here are terms of the whole
 * API.
 */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ge };

export const wordOf = (key: string, language: Language): string => words[language][key] ?? termOf(key, language);
