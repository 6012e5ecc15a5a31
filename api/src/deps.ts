import type { Config } from './config/config';
import type { Database, Db, PoolUse } from './database/database';
import type { Room } from './limits/room';
import type { LogStream } from './log/log';
import type { Mailer } from './mail/mailer';
import type { Rates } from './money/exchange';
import type { Objects } from './objectStore/objects';

/** What the modules need of the outside world; tests give their own. */
export interface Deps {
  readonly db: Db;
  readonly config: Config;
  readonly contentVersion: Database['contentVersion'];
  readonly mailer: Mailer;
  readonly rates: Rates;
  readonly objects: Objects;
  /** How the connections to a database server are used; the embedded engine has none. */
  readonly poolUse?: (() => PoolUse) | undefined;
  /** What is left of the disk; tests have as much as they need. */
  readonly room?: Room;
  /** Where the log goes instead of the process's own output. */
  readonly logTo?: LogStream;
  /** Unix milliseconds. */
  readonly now: () => number;
}
