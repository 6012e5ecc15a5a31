import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What repositories query, whichever engine is behind it; also the type of a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** How many connections to the database there are, how many of them wait for work, and how many tasks wait for one. */
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
   * Another text after each change of what everybody may read (`migrations/0013`). Read by the shortest way that the engine
   * has: on the embedded one a query by Drizzle costs five times as much.
   */
  readonly contentVersion: () => Promise<string>;
  readonly close: () => Promise<void>;
  /** How the connections to a server are used. */
  readonly poolUse?: () => PoolUse;
}
