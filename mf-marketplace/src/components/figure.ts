import type { Language } from '@caravan/shared/contracts';
import { formatNumber, MISSING } from '@caravan/shared/format';
import type { Fact } from '@caravan/shared/ui';

/** Facts without those that nobody knows: a card says what it has to say. */
export const withoutUnknown = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== MISSING);

export type Translate = (key: string) => string;

/** A figure with its unit; a missing one is a dash without. `digits` after the decimal mark at most. */
export const figure = (term: string, value: number | null, unit: string, lang: Language, digits = 0): Fact => ({
  term,
  value: value === null ? MISSING : formatNumber(value, lang, { maximumFractionDigits: digits }),
  unit: value === null ? undefined : unit,
});

/** Metric horsepower in a kilowatt. */
const HORSEPOWER = 1.35962;

/** Power in horsepower, as buyers here compare it, with the kilowatts after it. */
export const powerOf = (term: string, kilowatts: number | null, t: Translate, lang: Language): Fact => {
  if (kilowatts === null) return { term, value: MISSING };
  return {
    term,
    value: `${formatNumber(kilowatts * HORSEPOWER, lang)}\u00A0${t('units.hp')}`,
    unit: `(${formatNumber(kilowatts, lang)} ${t('units.kw')})`,
  };
};
