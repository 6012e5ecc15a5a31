import { eq, sql } from 'drizzle-orm';
import { siteDay, mondayOf } from '@caravan/shared/terms';
import { type Db, withoutTimeLimit } from '@caravan/api/database';
import { brands, settings } from '@caravan/api/schema';
import type { DemoPart } from '../parts/part';
import { cataloguePart } from '../parts/catalogue';
import { comparisonPart } from '../parts/comparison';
import { editorialPart } from '../parts/editorial';
import { landedPart } from '../parts/landed';
import { pricesPart } from '../parts/prices';
import { finderPart } from '../parts/finder';
import { prizePart } from '../parts/prize';
import { statisticsPart } from '../parts/statistics';
import { trackingPart } from '../parts/tracking';

/** Increase it when the demo data changes. Databases with older demo data are then seeded again at their next start. */
const seedVersion = 22;

/** The key of the advisory lock by which processes that start together seed once. The number has no meaning. */
const seedLock = 72_660_145;

/** A part can refer to rows of the parts before it. */
const parts: readonly DemoPart[] = [
  cataloguePart,
  comparisonPart,
  finderPart,
  pricesPart,
  editorialPart,
  statisticsPart,
  prizePart,
  trackingPart,
  landedPart,
];

const empty = async (db: Db): Promise<void> => {
  for (const part of parts.toReversed()) {
    await part.empty?.(db);
    for (const table of part.tables) await db.delete(table);
  }
};

const fill = async (db: Db, today: string): Promise<void> => {
  for (const part of parts) await part.fill(db, today);
  for (const table of parts.flatMap(({ tables }) => tables)) {
    // Without new statistics the planner assumes empty tables. Rankings are then ten times slower.
    await db.execute(sql`analyze ${table}`);
  }
};

/**
 * Fills the database with demo data in one transaction and returns whether it did. Dates are relative to the current week, so a
 * database that was seeded in an earlier week or by another version is seeded again. Does not change a database with other data, and
 * throws for it if `force` is true.
 */
export const seedDemo = (database: Db, now: number, force = false): Promise<boolean> =>
  withoutTimeLimit(database, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const today = siteDay(now);
    const current = `${String(seedVersion)} ${mondayOf(today)}`;
    const [stored] = await db.select().from(settings).where(eq(settings.key, 'demo'));
    if (stored === undefined && (await db.$count(brands)) > 0) {
      if (force) {
        throw new Error('this database has data that is not demo data, so it was not changed: use an empty database');
      }
      return false;
    }
    if (stored?.value === current && !force) return false;
    await empty(db);
    await fill(db, today);
    await db
      .insert(settings)
      .values({ key: 'demo', value: current })
      .onConflictDoUpdate({ target: settings.key, set: { value: current } });
    return true;
  });
