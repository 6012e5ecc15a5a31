import { colour } from '@caravan/shared/theme';

/** Direction of a change since the previous month. */
export type Direction = 'up' | 'down' | 'none';

/** Triangles in a square of 10 units. */
export const arrowPath = { up: 'M5 1 9.5 9h-9z', down: 'M5 9 .5 1h9z' } as const;

export const directionColour: Readonly<Record<Direction, string>> = {
  up: colour.good,
  down: colour.bad,
  none: colour.inkSoft,
};
