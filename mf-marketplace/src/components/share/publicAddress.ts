import type { Language } from '@caravan/shared/contracts';

/** Returns a page's address in the visitor's language without other parameters. Works only in the browser. */
export const publicAddress = (path: string, lang: Language): string =>
  `${window.location.origin}${path}${lang === 'en' ? '' : `?lang=${lang}`}`;
