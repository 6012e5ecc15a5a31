/** The fuels with different rules in tariffs. */
export const fuels = ['petrol', 'diesel', 'hybrid', 'plugInHybrid', 'rangeExtender', 'electric'] as const;
export type Fuel = (typeof fuels)[number];

export const steerings = ['left', 'right'] as const;
type Steering = (typeof steerings)[number];

/** Limits for a car that a visitor describes: price in dollars, year of manufacture, engine in cm³. */
export const entryLimits = {
  price: 10_000_000,
  firstYear: 1980,
  lastYear: 2100,
  smallestEngine: 50,
  largestEngine: 20_000,
} as const;

/** A car to be imported. Days are `YYYY-MM-DD`. */
export interface ImportedCar {
  /** The first and the last day on which it may have been made. */
  readonly madeFrom: string;
  readonly madeTo: string;
  readonly fuel: Fuel;
  /** The smallest and the largest engine that it may have, in cm³. Null if unknown. Ignored for an electric car. */
  readonly engineCm3: { readonly low: number; readonly high: number } | null;
  /** Null if unknown: then it counts as left, and the receipt says so. */
  readonly steering: Steering | null;
}

/** Returns the engine that tariffs count: none in an electric car. Null if it is unknown. */
export const countedEngine = ({ fuel, engineCm3 }: ImportedCar): ImportedCar['engineCm3'] =>
  fuel === 'electric' ? { low: 0, high: 0 } : engineCm3;

/** Unknown facts of a car that make an amount a range or an assumption. */
export const unknownParts = ['engine', 'madeOn', 'steering', 'plugIn', 'electricRightHand', 'freight'] as const;
export type UnknownPart = (typeof unknownParts)[number];

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Adds years to a day. 29 February may give a day that does not exist, which compares correctly. */
export const addYears = (day: string, years: number): string =>
  `${String(yearOf(day) + years).padStart(4, '0')}${day.slice(4)}`;
