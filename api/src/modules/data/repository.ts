import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { marketModels, sales } from '../../database/schema';

/** Models by units sold from a day on, best first. */
export const findHotModels = (
  db: Db,
  location: string,
  timeType: number,
  from: string,
  before: string,
  limit: number,
) =>
  db
    .select({ modelId: marketModels.id, modelName: marketModels.name, brandName: marketModels.brandName })
    .from(sales)
    .innerJoin(marketModels, eq(marketModels.id, sales.modelId))
    .where(
      and(
        eq(sales.location, location),
        eq(sales.timeType, timeType),
        gte(sales.period, from),
        lt(sales.period, before),
      ),
    )
    .groupBy(marketModels.id)
    .orderBy(desc(sql`sum(${sales.units})`), asc(marketModels.id))
    .limit(limit);
