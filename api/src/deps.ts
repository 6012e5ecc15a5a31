import type { Config } from './config/config';
import type { Database, Db } from './database/database';
import type { DiskSpace } from './limits/diskSpace';
import type { LogStream } from './log/log';
import type { Mailer } from './mail/mailer';
import type { Metrics } from './metrics/metrics';
import type { LandedBasis } from './modules/landed';
import type { Rates } from './money/exchange';
import type { Objects } from './uploadStore/objects';

/** The dependencies of the modules. Tests replace them. */
export interface Deps {
  readonly db: Db;
  readonly config: Config;
  readonly contentVersion: Database['contentVersion'];
  /** Counts its mails in `metrics`. */
  readonly mailer: Mailer;
  readonly metrics: Metrics;
  readonly rates: Rates;
  /** Reads the basis of the stored landed prices, once for each content version. */
  readonly landedBasis: () => Promise<LandedBasis>;
  readonly objects: Objects;
  /** Stores the landed prices of all cars again. Undefined in tests, which do not need that. */
  readonly requestLandedPrices?: () => void;
  /** The free space on the disk. Undefined in tests: unlimited. */
  readonly diskSpace?: DiskSpace;
  /** Receives the log instead of the process's output. */
  readonly logTo?: LogStream;
  /** Unix milliseconds. */
  readonly now: () => number;
}
