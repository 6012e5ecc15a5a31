import { createInstance, type i18n } from 'i18next';
import type { Language } from '@caravan/shared/contracts';

/** The BCP 47 tag of an interface language: the site's `ge` is `ka` to browsers, plural rules and search engines. */
export const languageTag = (lang: Language): 'en' | 'ka' => (lang === 'ge' ? 'ka' : 'en');

/** An i18next instance of one language; every remote adds its texts under its own name. */
export const createTexts = (lang: Language, shell: object): i18n => {
  const texts = createInstance();
  void texts.init({
    lng: languageTag(lang),
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { [languageTag(lang)]: { shell } },
    interpolation: { escapeValue: false },
    // Keys of texts may hold colons: names of stored things do.
    nsSeparator: false,
    initAsync: false,
  });
  return texts;
};

/** Adds a remote's texts, or replaces them by another version's. */
export const addTexts = (texts: i18n, remote: string, bundle: object): void => {
  texts.addResourceBundle(texts.language, remote, bundle, true, true);
};
