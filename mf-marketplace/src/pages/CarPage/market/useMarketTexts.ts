import type { MarketBeside } from '@caravan/shared/contracts/calls';
import { formatMoney, formatMonth } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';

/** Texts and formats of the market blocks in the visitor's language and currency. */
export const useMarketTexts = () => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  return {
    lang,
    t,
    money: (amount: number): string => formatMoney(amount, currency, lang),
    /** The names of the first and the last month. */
    monthNames: ({ first, last }: MarketBeside['months']) => ({
      first: formatMonth(first, lang),
      last: formatMonth(last, lang),
    }),
  };
};
