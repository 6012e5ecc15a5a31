import type { Theme } from '@caravan/shared/contracts';
import { isCurrency, isLanguage, type Currency, type Language } from '@caravan/shared/terms';

export { isCurrency, isLanguage };

/** The visitor's choices. The server reads them from cookies, so both places are written. */
export interface Choices {
  readonly lang: Language;
  readonly currency: Currency;
  /** null: as the system says. */
  readonly theme: Theme | null;
  /** The side menu is narrow. */
  readonly menu: 'narrow' | null;
}

export interface Preferences {
  readonly choices: () => Choices;
  /** Saves a choice; language and currency load the page again in place. */
  readonly choose: (choice: Partial<Choices>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Preferences of one request on the server: as the cookies say, nothing to change. */
export const fixedPreferences = (choices: Choices): Preferences => ({
  choices: () => choices,
  choose: () => undefined,
  subscribe: () => () => undefined,
});

const themes: readonly string[] = ['light', 'dark'] satisfies Theme[];

export const isTheme = (value: unknown): value is Theme => typeof value === 'string' && themes.includes(value);

export const isMenu = (value: unknown): value is 'narrow' => value === 'narrow';

/** Choices out of any key-value source, defaults where it holds none. */
export const choicesFrom = (read: (key: keyof Choices) => string | null | undefined): Choices => {
  const lang = read('lang');
  const currency = read('currency');
  const theme = read('theme');
  return {
    lang: isLanguage(lang) ? lang : 'en',
    currency: isCurrency(currency) ? currency : 'USD',
    theme: isTheme(theme) ? theme : null,
    menu: isMenu(read('menu')) ? 'narrow' : null,
  };
};
