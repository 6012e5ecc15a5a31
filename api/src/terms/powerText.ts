import { formatNumber } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';

/** Metric horsepower per kilowatt. */
const HP_PER_KW = 1.359_62;

/** Formats power in horsepower, which buyers in Georgia use, with the kilowatts: "75 hp (55 kW)". */
export const powerText = (kilowatts: number, language: Language): string => {
  const units = { en: ['hp', 'kW'], ge: ['ცხ. ძ.', 'კვტ'] } as const;
  const [hp, kw] = units[language];
  const number = (value: number): string => formatNumber(value, language);
  return `${number(kilowatts * HP_PER_KW)}\u00A0${hp} (${number(kilowatts)}\u00A0${kw})`;
};
