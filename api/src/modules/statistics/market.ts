import { and, eq, sql } from 'drizzle-orm';
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

/** The median price in USD of a model's sales in a period. Null if none was sold: a median is one of cars (SAL-9). */
export const medianPriceUsd = sql<number | null>`case when ${sales.units} > 0 then ${sales.medianPriceUsd} end`;
