import type { Translate } from '@caravan/shared/contracts';
import type { LandedFigure } from '@caravan/shared/contracts/calls';

/** Returns the reasons why a landed price is not certain: "engine size unknown, freight estimated". */
export const landedReasons = (
  { unknown, mayBeTooOld = false }: Pick<LandedFigure, 'unknown' | 'mayBeTooOld'>,
  t: Translate,
): string =>
  [...unknown, ...(mayBeTooOld ? ['ageLimit'] : [])].map((reason) => t(`landed.unknown.${reason}`)).join(', ');
