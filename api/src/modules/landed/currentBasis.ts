import { siteDay } from '@caravan/shared/terms';
import type { Database, Db } from '../../database/database';
import { cachePerVersion } from '../../memory/versionedCache';
import { type LandedBasis, readBasis, storedDay } from './basis';

/** Returns a function that reads the basis of the stored landed prices once for each content version. */
export const landedBasisOf = (
  db: Db,
  contentVersion: Database['contentVersion'],
  now: () => number,
): (() => Promise<LandedBasis>) =>
  cachePerVersion(contentVersion, async () => readBasis(db, await storedDay(db, siteDay(now())))).read;
