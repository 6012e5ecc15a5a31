import { isChoiceFilter, isMoneyFilter, type UnderstoodPhrase } from '@caravan/shared/contracts/calls';
import type { Currency } from '@caravan/shared/contracts';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import type { UsedFilter } from '../../api/listView';
import { useList } from './listContext';

interface LimitNumber {
  readonly text: string;
  /** The amount in the address, if it is in a different currency than the visitor's. */
  readonly originalText?: string;
}

/** Formats limits: amounts of money in the visitor's currency ("$25,000", converted "≈ ₾67,500"), engine volumes in litres. */
export const useLimitNumbers = () => {
  const { facets, view } = useList();
  const { lang, currency } = useSite();
  return (filter: string, value: number): LimitNumber => {
    if (filter.startsWith('year')) return { text: String(value) };
    if (filter.startsWith('engine')) return { text: formatNumber(value / 1000, lang, { minimumFractionDigits: 1 }) };
    if (!isMoneyFilter(filter)) return { text: formatNumber(value, lang) };
    const limitCurrency = view.filters.in ?? currency;
    const originalText = formatMoney(value, limitCurrency, lang);
    if (limitCurrency === currency) return { text: originalText };
    // The exchange rate comes with the counts.
    return facets?.prices?.in === limitCurrency
      ? { text: `≈ ${formatMoney(value * facets.prices.rate, currency, lang)}`, originalText }
      : { text: originalText };
  };
};

/** Names values of filters: "Electric", "up to $25,000". */
export const useFilterNames = () => {
  const { t, own, facets } = useList();
  const limitNumberOf = useLimitNumbers();
  return ({ filter, value }: UsedFilter): string => {
    if (filter === 'keyword') return t('quoted', { keyword: value });
    if (isChoiceFilter(filter)) {
      const values = facets?.choices.find((choice) => choice.filter === filter)?.values;
      return values?.find((each) => each.value === value)?.name ?? value;
    }
    const { text, originalText } = limitNumberOf(filter, Number(value));
    return own(`limits.${filter}`, { number: originalText === undefined ? text : `${text} (${originalText})` });
  };
};

/** Names the filters that the API found in a phrase: "Toyota", "from $10,000, up to $20,000". */
export const usePhraseNames = () => {
  const { t, own, view } = useList();
  const { lang, currency } = useSite();
  const limitNumberOf = useLimitNumbers();
  const money = (amount: number, amountCurrency: Currency | 'CNY'): string =>
    amountCurrency === 'CNY' ? `¥${formatNumber(amount, lang)}` : formatMoney(amount, amountCurrency, lang);
  return ({ word, name, limits, isKnown, isUsed }: UnderstoodPhrase): string => {
    if (!isUsed) return t(isKnown ? 'notFiltered' : 'ignored', { name });
    if (!isKnown) return t('quoted', { keyword: word });
    const [first, second] = limits;
    // One year is two equal limits, and so is one engine volume.
    const isSingleValue = first?.value === second?.value;
    if (first === undefined || (isSingleValue && first.filter === 'engineMin')) return name;
    if (isSingleValue) return String(first.value);
    return limits
      .map(({ filter, value, currency: limitCurrency = view.filters.in ?? currency }) =>
        own(`limits.${filter}`, {
          number: isMoneyFilter(filter) ? money(value, limitCurrency) : limitNumberOf(filter, value).text,
        }),
      )
      .join(', ');
  };
};
