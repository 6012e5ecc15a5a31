import { isChoiceFilter, isMoneyFilter, type UnderstoodPhrase } from '@caravan/shared/contracts/calls';
import type { Currency } from '@caravan/shared/contracts';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import type { UsedFilter } from '../../api/listView';
import { useList } from './listContext';

interface LimitNumber {
  readonly shown: string;
  /** The amount in the address, if it is in a different currency than the visitor's. */
  readonly own?: string;
}

/** Formats limits: amounts of money in the visitor's currency ("$25,000", converted "≈ ₾67,500"), engine volumes in litres. */
export const useLimitNumbers = () => {
  const { facets, view } = useList();
  const { lang, currency } = useSite();
  return (filter: string, value: number): LimitNumber => {
    if (filter.startsWith('year')) return { shown: String(value) };
    if (filter.startsWith('engine')) return { shown: formatNumber(value / 1000, lang, { minimumFractionDigits: 1 }) };
    if (!isMoneyFilter(filter)) return { shown: formatNumber(value, lang) };
    const limitCurrency = view.filters.in ?? currency;
    const own = formatMoney(value, limitCurrency, lang);
    if (limitCurrency === currency) return { shown: own };
    // The exchange rate comes with the counts.
    return facets?.prices?.in === limitCurrency
      ? { shown: `≈ ${formatMoney(value * facets.prices.rate, currency, lang)}`, own }
      : { shown: own };
  };
};

/** Names values of filters: "Electric", "up to $25,000". */
export const useFilterNames = () => {
  const { t, facets } = useList();
  const numberOf = useLimitNumbers();
  return ({ filter, value }: UsedFilter): string => {
    if (filter === 'keyword') return t('quoted', { keyword: value });
    if (isChoiceFilter(filter)) {
      const values = facets?.choices.find((choice) => choice.filter === filter)?.values;
      return values?.find((each) => each.value === value)?.name ?? value;
    }
    const { shown, own } = numberOf(filter, Number(value));
    return t(`limits.${filter}`, { number: own === undefined ? shown : `${shown} (${own})` });
  };
};

/** Names what the API understood by a phrase: "Toyota", "from $10,000, up to $20,000". */
export const usePhraseNames = () => {
  const { t, view } = useList();
  const { lang, currency } = useSite();
  const numberOf = useLimitNumbers();
  const money = (amount: number, its: Currency | 'CNY'): string =>
    its === 'CNY' ? `¥${formatNumber(amount, lang)}` : formatMoney(amount, its, lang);
  return ({ word, name, limits, isKnown, isUsed }: UnderstoodPhrase): string => {
    if (!isUsed) return t(isKnown ? 'notFiltered' : 'ignored', { name });
    if (!isKnown) return t('quoted', { keyword: word });
    const [first, second] = limits;
    // One year is two equal limits, and so is one engine volume.
    const isOne = first?.value === second?.value;
    if (first === undefined || (isOne && first.filter === 'engineMin')) return name;
    if (isOne) return String(first.value);
    return limits
      .map(({ filter, value, currency: its = view.filters.in ?? currency }) =>
        t(`limits.${filter}`, {
          number: isMoneyFilter(filter) ? money(value, its) : numberOf(filter, value).shown,
        }),
      )
      .join(', ');
  };
};
