import type { WatchKind } from '@caravan/shared/contracts/calls';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { priceDays } from '../../database/schema';

/** Maximum number of changes of one price that are shown. */
const maxDays = 400;

/**
 * Returns the newest prices of a car or vehicle with their first days, oldest first. A price that is back on the same day at that of the
 * day before has a row, but did not change.
 */
export const findPriceDays = async (db: Db, kind: WatchKind, id: string) => {
  const { day, priceUsd, isDemo } = priceDays;
  const rows = await db
    .select({ day, priceUsd, isDemo })
    .from(priceDays)
    .where(and(eq(priceDays.kind, kind), eq(priceDays.id, id)))
    .orderBy(desc(day))
    .limit(maxDays);
  return rows.filter(({ priceUsd: price }, index) => price !== rows[index + 1]?.priceUsd).toReversed();
};

/** Returns the price of a car or vehicle on a day, `YYYY-MM-DD`. Returns null if it was not known then. */
export const findPriceOn = async (db: Db, kind: WatchKind, id: string, day: string): Promise<number | null> => {
  const [row] = await db
    .select({ priceUsd: priceDays.priceUsd })
    .from(priceDays)
    .where(and(eq(priceDays.kind, kind), eq(priceDays.id, id), lte(priceDays.day, day)))
    .orderBy(desc(priceDays.day))
    .limit(1);
  return row?.priceUsd ?? null;
};
