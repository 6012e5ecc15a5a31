import type { Language } from '@caravan/shared/contracts';
import { formatNumber, MISSING } from '@caravan/shared/format';
import type { Fact } from '@caravan/shared/ui';

export const withoutUnknown = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== MISSING);

export type Translate = (key: string) => string;

/** Formats a number with its unit, or a dash if it is unknown. `digits` is the maximum number of decimals. */
export const figure = (term: string, value: number | null, unit: string, lang: Language, digits = 0): Fact => ({
  term,
  value: value === null ? MISSING : formatNumber(value, lang, { maximumFractionDigits: digits }),
  unit: value === null ? undefined : unit,
});

/** Metric horsepower per kilowatt. */
export const HP_PER_KW = 1.35962;

/** Formats power in horsepower, which buyers in Georgia use, with the kilowatts as unit. */
export const powerOf = (term: string, kilowatts: number | null, t: Translate, lang: Language): Fact => {
  if (kilowatts === null) return { term, value: MISSING };
  return {
    term,
    value: `${formatNumber(kilowatts * HP_PER_KW, lang)}\u00A0${t('units.hp')}`,
    unit: `(${formatNumber(kilowatts, lang)} ${t('units.kw')})`,
  };
};
