import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import type { Fuel, ImportBasis, ImportedCar, Tariff } from '..';
import { tariff } from '..';

const folder = join(import.meta.dirname, '../../../api/tariffs');
const tariffs: Tariff[] = readdirSync(folder).map((file) => {
  const document: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return parse(tariff, document);
});
export const rates = { GEL: 2.6, AZN: 1.7 };
export const inGeorgia = (declaredOn: string): ImportBasis => ({ country: 'georgia', declaredOn, tariffs, rates });
export const inAzerbaijan = (declaredOn: string): ImportBasis => ({
  country: 'azerbaijan',
  declaredOn,
  tariffs,
  rates,
});

interface CarOptions {
  readonly year: number;
  readonly cm3: number;
  readonly fuel?: Fuel;
  readonly steering?: 'left' | 'right';
}
/** Creates a car made at any time in a year. */
export const carMadeIn = ({ year, cm3, fuel = 'petrol', steering = 'left' }: CarOptions): ImportedCar => ({
  madeFrom: `${String(year)}-01-01`,
  madeTo: `${String(year)}-12-31`,
  fuel,
  engineCm3: { low: cm3, high: cm3 },
  steering,
});
