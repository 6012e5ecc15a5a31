import type { ChoiceFilter } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/terms';
import { termOf } from './terms';

/** Formats a number with what it counts. */
const countFormats: Partial<Record<ChoiceFilter, Record<Language, (number: string) => string>>> = {
  seats: { en: (number) => `${number} seats`, ge: (number) => `${number} ადგილი` },
  accidents: {
    en: (number) => (number === '0' ? 'No accidents' : number === '1' ? '1 accident' : `${number} accidents`),
    ge: (number) => (number === '0' ? 'ავარიის გარეშე' : `${number} ავარია`),
  },
  owners: { en: (number) => (number === '1' ? '1 owner' : `${number} owners`), ge: (number) => `${number} მფლობელი` },
};

/** Returns the label of a filter value: a number with what it counts, or the translation of its key. */
export const valueName = (filter: ChoiceFilter, value: string, language: Language): string =>
  countFormats[filter]?.[language](value) ?? termOf(filter === 'ready' ? `ready${value}` : value, language);
