import type { Language } from '@caravan/shared/contracts';

/** Text of the link to the site. It is here because it is needed before any texts are loaded. */
export const SEE_ON_SITE: Readonly<Record<Language, string>> = { en: 'See it on Caravan', ge: 'იხილეთ Caravan-ზე' };

/** Returns the language of the attribute `lang`. `ka` is the code of Georgian in HTML. */
export const languageOf = (lang: string | null | undefined): Language => (lang === 'ge' || lang === 'ka' ? 'ge' : 'en');

/** Returns an address of the site in a language. The site does not know the language of a partner's page otherwise. */
export const inLanguage = (address: string, lang: Language): string => {
  if (lang === 'en') return address;
  const url = new URL(address);
  url.searchParams.set('lang', lang);
  return url.href;
};

/** Creates the link to the site that replaces a widget that cannot be shown. */
export const siteLink = (origin: string, lang: Language): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = inLanguage(origin, lang);
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = SEE_ON_SITE[lang];
  return link;
};
