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

/** Choices that an address can name. A change of them reloads the page. */
const addressNames = ['lang', 'currency', 'country'] as const;
const names = [...addressNames, 'theme', 'menu'] as const;

/** Choices that an address can name (`?lang=ge&currency=GEL&country=azerbaijan`). They win over stored choices. */
export type AddressChoices = Partial<Pick<Choices, (typeof addressNames)[number]>>;

/** Parameters of the address to set, or to remove with null. */
export type AddressChange = { readonly [Name in keyof AddressChoices]: AddressChoices[Name] | null };

/** Returns an object with a value by name, without undefined ones. */
const collect = <Value>(valueOf: (name: keyof AddressChoices) => Value | undefined): Record<string, Value> =>
  Object.fromEntries(
    addressNames.flatMap((name) => {
      const value = valueOf(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Returns the valid choices in the query of an address. */
export const choicesInAddress = (search: string): AddressChoices => {
  const query = new URLSearchParams(search);
  return collect((name) => query.getAll(name).find(isValid[name]));
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
  choices: AddressChoices,
): AddressChoices =>
  collect((name) => {
    const value = choices[name];
    if (value === undefined) return undefined;
    storage.set(storageKey[name], value);
    return writeCookie(document, name, value) ? undefined : value;
  });

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
      const change = collect((name) => choice[name] && (unstored.has(name) ? choice[name] : null));
      if (Object.keys(change).length > 0) reload(change);
    },
  };
};
