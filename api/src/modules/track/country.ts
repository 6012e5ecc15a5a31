import { COUNTRIES, LOCALES, type Language } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';

declare global {
  namespace Intl {
    // TypeScript declares it in esnext.intl only.
    interface Locale {
      getTimeZones: () => string[] | undefined;
    }
  }
}

let countryOfZone: ReadonlyMap<string, string> | undefined;

/** Returns ISO country codes by canonical IANA time zone. They are collected on the first call, because that takes up to 100 ms. */
const countriesByZone = (): ReadonlyMap<string, string> =>
  (countryOfZone ??= new Map(
    COUNTRIES.map((code) => code.toUpperCase()).flatMap((region) =>
      (new Intl.Locale('und', { region }).getTimeZones() ?? []).map((zone) => [zone, region]),
    ),
  ));

/** Returns the canonical name of a time zone, which may be sent by a former name, or undefined if it is invalid. */
const canonicalZone = (timeZone: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

const zoneCountry = (timeZone: string): string | undefined =>
  countriesByZone().get(timeZone) ?? countriesByZone().get(canonicalZone(timeZone) ?? '');

/**
 * Returns the likely country of an event, empty if unknown. It is read from the visitor's time zone, so that no address is looked up. In
 * a zone without a country (UTC), Georgian as language means Georgia.
 */
export const countryOf = (timeZone: string, language: Language): string =>
  zoneCountry(timeZone) ?? (language === 'ge' ? 'GE' : '');

const names = {
  en: new Intl.DisplayNames(LOCALES.en, { type: 'region' }),
  ge: new Intl.DisplayNames(LOCALES.ge, { type: 'region' }),
};

/** Returns the name shown for an unknown value. */
export const unknownName = (language: Language): string => localise(language, 'Unknown', 'უცნობი');

/** Returns the name of a country by its ISO code, or that of the unknown value. */
export const countryName = (country: string, language: Language): string =>
  country === '' ? unknownName(language) : (names[language].of(country) ?? country);
