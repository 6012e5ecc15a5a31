import type { Language } from '@caravan/shared/contracts';
import { formatNumber, formatPowerParts, MISSING } from '@caravan/shared/format';
import type { Fact } from '@caravan/shared/ui';

export const omitUnknown = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== MISSING);

/** Formats a number with its unit, or a dash if it is unknown. `digits` is the maximum number of decimals. */
export const numberFact = (term: string, value: number | null, unit: string, lang: Language, digits = 0): Fact => ({
  term,
  value: value === null ? MISSING : formatNumber(value, lang, { maximumFractionDigits: digits }),
  unit: value === null ? undefined : unit,
});

/** Formats power with the kilowatts as unit, or a dash if it is unknown. A line may break between the two. */
export const powerFact = (term: string, kilowatts: number | null, lang: Language): Fact => {
  if (kilowatts === null) return { term, value: MISSING };
  const [value, unit] = formatPowerParts(kilowatts, lang);
  return {
    term,
    value: (
      <>
        {value}
        <wbr />
      </>
    ),
    unit,
  };
};
