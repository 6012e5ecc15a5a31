import { isChoiceFilter } from '@caravan/shared/contracts/calls';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import type { UsedFilter } from '../../api/listView';
import { useList } from './listPlace';

/** Says a limit as a number: "$25,000", an engine's in litres. */
export const useLimitNumbers = () => {
  const { lang, currency } = useSite();
  return (filter: string, value: number): string => {
    if (filter.startsWith('year')) return String(value);
    if (filter.startsWith('price')) return formatMoney(value, currency, lang);
    if (filter.startsWith('engine')) return formatNumber(value / 1000, lang, { minimumFractionDigits: 1 });
    return formatNumber(value, lang);
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
