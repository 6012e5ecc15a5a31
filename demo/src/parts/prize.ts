import { getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { prizeCampaigns, prizes } from '@caravan/api/schema';
import { demoCampaign, demoPrizes } from '../editorial/prizeDraw';
import { asDemo } from './asDemo';
import type { DemoPart } from './part';

/** Returns the `set` clause of an upsert that overwrites every column. */
const overwriteAll = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );

/**
 * The prize draw. Overwrites its rows instead of deleting them, because visitors' entries refer to them. An entry that waits for the
 * lock of the campaign's row during seeding then also finds the row.
 */
export const prizePart: DemoPart = {
  tables: [],
  fill: async (db, today) => {
    const [campaign, kinds] = [demoCampaign(today), demoPrizes().map(asDemo)];
    await db
      .insert(prizeCampaigns)
      .values(campaign)
      .onConflictDoUpdate({ target: prizeCampaigns.id, set: overwriteAll(prizeCampaigns) });
    await db
      .insert(prizes)
      .values(kinds)
      .onConflictDoUpdate({ target: prizes.id, set: overwriteAll(prizes) });
    await db.delete(prizes).where(
      notInArray(
        prizes.id,
        kinds.map(({ id }) => id),
      ),
    );
    await db.delete(prizeCampaigns).where(notInArray(prizeCampaigns.id, [campaign.id]));
  },
};
