import type { Language } from '@caravan/shared/contracts';

/** Text of the link to the site. It is here because it is needed before any texts are loaded. */
export const SEE_ON_SITE: Readonly<Record<Language, string>> = { en: 'See it on Caravan', ge: 'იხილეთ Caravan-ზე' };

/** Creates the link to the site that replaces a widget that cannot be shown. */
export const siteLink = (origin: string, lang: Language): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = origin;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = SEE_ON_SITE[lang];
  return link;
};
