import type { Country } from '@caravan/shared/contracts/calls';
import type { Language } from '../../envelope/context';
import { countryCodes } from './codes';

/** A person's country carries the flag's address, which `modules/media` serves. */
const flagOf = (id: string): string => `/media/flags/${id}.svg`;

const locales = { en: 'en', ge: 'ka' } as const;

const namesIn = (locale: string): ((id: string) => string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (id) => names.of(id.toUpperCase()) ?? id.toUpperCase();
};

const nameEnOf = namesIn(locales.en);

const listIn = (language: Language): readonly Country[] => {
  const nameOf = namesIn(locales[language]);
  const { compare } = new Intl.Collator(locales[language]);
  return countryCodes
    .map((id) => ({ id, name: nameOf(id), nameEn: nameEnOf(id), icon: flagOf(id) }))
    .toSorted((a, b) => compare(a.name, b.name));
};

const lists = { en: listIn('en'), ge: listIn('ge') };
const byId = {
  en: new Map(lists.en.map((country) => [country.id, country])),
  ge: new Map(lists.ge.map((country) => [country.id, country])),
};

/** Every country, sorted by name. */
export const countriesIn = (language: Language): Country[] => [...lists[language]];

/** A country by its id; undefined where there is none. */
export const countryOf = (id: string, language: Language): Country | undefined => byId[language].get(id);
