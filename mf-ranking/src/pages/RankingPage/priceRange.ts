import type { Currency, Language } from '@caravan/shared/contracts';
import { formatMoney, formatMoneyRange } from '@caravan/shared/format';

/** "$12,300–18,000", or one price. Undefined without a price. Amounts are in the currency of the call. */
export const priceRange = (
  { minPrice, maxPrice }: { readonly minPrice: number | null; readonly maxPrice: number | null },
  currency: Currency,
  lang: Language,
): string | undefined => {
  const low = minPrice ?? maxPrice;
  if (low === null) return undefined;
  return maxPrice === null || maxPrice === low
    ? formatMoney(low, currency, lang)
    : formatMoneyRange(low, maxPrice, currency, lang);
};
