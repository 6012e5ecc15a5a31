import type { Language } from '../../envelope/context';

/** Where a file is downloaded in a language. */
export const downloadAddress = (language: Language, file: string): string => `/media/downloads/${language}/${file}`;
