import type { Theme } from '@caravan/shared/contracts';
import {
  DEFAULT_MARKET,
  isCurrency,
  isLanguage,
  isMarket,
  type Currency,
  type Language,
  type Market,
} from '@caravan/shared/terms';

export { isCurrency, isLanguage, isMarket };

/** The visitor's choices. They are also written to cookies, which the server reads. */
export interface Choices {
  readonly lang: Language;
  readonly currency: Currency;
  /** The country of import. */
  readonly country: Market;
  /** null: the system's theme. */
  readonly theme: Theme | null;
  /** The side menu is narrow. */
  readonly menu: 'narrow' | null;
}

export interface Preferences {
  readonly choices: () => Choices;
  /** Saves a choice. Language, currency and country reload the page. */
  readonly choose: (choice: Partial<Choices>) => void;
}

/** Preferences that cannot change, for the server and for partners' pages. */
export const fixedPreferences = (choices: Choices): Preferences => ({
  choices: () => choices,
  choose: () => undefined,
});

const themes: readonly string[] = ['light', 'dark'] satisfies Theme[];

export const isTheme = (value: unknown): value is Theme => typeof value === 'string' && themes.includes(value);

export const isMenu = (value: unknown): value is 'narrow' => value === 'narrow';

/** Reads choices from a key-value source, with defaults. */
export const choicesFrom = (read: (key: keyof Choices) => string | null | undefined): Choices => {
  const lang = read('lang');
  const currency = read('currency');
  const country = read('country');
  const theme = read('theme');
  return {
    lang: isLanguage(lang) ? lang : 'en',
    currency: isCurrency(currency) ? currency : 'USD',
    country: isMarket(country) ? country : DEFAULT_MARKET,
    theme: isTheme(theme) ? theme : null,
    menu: isMenu(read('menu')) ? 'narrow' : null,
  };
};
