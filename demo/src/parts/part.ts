import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@caravan/api/database';

/** The demo data of one area. All parts are emptied in reverse order, then filled in order. */
export interface DemoPart {
  /**
   * Tables that are emptied before each fill, children before parents. Rows that the API derived from other tables are lost too. The API
   * derives them again. A table that visitors write to is never in this list.
   */
  readonly tables: readonly PgTable[];
  /** Removes the part's rows from tables that visitors also write to. */
  readonly empty?: (db: Db) => Promise<void>;
  /** Fills the tables. Dates are relative to `today` (YYYY-MM-DD). */
  readonly fill: (db: Db, today: string) => Promise<void>;
}
