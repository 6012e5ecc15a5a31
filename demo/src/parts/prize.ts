import { getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { prizeCampaigns, prizes } from '@caravan/api/schema';
import { demoCampaign, demoPrizes } from '../editorial/prizeDraw';
import { asDemo } from './asDemo';
import type { DemoPart } from './part';

/** For a conflict: every column takes the value that was to be inserted. */
const allExcluded = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );

/**
 * The prize draw. Its rows are written over instead of being emptied: the entries of visitors point to them, and an entry
 * that waits for the draw's row while the data is made anew must find that row again.
 */
export const prizePart: DemoPart = {
  tables: [],
  fill: async (db, today) => {
    const [campaign, kinds] = [demoCampaign(today), demoPrizes().map(asDemo)];
    await db
      .insert(prizeCampaigns)
      .values(campaign)
      .onConflictDoUpdate({ target: prizeCampaigns.id, set: allExcluded(prizeCampaigns) });
    await db
      .insert(prizes)
      .values(kinds)
      .onConflictDoUpdate({ target: prizes.id, set: allExcluded(prizes) });
    await db.delete(prizes).where(
      notInArray(
        prizes.id,
        kinds.map(({ id }) => id),
      ),
    );
    await db.delete(prizeCampaigns).where(notInArray(prizeCampaigns.id, [campaign.id]));
  },
};
