export {
  SITE_TIME_ZONE,
  addDays,
  addMonths,
  daysInMonth,
  lastWeek,
  mondayOf,
  monthOf,
  monthsBackFrom,
  newestMonth,
  siteDay,
  siteMidnight,
  siteTime,
  utcDay,
  utcMs,
  weekdayOf,
} from './calendar';
export { COUNTRIES } from './countries';
export { CURRENCIES, isCurrency, type Currency } from './currencies';
export { inBothLanguages } from './inBothLanguages';
export { LANGUAGES, LOCALES, isLanguage, type Language, type Localised } from './languages';
export { DEFAULT_MARKET, MARKETS, isMarket, type Market } from './markets';
