import { siteDay } from '@caravan/shared/terms';
import type { Deps } from '../../deps';
import { oncePerVersion } from '../filters/oncePerVersion';
import { type LandedBasis, readBasis, storedDay } from './basis';

/** Returns a function that reads the basis of the stored landed prices once for each content version. */
export const landedBasisOf = ({ db, contentVersion, now }: Deps): (() => Promise<LandedBasis>) =>
  oncePerVersion(contentVersion, async () => readBasis(db, await storedDay(db, siteDay(now())))).read;
