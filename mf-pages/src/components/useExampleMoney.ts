import { formatMoney } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';

/** Lari to the dollar, about: examples are invented, so that no rate of the day is asked for. */
const rate = 2.7;

/** Writes an example's amount of US dollars in the visitor's currency, in whole hundreds. */
export const useExampleMoney = (): ((usd: number) => string) => {
  const { currency, lang } = useSite();
  return (usd) => formatMoney(currency === 'USD' ? usd : Math.round((usd * rate) / 100) * 100, currency, lang);
};
