import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@caravan/api/database';

/** What the demo data has of one area. Parts are filled in their order, and emptied before in the opposite one. */
export interface DemoPart {
  /** Tables that belong to the seed alone, children before parents. What visitors write is never among them. */
  readonly tables: readonly PgTable[];
  /** Removes what the part wrote into tables that visitors write to as well. */
  readonly empty?: (db: Db) => Promise<void>;
  /** Fills the tables; dates hang on `today` (YYYY-MM-DD). */
  readonly fill: (db: Db, today: string) => Promise<void>;
}
