import type { Language } from '@caravan/shared/terms';

/** Where a file is downloaded in a language. */
export const downloadAddress = (language: Language, file: string): string => `/media/downloads/${language}/${file}`;
