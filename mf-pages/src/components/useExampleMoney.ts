import { formatMoneyRange } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';

/** Approximate lari for one US dollar. Examples are invented, so no current rate is fetched. */
const rate = 2.7;

/** Formats an example's amount of US dollars, or a range, in the visitor's currency, rounded to hundreds. */
export const useExampleMoney = (): ((usd: number, to?: number) => string) => {
  const { currency, lang } = useSite();
  const convert = (usd: number): number => (currency === 'USD' ? usd : Math.round((usd * rate) / 100) * 100);
  return (usd, to = usd) => formatMoneyRange(convert(usd), convert(to), currency, lang);
};
