import { formatNumber } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';

/** Formats a whole number of lari with `GEL`: fonts outside the site often lack the lari sign. */
export const formatLari = (amount: number, language: Language): string =>
  language === 'ge' ? `${formatNumber(amount, language)}\u00A0ლარი` : `GEL\u00A0${formatNumber(amount, language)}`;
