import type { Language } from '@caravan/shared/contracts';

/** Loads the shell's texts in one language. */
export const shellTexts = async (lang: Language): Promise<object> =>
  lang === 'ge'
    ? (await import(/* webpackChunkName: "text-ge" */ '../locales/ge.json')).default
    : (await import(/* webpackChunkName: "text-en" */ '../locales/en.json')).default;
