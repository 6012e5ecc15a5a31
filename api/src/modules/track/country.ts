import { LOCALES, type Language } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';
import zonesByCountry from './zones.json';

/** ISO country codes by IANA time zone with former names, from the public tz database (zone.tab and its links). */
const countryOfZone: ReadonlyMap<string, string> = new Map(
  Object.entries(zonesByCountry).flatMap(([country, zones]) => zones.map((zone) => [zone, country])),
);

/**
 * Returns the likely country of an event, empty if unknown. It is read from the visitor's time zone, so that no address is looked up. In
 * a zone without a country (UTC), Georgian as language means Georgia.
 */
export const countryOf = (timeZone: string, language: Language): string =>
  countryOfZone.get(timeZone) ?? (language === 'ge' ? 'GE' : '');

const names = {
  en: new Intl.DisplayNames(LOCALES.en, { type: 'region' }),
  ge: new Intl.DisplayNames(LOCALES.ge, { type: 'region' }),
};

/** Returns the name shown for an unknown value. */
export const unknownName = (language: Language): string => localise(language, 'Unknown', 'უცნობი');

/** Returns the name of a country by its ISO code, or that of the unknown value. */
export const countryName = (country: string, language: Language): string =>
  country === '' ? unknownName(language) : (names[language].of(country) ?? country);
