import type { Language } from '@caravan/shared/contracts';

/** A page's address for anybody: in the sharer's language, and without what led the sharer here. In the browser only. */
export const publicAddress = (path: string, lang: Language): string =>
  `${window.location.origin}${path}${lang === 'en' ? '' : `?lang=${lang}`}`;
