import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or transaction of either engine. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Counts of all connections, of idle ones, and of tasks that wait for one. */
export interface PoolUse {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database. `runScript` runs several statements at once and takes no parameters. */
export interface Database {
  readonly db: Db;
  readonly runScript: (script: string) => Promise<void>;
  /**
   * Changes with the public content (`migrations/0013`). Does not use Drizzle, because on the embedded engine its query takes
   * five times as long.
   */
  readonly contentVersion: () => Promise<string>;
  readonly close: () => Promise<void>;
  /** The use of the connections to a server. */
  readonly poolUse?: () => PoolUse;
}
