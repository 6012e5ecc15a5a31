import type { Language } from '@caravan/shared/contracts';

/** What the way to the site is called, where nothing of it is loaded. */
export const SEE_ON_SITE: Readonly<Record<Language, string>> = { en: 'See it on Caravan', ge: 'იხილეთ Caravan-ზე' };

/** What stands where nothing can be shown: the way to the site. */
export const siteLink = (origin: string, lang: Language): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = origin;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = SEE_ON_SITE[lang];
  return link;
};
