import { formatMoney } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';

/** Approximate lari for one US dollar. Examples are invented, so no current rate is fetched. */
const rate = 2.7;

/** Formats an example's amount of US dollars in the visitor's currency, rounded to hundreds. */
export const useExampleMoney = (): ((usd: number) => string) => {
  const { currency, lang } = useSite();
  return (usd) => formatMoney(currency === 'USD' ? usd : Math.round((usd * rate) / 100) * 100, currency, lang);
};
