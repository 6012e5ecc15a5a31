import { and, eq } from 'drizzle-orm';
import { sales } from '../../database/schema';
import type { TimeType } from './periods';

/** A market and the kind of its periods. */
export interface Market {
  readonly location: string;
  readonly timeType: TimeType;
}

/** Sales of a market in periods of its kind. */
export const inMarket = ({ location, timeType }: Market) =>
  and(eq(sales.location, location), eq(sales.timeType, timeType));
