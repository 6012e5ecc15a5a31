import { createInstance, type i18n } from 'i18next';
import { LOCALES, type Language } from '@caravan/shared/terms';

/** An event of the i18next instance. After it, all components that use texts render again (`Root.tsx`). */
export const TEXTS_REPLACED = 'caravan:textsReplaced';

/** Creates an i18next instance of one language. Each remote adds its texts under its own name. */
export const createTexts = (lang: Language, shell: object): i18n => {
  const texts = createInstance();
  void texts.init({
    lng: LOCALES[lang],
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { [LOCALES[lang]]: { shell } },
    interpolation: { escapeValue: false },
    // Keys may contain colons, for example names of local storage keys.
    nsSeparator: false,
    initAsync: false,
  });
  return texts;
};

/** Adds a remote's texts, or replaces them by those of another version. */
export const addTexts = (texts: i18n, remote: string, bundle: object): void => {
  texts.addResourceBundle(texts.language, remote, bundle, true, true);
};

/** Replaces texts of a remote on an open page. Only development does so (shared/build/live). */
export const replaceTexts = (texts: i18n, remote: string, bundle: object): void => {
  addTexts(texts, remote, bundle);
  texts.emit(TEXTS_REPLACED);
};
