import {
  isCurrency,
  isLanguage,
  isMenu,
  isTheme,
  type Choices,
  type Preferences,
} from '../../universal/services/preferences';
import type { SafeStorage } from '@caravan/shared/storage';
import type { Language } from '@caravan/shared/terms';

const YEAR = 31_536_000;

/** Where each choice is kept: the specification's local storage keys, and two of ours. */
const storageKey = { lang: 'lang', currency: 'currency', theme: 'caravan:theme', menu: 'caravan:menu' } as const;

export interface BrowserPreferencesOptions {
  readonly storage: SafeStorage;
  readonly document: Document;
  /** Loads the page again; in that language by the address, where no cookie can hold it. */
  readonly reload: (lang?: Language) => void;
  /** What the server rendered with. */
  readonly rendered: Choices;
}

/** Writes a cookie; false where the browser keeps none, or where a frame forbids even to ask. */
const writeCookie = (target: Document, key: string, value: string | null): boolean => {
  try {
    target.cookie = `${key}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR}; samesite=lax`;
    return value === null || target.cookie.split('; ').includes(`${key}=${value}`);
  } catch {
    return false;
  }
};

/** Keeps a language that the address names as the visitor's choice; false where no cookie can hold it. */
export const keepLanguage = (
  { storage, document }: Pick<BrowserPreferencesOptions, 'storage' | 'document'>,
  lang: Language,
): boolean => {
  storage.set(storageKey.lang, lang);
  return writeCookie(document, 'lang', lang);
};

/**
 * True, and the cookies written, where local storage holds another choice than the server rendered: the cookies were
 * cleared, and the page must be loaded once more before it is taken over.
 */
export const restoreCookies = (
  { storage, document, rendered }: Omit<BrowserPreferencesOptions, 'reload'>,
  selected: boolean,
): boolean => {
  const lang = storage.get(storageKey.lang);
  const currency = storage.get(storageKey.currency);
  const theme = storage.get(storageKey.theme);
  const menu = storage.get(storageKey.menu);
  const lost = {
    ...(isLanguage(lang) && lang !== rendered.lang && !selected ? { lang } : {}),
    ...(isCurrency(currency) && currency !== rendered.currency ? { currency } : {}),
    ...(isTheme(theme) && theme !== rendered.theme ? { theme } : {}),
    ...(isMenu(menu) && menu !== rendered.menu ? { menu } : {}),
  };
  const kept = Object.entries(lost).map(([key, value]) => writeCookie(document, key, value));
  return kept.length > 0 && kept.every(Boolean);
};

/** The visitor's preferences in a browser. */
export const browserPreferences = ({ storage, document, reload, rendered }: BrowserPreferencesOptions): Preferences => {
  let choices = rendered;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    choices: () => choices,
    choose: (choice) => {
      let isLanguageKept = true;
      for (const key of ['lang', 'currency', 'theme', 'menu'] as const) {
        const value = choice[key];
        if (value === undefined) continue;
        const isKept = writeCookie(document, key, value);
        if (key === 'lang') isLanguageKept = isKept;
        if (value === null) storage.remove(storageKey[key]);
        else storage.set(storageKey[key], value);
      }
      choices = { ...choices, ...choice };
      if (choice.theme !== undefined) {
        if (choice.theme) document.documentElement.dataset['theme'] = choice.theme;
        else delete document.documentElement.dataset['theme'];
      }
      if (choice.lang !== undefined || choice.currency !== undefined) reload(isLanguageKept ? undefined : choice.lang);
      else notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
