import type { WatchKind } from '@caravan/shared/contracts/calls';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { departed } from '../../database/schema';

/** What something was that is no longer offered; undefined where there never was such a thing. */
export const findDeparted = async (db: Db, kind: WatchKind, id: string) => {
  const [found] = await db
    .select({ id: departed.id, bodyType: departed.bodyType, priceUsd: departed.priceUsd })
    .from(departed)
    .where(and(eq(departed.kind, kind), eq(departed.id, id)));
  return found;
};
