import type { Random } from '../chance/random';

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const years = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const values: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Returns the check digit (ninth character) of a VIN as North America and China define it. */
export const checkDigitOf = (vin: string): string => {
  const sum = vin
    .split('')
    .reduce((total, character, index) => total + (values[character] ?? Number(character)) * (weights[index] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
};

/** Returns an invented VIN with a valid check digit. `wmi` is the manufacturer's code. */
export const vinOf = (random: Random, wmi: string, year: number, serial: number): string => {
  const letter = () => letters[random.whole(0, letters.length - 1)] ?? 'A';
  const attributes = `${letter()}${letter()}${String(random.whole(1, 9))}${letter()}${String(random.whole(1, 9))}`;
  const rest = `${years[(year - 1980) % 30] ?? 'A'}${letter()}${String(serial % 1_000_000).padStart(6, '0')}`;
  return `${wmi}${attributes}${checkDigitOf(`${wmi}${attributes}0${rest}`)}${rest}`;
};
