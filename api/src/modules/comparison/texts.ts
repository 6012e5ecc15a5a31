import type { Language } from '@caravan/shared/terms';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

export type TextKey = keyof typeof en;

const texts = { en, ge };

/** Returns the title of a section, a row or a feature. */
export const textOf = (key: TextKey, language: Language): string => texts[language][key];
