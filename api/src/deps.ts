import type { Config } from './config';
import type { Db } from './database/database';
import type { Mailer } from './mail/mailer';
import type { Rates } from './money/exchange';

/** What the modules need of the outside world; tests give their own. */
export interface Deps {
  readonly db: Db;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly rates: Rates;
  /** Unix milliseconds. */
  readonly now: () => number;
}
