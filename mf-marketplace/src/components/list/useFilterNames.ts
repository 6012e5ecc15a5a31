import { isChoiceFilter, type UnderstoodPhrase } from '@caravan/shared/contracts/calls';
import { currencySymbol, formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import type { UsedFilter } from '../../api/listView';
import { useList } from './listPlace';

/** Says a limit as a number: "$25,000". */
export const useLimitNumbers = () => {
  const { lang, currency } = useSite();
  return (filter: string, value: number): string => {
    if (filter.startsWith('year')) return String(value);
    return `${filter.startsWith('price') ? currencySymbol(currency) : ''}${formatNumber(value, lang)}`;
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
    return t(`limits.${filter}`, { number: numberOf(filter, Number(value)) });
  };
};

/** Says in words how a phrase of the keyword was read: "Toyota", "from $10,000, up to $20,000". */
export const usePhraseNames = () => {
  const { t } = useList();
  const { lang } = useSite();
  const numberOf = useLimitNumbers();
  return ({ word, name, limits, isKnown, isUsed }: UnderstoodPhrase): string => {
    if (!isUsed) return t('notFiltered', { name });
    if (!isKnown) return t('quoted', { keyword: word });
    const [first, second] = limits;
    // A year by itself is that year, not two limits.
    if (first && second && first.value === second.value) return String(first.value);
    if (first === undefined) return name;
    return limits
      .map(({ filter, value, currency }) =>
        t(`limits.${filter}`, {
          number: currency === undefined ? numberOf(filter, value) : `${signs[currency]}${formatNumber(value, lang)}`,
        }),
      )
      .join(', ');
  };
};

const signs = { USD: '$', GEL: '₾', CNY: '¥' } as const;
