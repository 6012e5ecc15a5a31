import type { Language } from '../terms';
import { formatNumber, NO_BREAK_SPACE } from './number';

/** Metric horsepower per kilowatt. */
const HP_PER_KW = 1.359_62;

const units = { en: ['hp', 'kW'], ge: [`ცხ.${NO_BREAK_SPACE}ძ.`, 'კვტ'] } as const;

/** Returns power in horsepower, which buyers in Georgia use, and in kilowatts in brackets: "75 hp" and "(55 kW)". */
export function formatPowerParts(kilowatts: number, language: Language): [horsepower: string, kilowatts: string] {
  const [hp, kw] = units[language];
  const text = (value: number, unit: string): string => `${formatNumber(value, language)}${NO_BREAK_SPACE}${unit}`;
  return [text(kilowatts * HP_PER_KW, hp), `(${text(kilowatts, kw)})`];
}

/** Formats power in one text: "75 hp (55 kW)". */
export const formatPower = (kilowatts: number, language: Language): string =>
  formatPowerParts(kilowatts, language).join(' ');
