import { LOCALES, type Language } from '@caravan/shared/terms';
import { spoken } from '../../envelope/context';
import zonesByCountry from './zones.json';

/** ISO codes by IANA time zone, old names included; made from the public tz database (zone.tab and its links). */
const countryOfZone: ReadonlyMap<string, string> = new Map(
  Object.entries(zonesByCountry).flatMap(([country, zones]) => zones.map((zone) => [zone, country])),
);

/**
 * The country that an event most likely came from, empty where nothing says it: the visitor's time zone names it without
 * asking anybody about their address. A zone of no country (UTC) leaves the language: Georgian is read in Georgia.
 */
export const countryOf = (timeZone: string, language: Language): string =>
  countryOfZone.get(timeZone) ?? (language === 'ge' ? 'GE' : '');

const names = {
  en: new Intl.DisplayNames(LOCALES.en, { type: 'region' }),
  ge: new Intl.DisplayNames(LOCALES.ge, { type: 'region' }),
};

/** What is shown where visitors said nothing. */
export const unknownName = (language: Language): string => spoken(language, 'Unknown', 'უცნობი');

/** The name of a country by its ISO code; of none, that it is unknown. */
export const countryName = (country: string, language: Language): string =>
  country === '' ? unknownName(language) : (names[language].of(country) ?? country);
