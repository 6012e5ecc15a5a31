import { eq, sql } from 'drizzle-orm';
import { siteDay, mondayOf } from '@caravan/shared/terms';
import type { Db } from '@caravan/api/database';
import { brands, settings } from '@caravan/api/schema';
import { withoutTimeLimit } from '@caravan/api/database';
import type { DemoPart } from '../parts/part';
import { cataloguePart } from '../parts/catalogue';
import { comparisonPart } from '../parts/comparison';
import { editorialPart } from '../parts/editorial';
import { finderPart } from '../parts/finder';
import { prizePart } from '../parts/prize';
import { statisticsPart } from '../parts/statistics';
import { trackingPart } from '../parts/tracking';

/** Raise it when the demo data changes: databases seeded before are seeded anew at their next start. */
const seedVersion = 11;

/** Any number: processes that start together seed once. */
const seedLock = 72_660_145;

/** A part may point to rows of those before it. */
const parts: readonly DemoPart[] = [
  cataloguePart,
  comparisonPart,
  finderPart,
  editorialPart,
  statisticsPart,
  prizePart,
  trackingPart,
];

const empty = async (db: Db): Promise<void> => {
  for (const part of parts.toReversed()) {
    await part.empty?.(db);
    for (const table of part.tables) {
      await db.delete(table);
    }
  }
};

const fill = async (db: Db, today: string): Promise<void> => {
  for (const part of parts) {
    await part.fill(db, today);
  }
  for (const table of parts.flatMap(({ tables }) => tables)) {
    // Without fresh figures the planner takes the filled tables for empty ones; rankings then answer ten times slower.
    await db.execute(sql`analyze ${table}`);
  }
};

/**
 * Fills the database with demo data, in one transaction. Dates hang on the current week, so that charts and listings
 * never look dead: a database seeded in an earlier week, or by another version, is seeded anew. One that others filled is
 * left alone. Returns whether it was seeded.
 */
export const seedDemo = (database: Db, now: number, force = false): Promise<boolean> =>
  withoutTimeLimit(database, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const today = siteDay(now);
    const wanted = `${String(seedVersion)} ${mondayOf(today)}`;
    const [stored] = await db.select().from(settings).where(eq(settings.key, 'demo'));
    if (stored === undefined && (await db.$count(brands)) > 0) {
      if (force) {
        throw new Error('this database holds data that is not demo data; it is left alone');
      }
      return false;
    }
    if (stored?.value === wanted && !force) {
      return false;
    }
    await empty(db);
    await fill(db, today);
    await db
      .insert(settings)
      .values({ key: 'demo', value: wanted })
      .onConflictDoUpdate({ target: settings.key, set: { value: wanted } });
    return true;
  });
