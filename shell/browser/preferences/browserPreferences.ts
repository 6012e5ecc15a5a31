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

/** Local storage keys of the choices: two of the specification, and two of this site. */
const storageKey = { lang: 'lang', currency: 'currency', theme: 'caravan:theme', menu: 'caravan:menu' } as const;

export interface BrowserPreferencesOptions {
  readonly storage: SafeStorage;
  readonly document: Document;
  /** Reloads the page. Puts `lang` into the address if given, because cookies cannot be written. */
  readonly reload: (lang?: Language) => void;
  /** The choices that the server rendered with. */
  readonly rendered: Choices;
}

/** Writes a cookie. Returns false if the browser stores no cookies, or if a sandboxed frame forbids access. */
const writeCookie = (target: Document, key: string, value: string | null): boolean => {
  try {
    target.cookie = `${key}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR}; samesite=lax`;
    return value === null || target.cookie.split('; ').includes(`${key}=${value}`);
  } catch {
    return false;
  }
};

/** Stores the language of the address as the visitor's choice. Returns false if the cookie cannot be written. */
export const storeLanguage = (
  { storage, document }: Pick<BrowserPreferencesOptions, 'storage' | 'document'>,
  lang: Language,
): boolean => {
  storage.set(storageKey.lang, lang);
  return writeCookie(document, 'lang', lang);
};

/**
 * Writes lost cookies again from local storage. Returns true if the server rendered with other choices and all cookies were
 * written: the page must then be reloaded before it hydrates.
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
  const written = Object.entries(lost).map(([key, value]) => writeCookie(document, key, value));
  return written.length > 0 && written.every(Boolean);
};

/** Creates the preferences of a visitor, stored in cookies and local storage. */
export const browserPreferences = ({ storage, document, reload, rendered }: BrowserPreferencesOptions): Preferences => {
  let choices = rendered;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    choices: () => choices,
    choose: (choice) => {
      let isLanguageStored = true;
      for (const key of ['lang', 'currency', 'theme', 'menu'] as const) {
        const value = choice[key];
        if (value === undefined) continue;
        const isStored = writeCookie(document, key, value);
        if (key === 'lang') isLanguageStored = isStored;
        if (value === null) storage.remove(storageKey[key]);
        else storage.set(storageKey[key], value);
      }
      choices = { ...choices, ...choice };
      if (choice.theme !== undefined) {
        if (choice.theme) document.documentElement.dataset['theme'] = choice.theme;
        else delete document.documentElement.dataset['theme'];
      }
      if (choice.lang !== undefined || choice.currency !== undefined)
        reload(isLanguageStored ? undefined : choice.lang);
      else notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
