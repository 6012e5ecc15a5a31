import { SMALLEST_SHARE } from '@caravan/shared/format';
import type { TitledModel } from '../api/auctionApi';
import type { Interval } from '../api/marketView';
import { nameBefore } from './periods';

/** Figures of a period. `price` is the median. */
export interface Figures {
  readonly name: string;
  readonly units: number;
  readonly price: number | null;
}

export interface Headline<Point extends Figures = Figures> {
  readonly last: Point;
  readonly previous: Figures | undefined;
  /** Change of units and price against the previous period, as fractions. Undefined without a previous value. */
  readonly change: number | undefined;
  readonly priceChange: number | undefined;
}

/** Returns the figures of the weeks or days of a call. */
export const toFigures = (dayList: TitledModel['dayList']): Figures[] =>
  dayList.map(({ name, value, value2 }) => ({ name, units: value, price: value2 }));

/** Returns a change as a fraction. 0.1 is ten per cent more. */
export const changeOf = (current: number | null, previous: number | null | undefined): number | undefined =>
  current !== null && previous ? (current - previous) / previous : undefined;

/** Returns the direction of a change. `same` if its percentage rounds to zero. */
export const directionOf = (change: number): 'up' | 'down' | 'same' => {
  if (Math.abs(change) < SMALLEST_SHARE) return 'same';
  return change > 0 ? 'up' : 'down';
};

/** Compares the newest period with the one before, whose figures may be missing. */
export const headlineOf = <Point extends Figures>(
  points: readonly Point[],
  step: Interval | 'day',
): Headline<Point> | undefined => {
  const last = points.at(-1);
  const previous = last && points.find(({ name }) => name === nameBefore(last.name, step));
  return (
    last && {
      last,
      previous,
      change: changeOf(last.units, previous?.units),
      priceChange: changeOf(last.price, previous?.price),
    }
  );
};
