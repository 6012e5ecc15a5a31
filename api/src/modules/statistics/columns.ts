import { sql } from 'drizzle-orm';
import { sales } from '../../database/schema';

/** Units and unit-weighted price of many models in one period; for queries grouped by period. */
export const marketColumns = {
  period: sales.period,
  units: sql<number>`sum(${sales.units})::int`,
  priceUsd: sql<
    number | null
  >`(sum(${sales.units}::bigint * ${sales.medianPriceUsd}) / nullif(sum(${sales.units}), 0))::int`,
};
