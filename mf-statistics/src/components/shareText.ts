import { formatPercent, SMALLEST_SHARE } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/contracts';

/** Formats a share of the cars sold with one decimal. A share with cars is never zero: 1 of 3,000 is "<0.1%" (SAL-9). */
export const shareText = (share: number, count: number, lang: Language): string => {
  const isTiny = count > 0 && share < SMALLEST_SHARE;
  return `${isTiny ? '<' : ''}${formatPercent(isTiny ? 0.001 : share, lang, { minimumFractionDigits: 1 })}`;
};
