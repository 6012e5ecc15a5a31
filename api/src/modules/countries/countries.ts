import type { Country } from '@caravan/shared/contracts/calls';
import { COUNTRIES, LOCALES, type Language } from '@caravan/shared/terms';
import { flagAddress } from './flags';

const createNameOf = (locale: string): ((id: string) => string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (id) => names.of(id.toUpperCase()) ?? id.toUpperCase();
};

const nameEnOf = createNameOf(LOCALES.en);

/** The markets of the site come first: most visitors choose one of them. */
const firstCountries = ['ge', 'az'];
const sortOrderOf = (id: string): number =>
  firstCountries.includes(id) ? firstCountries.indexOf(id) : firstCountries.length;

const createList = (language: Language): readonly Country[] => {
  const nameOf = createNameOf(LOCALES[language]);
  const { compare } = new Intl.Collator(LOCALES[language]);
  return COUNTRIES.map((id) => ({ id, name: nameOf(id), nameEn: nameEnOf(id), icon: flagAddress(id) })).toSorted(
    (a, b) => sortOrderOf(a.id) - sortOrderOf(b.id) || compare(a.name, b.name),
  );
};

const lists = { en: createList('en'), ge: createList('ge') };
const byId = {
  en: new Map(lists.en.map((country) => [country.id, country])),
  ge: new Map(lists.ge.map((country) => [country.id, country])),
};

/** Returns all countries: Georgia and Azerbaijan, then the others by name. */
export const countriesIn = (language: Language): Country[] => [...lists[language]];

export const countryOf = (id: string, language: Language): Country | undefined => byId[language].get(id);
