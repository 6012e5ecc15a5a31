import {
  isCurrency,
  isLanguage,
  isMarket,
  isMenu,
  isTheme,
  type Choices,
  type Preferences,
} from '../../universal/services/preferences';
import type { SafeStorage } from '@caravan/shared/storage';

const COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** Local storage keys of the choices: two of the specification, and three of this site. */
const storageKey = {
  lang: 'lang',
  currency: 'currency',
  country: 'caravan:country',
  theme: 'caravan:theme',
  menu: 'caravan:menu',
} as const;

const isValid = { lang: isLanguage, currency: isCurrency, country: isMarket, theme: isTheme, menu: isMenu };

const names = ['lang', 'currency', 'country', 'theme', 'menu'] as const;

/** Choices that an address can name (`?lang=ge&currency=GEL&country=azerbaijan`). They win over stored choices. */
export type AddressChoices = Partial<Pick<Choices, 'lang' | 'currency' | 'country'>>;

/** Parameters of the address to set, or to remove with null. */
export type AddressChange = { readonly [Name in keyof AddressChoices]: AddressChoices[Name] | null };

/** Returns the valid choices in the query of an address. */
export const choicesInAddress = (search: string): AddressChoices => {
  const query = new URLSearchParams(search);
  const lang = query.getAll('lang').find(isLanguage);
  const currency = query.getAll('currency').find(isCurrency);
  const country = query.getAll('country').find(isMarket);
  return { ...(lang && { lang }), ...(currency && { currency }), ...(country && { country }) };
};

export interface BrowserPreferencesOptions {
  readonly storage: SafeStorage;
  readonly document: Document;
  /** Reloads the page at a changed address. */
  readonly reload: (change: AddressChange) => void;
  /** The choices that the server rendered with. */
  readonly rendered: Choices;
}

/** Writes a cookie. Returns false if the browser stores no cookies, or if a sandboxed frame forbids access. */
const writeCookie = (target: Document, key: string, value: string | null): boolean => {
  try {
    target.cookie = `${key}=${value ?? ''}; path=/; max-age=${value === null ? 0 : COOKIE_MAX_AGE_SECONDS}; samesite=lax`;
    return value === null || target.cookie.split('; ').includes(`${key}=${value}`);
  } catch {
    return false;
  }
};

/** Stores choices of the address as the visitor's. Returns those whose cookie cannot be written. */
export const storeChoices = (
  { storage, document }: Pick<BrowserPreferencesOptions, 'storage' | 'document'>,
  { lang, currency, country }: AddressChoices,
): AddressChoices => {
  const store = (key: keyof AddressChoices, value: string): boolean => {
    storage.set(storageKey[key], value);
    return writeCookie(document, key, value);
  };
  return {
    ...(lang && !store('lang', lang) && { lang }),
    ...(currency && !store('currency', currency) && { currency }),
    ...(country && !store('country', country) && { country }),
  };
};

/**
 * Writes lost cookies again from local storage. Returns true if the server rendered with other choices and all cookies were
 * written: the page must then be reloaded before it hydrates. Skips the choices of the address.
 */
export const restoreCookies = (
  { storage, document, rendered }: Omit<BrowserPreferencesOptions, 'reload'>,
  addressChoices: AddressChoices,
): boolean => {
  const written = names.flatMap((name) => {
    const value = storage.get(storageKey[name]);
    const isLost = isValid[name](value) && value !== rendered[name] && !(name in addressChoices);
    return isLost ? [writeCookie(document, name, value)] : [];
  });
  return written.length > 0 && written.every(Boolean);
};

/** Creates the preferences of a visitor, stored in cookies and local storage. */
export const browserPreferences = ({ storage, document, reload, rendered }: BrowserPreferencesOptions): Preferences => {
  let choices = rendered;
  return {
    choices: () => choices,
    choose: (choice) => {
      const unstored = new Set<keyof Choices>();
      for (const name of names) {
        const value = choice[name];
        if (value === undefined) continue;
        if (!writeCookie(document, name, value)) unstored.add(name);
        if (value === null) storage.remove(storageKey[name]);
        else storage.set(storageKey[name], value);
      }
      choices = { ...choices, ...choice };
      if (choice.theme !== undefined) {
        if (choice.theme) document.documentElement.dataset['theme'] = choice.theme;
        else delete document.documentElement.dataset['theme'];
      }
      const { lang, currency, country } = choice;
      if (lang === undefined && currency === undefined && country === undefined) return;
      reload({
        ...(lang && { lang: unstored.has('lang') ? lang : null }),
        ...(currency && { currency: unstored.has('currency') ? currency : null }),
        ...(country && { country: unstored.has('country') ? country : null }),
      });
    },
  };
};
