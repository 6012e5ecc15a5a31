import type { Random } from '../random/random';

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const years = 'ABCDEFGHJKLMNPRSTVWXY123456789';
/** The letters that count as a digit in the check digit, by that digit. */
const lettersOf = ['', 'AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'];
const valueOf = (character: string): number =>
  /\d/.test(character) ? Number(character) : lettersOf.findIndex((group) => group.includes(character));
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Returns the check digit (ninth character) of a VIN as North America and China define it. */
export const checkDigitOf = (vin: string): string => {
  const sum = vin.split('').reduce((total, character, index) => total + valueOf(character) * (weights[index] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
};

/** Returns an invented VIN with a valid check digit. `wmi` is the manufacturer's code. */
export const vinOf = (random: Random, wmi: string, year: number, serial: number): string => {
  const letter = () => letters[random.integer(0, letters.length - 1)] ?? 'A';
  const attributes = `${letter()}${letter()}${String(random.integer(1, 9))}${letter()}${String(random.integer(1, 9))}`;
  const end = `${years[(year - 1980) % 30] ?? 'A'}${letter()}${String(serial % 1_000_000).padStart(6, '0')}`;
  return `${wmi}${attributes}${checkDigitOf(`${wmi}${attributes}0${end}`)}${end}`;
};
