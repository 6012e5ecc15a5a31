import type { Language } from '@caravan/shared/contracts';

/** The shell's own texts in one language; the other one is not fetched. */
export const shellTexts = async (lang: Language): Promise<object> =>
  lang === 'ge'
    ? (await import(/* webpackChunkName: "text-ge" */ '../locales/ge.json')).default
    : (await import(/* webpackChunkName: "text-en" */ '../locales/en.json')).default;
