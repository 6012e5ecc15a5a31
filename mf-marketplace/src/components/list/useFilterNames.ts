import { isChoiceFilter, isPriceFilter, type UnderstoodPhrase } from '@caravan/shared/contracts/calls';
import type { Currency } from '@caravan/shared/contracts';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import type { UsedFilter } from '../../api/listView';
import { useList } from './listPlace';

interface LimitNumber {
  readonly shown: string;
  /** The amount that the address names, where it is in another currency than the visitor's. */
  readonly own?: string;
}

/** Says a limit as a number, a price in the visitor's currency: "$25,000", "≈ ₾67,500" where the limit is in another; an engine's in litres. */
export const useLimitNumbers = () => {
  const { facets, view } = useList();
  const { lang, currency } = useSite();
  const money = (amount: number, its: Currency): string => formatMoney(amount, its, lang);
  return (filter: string, value: number): LimitNumber => {
    if (filter.startsWith('year')) return { shown: String(value) };
    if (filter.startsWith('engine')) return { shown: formatNumber(value / 1000, lang, { minimumFractionDigits: 1 }) };
    if (!isPriceFilter(filter)) return { shown: formatNumber(value, lang) };
    const its = view.filters.in ?? currency;
    const own = money(value, its);
    if (its === currency) return { shown: own };
    // Without the counts no rate is known.
    return facets?.prices?.in === its
      ? { shown: `≈ ${money(value * facets.prices.rate, currency)}`, own }
      : { shown: own };
  };
};

/** Says a value of a filter in words: "Electric", "up to $25,000". */
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

/** Says in words how a phrase of the keyword was read: "Toyota", "from $10,000, up to $20,000". */
export const usePhraseNames = () => {
  const { t } = useList();
  const { lang, currency } = useSite();
  const numberOf = useLimitNumbers();
  const money = (amount: number, its: Currency | 'CNY'): string =>
    its === 'CNY' ? `¥${formatNumber(amount, lang)}` : formatMoney(amount, its, lang);
  return ({ word, name, limits, isKnown, isUsed }: UnderstoodPhrase): string => {
    if (!isUsed) return t('notFiltered', { name });
    if (!isKnown) return t('quoted', { keyword: word });
    const [first, second] = limits;
    // A year by itself is that year, not two limits.
    if (first && second && first.value === second.value) return String(first.value);
    if (first === undefined) return name;
    return limits
      .map(({ filter, value, currency: its = currency }) =>
        t(`limits.${filter}`, {
          number: isPriceFilter(filter) ? money(value, its) : numberOf(filter, value).shown,
        }),
      )
      .join(', ');
  };
};
