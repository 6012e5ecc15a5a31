import type { Currency, Language, Market, Theme } from '@caravan/shared/contracts';
import { CURRENCIES, DEFAULT_MARKET, LANGUAGES, MARKETS } from '@caravan/shared/terms';
import type { MountOptions } from './mountOptions';
import { languageOf } from './siteLink';

const THEMES = ['light', 'dark'] as const satisfies Theme[];
const HEADINGS = ['1', '2', '3', '4', '5', '6', 'none'] as const;

/** Settings that each widget has. */
interface MountSettings {
  readonly lang: Language;
  readonly currency: Currency;
  readonly country: Market;
  readonly theme: Theme | null;
  readonly heading: string;
}

/** Returns a value of the tag or of a federation host if it is one of the allowed ones. Otherwise throws. */
export const oneOf = <Value extends string>(name: string, value: string, allowed: readonly Value[]): Value => {
  const found = allowed.find((each) => each === value);
  if (found !== undefined) return found;
  throw new Error(`caravan-widget: ${name}="${value}" is none of ${allowed.join(', ')}`);
};

/** Returns the settings of a widget with their defaults. Throws if one of them has an unknown value. */
export const mountSettings = ({
  attributes = {},
  lang = 'en',
  currency = 'USD',
  country = attributes['country'] ?? DEFAULT_MARKET,
  theme,
  heading = '2',
}: Omit<MountOptions, 'name'>): MountSettings => ({
  lang: languageOf(oneOf('lang', lang, [...LANGUAGES, 'ka'])),
  currency: oneOf('currency', currency, CURRENCIES),
  country: oneOf('country', country, MARKETS),
  theme: theme === undefined ? null : oneOf('theme', theme, THEMES),
  heading: oneOf('heading', heading, HEADINGS),
});
